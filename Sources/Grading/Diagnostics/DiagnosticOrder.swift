extension [Diagnostic] {
  /// Errors before all else, those of the syntax first, then by file and place.
  ///
  /// A brace too few makes the compiler misread all that follows: no other error counts before it is mended.
  func inReadingOrder(files: [String]) -> [Diagnostic] {
    let order = Dictionary(zip(files, files.indices), uniquingKeysWith: { first, _ in first })
    func key(_ diagnostic: Diagnostic) -> [Int] {
      [
        diagnostic.severity == .error ? 0 : 1,
        diagnostic.isAboutSyntax ? 0 : 1,
        order[diagnostic.file] ?? files.count,
        diagnostic.line,
        // What the parser says of a line first is the cause of what it says next.
        diagnostic.isAboutSyntax && !diagnostic.id.hasPrefix("lex_") ? 0 : diagnostic.column,
      ]
    }
    // Of two at one place the compiler's first stays first.
    return enumerated().map { (key: key($0.element) + [$0.offset], diagnostic: $0.element) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.diagnostic)
  }
}

extension Diagnostic {
  /// Whether the parser says it, which could not read on as it should.
  var isAboutSyntax: Bool {
    let isNamedLikeOne = id.hasPrefix("lex_") || id.hasPrefix("expected_")
    return isNamedLikeOne && !Self.namedLikeSyntax.contains(id) || Self.syntax.contains(id)
  }

  private static let namedLikeSyntax: Set<String> = [
    "expected_argument_in_contextual_member", "expected_parens_in_contextual_member",
    "expected_parens_in_contextual_member_type", "expected_result_in_contextual_member",
    "expected_macro_expansion_expr", "expected_macro_expansion_decls",
  ]

  private static let syntax: Set<String> = [
    "extra_rbrace", "extra_rbracket", "extra_colon", "extra_tokens_after_expression",
    "statement_same_line_without_semi", "statement_same_line_without_newline",
    "declaration_same_line_without_semi", "statement_begins_with_closure", "illegal_semi_stmt",
    "illegal_top_level_stmt", "illegal_top_level_expr", "func_decl_without_paren",
    "func_decl_without_brace", "func_decl_expected_arrow", "number_cant_start_decl_name",
    "keyword_cant_be_identifier", "repeated_identifier", "escaped_parameter_name",
    "computed_property_missing_type", "getset_nontrivial_pattern", "missing_getter",
    "initializer_has_name", "initializer_result_type", "parameter_unnamed", "decl_inner_scope",
    "missing_condition_after_if", "missing_condition_after_guard", "missing_condition_after_while",
    "unexpected_else_after_if", "c_style_for_stmt_removed", "case_outside_of_switch",
    "stmt_in_switch_not_covered_by_case", "case_after_default", "case_stmt_without_body",
    "try_on_stmt", "try_on_var_let", "await_before_try", "async_after_throws",
    "async_or_throws_in_wrong_position", "unexpected_separator", "requires_single_equal",
    "requires_comma", "new_array_syntax", "string_literal_no_atsign", "string_interpolation_extra",
    "string_interpolation_unclosed", "extension_type_expected", "protocol_method_with_body",
    "anon_closure_arg_not_in_closure", "do_while_now_repeat_while", "extra_whitespace_period",
    "enum_case_dot_prefix", "extra_case_keyword", "untyped_pattern_ellipsis", "disallowed_init",
  ]
}
