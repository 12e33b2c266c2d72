import ts from "typescript-5.9";

/** Descriptions of a function's parameters, keyed by parameter name. */
export type Values = ReadonlyMap<string, string>;

/** Returns the text of an expression, with a `{name}` placeholder for each value that is known only at run time. */
export function messageText(node: ts.Expression, values: Values = new Map()): string {
  const expression = withoutCasts(node);
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return expression.text;
  if (ts.isTemplateExpression(expression)) return templateText(expression, values);
  if (isConcatenation(expression) && isText(expression))
    return messageText(expression.left, values) + messageText(expression.right, values);
  if (ts.isConditionalExpression(expression)) return alternatives(expression, values);
  if (!ts.isIdentifier(expression)) return `{${nameOf(expression)}}`;
  const constant = values.has(expression.text) ? undefined : constantOf(expression);
  if (constant && (isText(constant) || ts.isNumericLiteral(constant))) return messageText(constant, values);
  return values.get(expression.text) ?? `{${expression.text}}`;
}

/** Returns whether a string has at least two words besides its placeholders. */
export function hasWords(text: string): boolean {
  return /[a-z]{2,}\W+[a-z]{2,}/i.test(text.replaceAll(/\{[^}]*\}/g, " "));
}

function templateText({ head, templateSpans }: ts.TemplateExpression, values: Values): string {
  const spans = templateSpans.map(
    ({ expression, literal }) => messageText(expression, values) + literal.text,
  );
  return head.text + spans.join("");
}

/** Shows an optional part as `[part]`, and two alternatives as `(one|other)`. */
function alternatives({ whenTrue, whenFalse }: ts.ConditionalExpression, values: Values): string {
  const texts = [whenTrue, whenFalse].map((each) => messageText(each, values));
  return texts.includes("") ? `[${texts.join("")}]` : `(${texts.join("|")})`;
}

function withoutCasts(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node);
  return isWrapped ? withoutCasts(node.expression) : node;
}

function isConcatenation(node: ts.Expression): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

function isText(node: ts.Expression): boolean {
  const expression = withoutCasts(node);
  if (ts.isConditionalExpression(expression))
    return isText(expression.whenTrue) || isText(expression.whenFalse);
  if (isConcatenation(expression)) return isText(expression.left) || isText(expression.right);
  return ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression);
}

/** Finds the initial value of a constant in the enclosing scopes. A parameter hides constants with the same name. */
function constantOf({ text, parent }: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = parent; scope !== undefined; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => name.getText() === text)) return;
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const found = scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => name.getText() === text);
    if (found !== undefined) return found.initializer;
  }
}

/**
 * Returns a name for an expression's value: `names` for `names.join(", ")`, and `value` for `JSON.stringify(value)`.
 */
function nameOf(node: ts.Expression): string {
  const expression = withoutCasts(node);
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text.replace("#", "");
  if (ts.isElementAccessExpression(expression)) return nameOf(expression.expression);
  if (ts.isBinaryExpression(expression)) return nameOf(expression.left);
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.map(nameOf).join(", ");
  if (ts.isStringLiteralLike(expression) || ts.isIdentifier(expression)) return expression.text;
  if (!ts.isCallExpression(expression) && !ts.isNewExpression(expression)) return "…";
  const { expression: callee, arguments: [first] = [] } = expression;
  const isMethod =
    ts.isPropertyAccessExpression(callee) && !/^(?:JSON|[A-Z][a-z]\w*)$/.test(callee.expression.getText());
  if (isMethod) return nameOf(callee.expression);
  return nameOf(first ?? callee);
}
