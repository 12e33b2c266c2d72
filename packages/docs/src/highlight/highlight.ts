import { indentOf, SHORT_LINE } from "@seamline/ui/code/long-lines";
import { createHighlighterCoreSync, type ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import http from "shiki/langs/http.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { escapeHtml } from "../html/markdown-html.ts";
import { NO_TIME_LIMIT } from "./no-time-limit.ts";
import { siteTheme } from "./site-theme.ts";

/** Languages used in code blocks on the site. */
export type Language = "bash" | "http" | "json" | "python" | "typescript" | "yaml";

const highlighter = createHighlighterCoreSync({
  themes: [siteTheme("seamline")],
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
};

/** Matches flags of commands, which must not break after their hyphens. */
const FLAG = /(?<= )--[a-z][\w-]*/g;

/** Renders code as HTML, with a one-letter class for each kind of token. */
export function highlight(code: string, language: Language): string {
  const lines = highlighter.codeToTokensBase(code, { ...NO_TIME_LIMIT, lang: language, theme: "seamline" });
  const html = lines.map((tokens) => merged(tokens).map(tokenHtml).join("")).join("\n");
  return language === "bash" ? html.replaceAll(FLAG, "<i class=o>$&</i>") : html;
}

/**
 * Matches tags, file names, names with hyphens, and possible line breaks in long names: before `.`, `(` and `/` except
 * in e-mail addresses, and before a string in parentheses.
 */
const BREAK =
  /(?<=\()(?=<i class=s>)|<[^>]*>|(?<![\w/.-])\w[\w-]*(?:\.\w+)*\.(?:html|js|json|md|ts|ya?ml)\b|(?<![\w-])(?:@[\w-]+\/)?\w+(?:-\w+)+|(?<=[\w)\]}>])(?<!@[\w-]*)(?=[(/]|\.(?:[A-Za-z]|<i))/g;

/**
 * Adds hanging indents to the long lines of highlighted code, which wrap on narrow screens. They break before `.`, `(`
 * and `/` rather than inside names.
 */
export function withHangingIndents(html: string, code: string): string {
  const texts = code.split("\n");
  const lines = html.split("\n").map((line, index, { length }) => {
    const [text = "", end] = [texts[index], index < length - 1 ? "\n" : ""];
    if (text.length <= SHORT_LINE) return `${line}${end}`;
    return hangingLine(line.replace(BREAK, breakOf) + end, indentOf(text));
  });
  return lines.join("");
}

/** Maximum length of names that fit into a line on phones. */
const SHORT_NAME = 24;

function breakOf(match: string): string {
  if (match === "") return "<wbr>";
  return match.startsWith("<") || match.length > SHORT_NAME ? match : `<i class=w>${match}</i>`;
}

/** Adds a hanging indent to a line of HTML. @param indent number of spaces at the start of the line */
export function hangingLine(html: string, indent: number): string {
  return `<span style=--i:${indent}>${html}</span>`;
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
