import UIKit

extension UIImage {
    func resized(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    static func initials(_ name: String, size: CGFloat = 60, color: UIColor = .systemBlue) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
            let text = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: size / 2.5),
                .foregroundColor: UIColor.white,
                .paragraphStyle: paragraph,
            ]
            let bounds = (text as NSString).boundingRect(
                with: CGSize(width: size, height: .greatestFiniteMagnitude),
                options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
            text.draw(
                in: CGRect(x: 0, y: (size - bounds.height) / 2, width: size, height: bounds.height),
                withAttributes: attributes)
        }
    }

    func tinted(_ color: UIColor) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext(), let cgImage = cgImage else { return nil }
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.setBlendMode(.multiply)
        context.draw(cgImage, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
        color.set()
        UIRectFill(CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    }
}

final class PaddedField: UITextField {
    private let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    var onDelete: (() -> Void)?

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }

    override func deleteBackward() {
        onDelete?()
        super.deleteBackward()
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

final class ProfileHeader: UIView, UIContextMenuInteractionDelegate {
    private let avatar = UIImageView(image: .initials("Ada Lovelace"))
    private let name = PaddedLabel()
    private let gradient = CAGradientLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(name)
        avatar.translatesAutoresizingMaskIntoConstraints = false
        name.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: Any] = ["avatar": avatar, "name": name]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[avatar(60)]-[name]-|", options: [.alignAllCenterY], metrics: nil,
                views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[avatar(==side)]-|", options: [], metrics: ["side": 60], views: views))
        layer.insertSublayer(gradient, below: avatar.layer)
        addInteraction(UIContextMenuInteraction(delegate: self))
        let text = NSMutableAttributedString(string: "Ada ")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: .checkmark)))
        name.attributedText = text
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in }])
        }
    }
}
