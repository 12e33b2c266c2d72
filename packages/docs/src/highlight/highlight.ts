import { createCssVariablesTheme, createHighlighterCoreSync, type ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import http from "shiki/langs/http.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { escapeHtml } from "../html/markdown-html.ts";
import { NO_TIME_LIMIT } from "./no-time-limit.ts";

/** Languages used in code blocks on the site. */
export type Language = "bash" | "http" | "json" | "python" | "typescript" | "yaml";

const theme = createCssVariablesTheme({ name: "seamline", variablePrefix: "--", fontStyle: false });

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, http, json, python, typescript, yaml],
  engine: createJavaScriptRegexEngine(),
});

/** CSS class by theme variable. Plain text has no class, which keeps pages small. */
const CLASSES: Readonly<Record<string, string>> = {
  "token-comment": "c",
  "token-constant": "n",
  "token-function": "f",
  "token-keyword": "k",
  "token-string": "s",
  "token-string-expression": "s",
  "token-parameter": "v",
};

/** Renders code as lines of HTML, with a one-letter class for each kind of token. */
export function highlightedLines(code: string, language: Language): string[] {
  const lines = highlighter.codeToTokensBase(code, { ...NO_TIME_LIMIT, lang: language, theme: "seamline" });
  return lines.map((tokens) => merged(tokens).map(tokenHtml).join(""));
}

/** Lines that are at most this long do not wrap on phones. */
const SHORT_LINE = 30;

/** Deepest indentation of wrapped lines. */
const DEEPEST = 8;

/** Renders code as HTML. Long lines have a class for their indentation, so that their wrapped parts are indented. */
export function highlight(code: string, language: Language): string {
  const texts = code.split("\n");
  const lines = highlightedLines(code, language).map((line, index) => {
    const text = texts[index] ?? "";
    const end = index < texts.length - 1 ? "\n" : "";
    if (text.length <= SHORT_LINE) return line + end;
    const depth = Math.min(Math.floor(text.search(/\S|$/) / 2), DEEPEST);
    return `<span class=w${depth}>${line}${end}</span>`;
  });
  return lines.join("");
}

interface Token {
  readonly content: string;
  readonly kind: string | undefined;
}

/** Joins adjacent tokens of the same kind, and appends whitespace to the preceding token. */
function merged(tokens: readonly ThemedToken[]): Token[] {
  const joined: Token[] = [];
  for (const { content, color = "" } of tokens) {
    const kind = CLASSES[/--([\w-]+)/.exec(color)?.[1] ?? ""];
    const last = joined.at(-1);
    if (last && (last.kind === kind || content.trim() === ""))
      joined[joined.length - 1] = { content: last.content + content, kind: last.kind };
    else joined.push({ content, kind });
  }
  return joined;
}

function tokenHtml({ content, kind }: Token): string {
  return kind === undefined ? escapeHtml(content) : `<i class=${kind}>${escapeHtml(content)}</i>`;
}
