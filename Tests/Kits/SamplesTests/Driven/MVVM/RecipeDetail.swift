import SwiftUI

struct Recipe: Identifiable, Equatable {
    let id: UUID
    var name: String
    var minutes: Int
    var isFavorite: Bool
}

@MainActor
class RecipeBookViewModel: ObservableObject {
    @Published var recipes: [Recipe]
    @Published var filter: Filter = .all

    enum Filter: String, CaseIterable, Identifiable {
        case all = "All"
        case favorites = "Favorites"
        var id: Self { self }
    }

    init(recipes: [Recipe]) {
        self.recipes = recipes
    }

    func delete(at offsets: IndexSet) {
        recipes.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        recipes.move(fromOffsets: source, toOffset: destination)
    }
}

struct RecipeBookView: View {
    @ObservedObject var viewModel: RecipeBookViewModel
    @State private var isAdding = false

    var body: some View {
        NavigationView {
            VStack {
                Picker("Filter", selection: $viewModel.filter) {
                    ForEach(RecipeBookViewModel.Filter.allCases) { filter in
                        Text(filter.rawValue).tag(filter)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
                List {
                    ForEach($viewModel.recipes) { $recipe in
                        if viewModel.filter == .all || recipe.isFavorite {
                            NavigationLink(destination: RecipeDetailView(recipe: $recipe)) {
                                HStack {
                                    Text(recipe.name)
                                    if recipe.isFavorite {
                                        Image(systemName: "heart.fill").foregroundColor(.red)
                                    }
                                }
                            }
                        }
                    }
                    .onDelete(perform: viewModel.delete)
                    .onMove(perform: viewModel.move)
                }
            }
            .navigationBarTitle("Recipes", displayMode: .large)
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { isAdding = true }) { Image(systemName: "plus") }
            )
            .sheet(isPresented: $isAdding) {
                AddRecipeView { viewModel.recipes.append($0) }
            }
        }
    }
}

struct RecipeDetailView: View {
    @Binding var recipe: Recipe

    var body: some View {
        Form {
            TextField("Name", text: $recipe.name)
            Stepper("\(recipe.minutes) minutes", value: $recipe.minutes, in: 5...240, step: 5)
            Toggle(isOn: $recipe.isFavorite) {
                Label("Favorite", systemImage: "heart")
            }
        }
        .navigationBarTitle(Text(recipe.name), displayMode: .inline)
    }
}

struct AddRecipeView: View {
    @Environment(\.presentationMode) var presentationMode
    @State private var name = ""
    let onSave: (Recipe) -> Void

    var body: some View {
        NavigationView {
            TextField("Name", text: $name)
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) {
                        Button("Cancel", role: .cancel) { presentationMode.wrappedValue.dismiss() }
                    }
                    ToolbarItem(placement: .navigationBarTrailing) {
                        Button("Save") {
                            onSave(Recipe(id: UUID(), name: name, minutes: 30, isFavorite: false))
                            presentationMode.wrappedValue.dismiss()
                        }
                        .disabled(name.isEmpty)
                    }
                }
        }
    }
}
