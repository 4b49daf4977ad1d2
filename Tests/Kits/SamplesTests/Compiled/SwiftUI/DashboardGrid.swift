import SwiftUI

struct Metric: Identifiable {
    let id = UUID()
    let name: String
    let value: Double
}

struct DashboardGrid: View {
    let metrics: [Metric]
    private let columns = [GridItem(.adaptive(minimum: 120), spacing: 16)]
    private let rows = [GridItem(.fixed(40)), GridItem(.flexible())]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 16) {
                ForEach(metrics) { metric in
                    MetricTile(metric: metric)
                }
            }
            .padding(.horizontal)
            ScrollView(.horizontal) {
                LazyHGrid(rows: rows) {
                    ForEach(metrics) { Text($0.name) }
                }
            }
            Grid(alignment: .leading, horizontalSpacing: 8) {
                GridRow {
                    Text("Name")
                    Text("Value")
                }
                Divider()
                ForEach(metrics) { metric in
                    GridRow {
                        Text(metric.name)
                        Text(metric.value, format: .number.precision(.fractionLength(1)))
                    }
                }
            }
            LazyVStack(pinnedViews: [.sectionHeaders]) {
                Section(header: Text("All")) {
                    ForEach(metrics) { Text($0.name) }
                }
            }
        }
        .background(
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea())
    }
}

private struct MetricTile: View {
    let metric: Metric

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .topLeading) {
                RoundedRectangle(cornerRadius: 12, style: .continuous)
                    .fill(Color(.systemBackground))
                    .frame(width: geometry.size.width, height: geometry.size.height)
                VStack(alignment: .leading) {
                    Text(metric.name).font(.caption).textCase(.uppercase)
                    ProgressView(value: metric.value, total: 100)
                    Circle().trim(from: 0, to: metric.value / 100)
                        .stroke(Color.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                    Capsule().frame(height: 4)
                }
                .padding(8)
            }
        }
        .frame(minHeight: 80)
        .aspectRatio(1, contentMode: .fit)
    }
}
