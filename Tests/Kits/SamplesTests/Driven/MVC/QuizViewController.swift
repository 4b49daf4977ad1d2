import UIKit

struct QuizQuestion {
    let text: String
    let answers: [String]
    let correctAnswer: Int

    init(q: String, a: [String], correct: Int) {
        text = q
        answers = a
        correctAnswer = correct
    }
}

struct QuizBrain {
    private var questionNumber = 0
    private(set) var score = 0

    private let quiz = [
        QuizQuestion(q: "Which keyword makes a constant?", a: ["var", "let"], correct: 1),
        QuizQuestion(q: "Is a struct a value type?", a: ["Yes", "No"], correct: 0),
        QuizQuestion(q: "Who owns a delegate?", a: ["Nobody", "The delegating object"], correct: 0),
    ]

    var current: QuizQuestion { quiz[questionNumber] }
    var progress: String { "\(questionNumber + 1)/\(quiz.count)" }

    mutating func checkAnswer(_ index: Int) -> Bool {
        let isRight = index == current.correctAnswer
        if isRight { score += 1 }
        return isRight
    }

    /// Returns false when the quiz starts over.
    mutating func nextQuestion() -> Bool {
        if questionNumber + 1 < quiz.count {
            questionNumber += 1
            return true
        }
        questionNumber = 0
        score = 0
        return false
    }
}

class QuizViewController: UIViewController {
    var quizBrain = QuizBrain()

    let questionLabel = UILabel()
    let scoreLabel = UILabel()
    let progressLabel = UILabel()
    lazy var answerButtons: [UIButton] = (0..<2).map { index in
        let button = UIButton(type: .system)
        button.tag = index
        button.addAction(
            UIAction { [unowned self] action in
                guard let sender = action.sender as? UIButton else { return }
                self.answerPressed(sender)
            }, for: .touchUpInside)
        return button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        questionLabel.numberOfLines = 0
        let stack = UIStackView(
            arrangedSubviews: [scoreLabel, questionLabel] + answerButtons + [progressLabel])
        stack.axis = .vertical
        view.addSubview(stack)
        updateUI()
    }

    func answerPressed(_ sender: UIButton) {
        let isRight = quizBrain.checkAnswer(sender.tag)
        sender.backgroundColor = isRight ? UIColor.green : UIColor.red
        let finalScore = quizBrain.score
        if quizBrain.nextQuestion() {
            updateUI()
        } else {
            showResult(finalScore)
        }
    }

    func showResult(_ score: Int) {
        let alert = UIAlertController(
            title: "Finished", message: "You scored \(score) points.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Play again", style: .default) { _ in
                self.updateUI()
            })
        present(alert, animated: true, completion: nil)
    }

    func updateUI() {
        questionLabel.text = quizBrain.current.text
        for (button, answer) in zip(answerButtons, quizBrain.current.answers) {
            button.setTitle(answer, for: .normal)
            button.backgroundColor = .clear
        }
        scoreLabel.text = "Score: \(quizBrain.score)"
        progressLabel.text = quizBrain.progress
    }
}
