import { createCssVariablesTheme, type ThemeRegistration } from "shiki/core";

/** Kinds of tokens in the text color: names and the arguments of commands. */
const PLAIN = [
  "meta.function-call",
  "punctuation.accessor",
  "string.unquoted.argument",
  "support.class",
  "support.variable",
  "variable.other.class",
  "variable.other.constant",
  "variable.other.object",
  "variable.parameter.function",
];

/** Returns a code theme with CSS variables as colors, such as `--token-string`. */
export function siteTheme(name: string): ThemeRegistration {
  const theme = createCssVariablesTheme({ name, variablePrefix: "--", fontStyle: false });
  const plain = { scope: PLAIN, settings: { foreground: "var(--foreground)" } };
  return { ...theme, tokenColors: [...(theme.tokenColors ?? []), plain] };
}
