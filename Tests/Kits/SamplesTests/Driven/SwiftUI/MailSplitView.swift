import SwiftUI

struct Mailbox: Identifiable, Hashable {
    let id: String
    var mails: [Mail]
}

struct Mail: Identifiable, Hashable {
    let id: Int
    let subject: String
    var isRead = false
}

@Observable
final class MailModel {
    var boxes: [Mailbox]
    var selectedBox: Mailbox.ID?
    var selectedMail: Mail.ID?

    init(boxes: [Mailbox]) {
        self.boxes = boxes
    }

    var mails: [Mail] {
        boxes.first { $0.id == selectedBox }?.mails ?? []
    }

    var mail: Mail? {
        mails.first { $0.id == selectedMail }
    }
}

struct MailSplitView: View {
    @State var model: MailModel
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(model.boxes, selection: $model.selectedBox) { box in
                Label(box.id, systemImage: "tray")
                    .badge(box.mails.count)
            }
            .navigationTitle("Mailboxes")
        } content: {
            List(model.mails, selection: $model.selectedMail) { mail in
                Text(mail.subject).fontWeight(mail.isRead ? .regular : .bold)
            }
        } detail: {
            if let mail = model.mail {
                Text("Reading \(mail.subject)")
            } else {
                ContentUnavailableView("No mail", systemImage: "envelope")
            }
        }
    }
}
