/** Words that no constant of a module may have for a name (ECMAScript 2025, section 12.7.2, in strict code). */
export const reservedWords: readonly string[] = [
  ...["arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default"],
  ...["delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function"],
  ...["if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package"],
  ...["private", "protected", "public", "return", "static", "super", "switch", "this", "throw", "true"],
  ...["try", "typeof", "undefined", "var", "void", "while", "with", "yield"],
];
