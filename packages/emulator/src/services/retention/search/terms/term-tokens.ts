import type { TextField } from "../searchable-message.ts";
import { TermsSyntaxError } from "./terms-syntax-error.ts";

/** A piece of search terms. Columns are counted from 1. */
export type TermToken = { readonly column: number } & (
  | { readonly kind: "(" | ")" | "OR" | "AND" | "NOT" }
  | { readonly kind: "field"; readonly field: TextField }
  | { readonly kind: "text"; readonly text: string }
);

const PIECE =
  /\s*(?:(?<sign>[()]|-(?=[^\s)]))|(?<field>from|to|subject):(?=[^\s)])|"(?<quoted>[^"]*)(?<end>"|$)|(?<word>[^\s()"]+))/iy;
const WORDS_OF_GRAMMAR = new Set(["OR", "AND", "NOT"]);

/** @throws TermsSyntaxError for a quotation that does not end */
export function termTokens(text: string): TermToken[] {
  const tokens: TermToken[] = [];
  const rest = text.trimEnd();
  const piece = new RegExp(PIECE);
  while (piece.lastIndex < rest.length) {
    const found = piece.exec(rest);
    if (!found?.groups) break;
    tokens.push(tokenOf(found.groups, piece.lastIndex - found[0].trimStart().length + 1));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, column: number): TermToken {
  const { sign, field, quoted, end, word = "" } = groups;
  if (sign === "(" || sign === ")") return { kind: sign, column };
  if (sign !== undefined) return { kind: "NOT", column };
  if (field !== undefined) return { kind: "field", field: field.toLowerCase() as TextField, column };
  if (quoted !== undefined) {
    if (end !== '"') throw new TermsSyntaxError(column, 'The quotation must end with ".');
    return { kind: "text", text: quoted, column };
  }
  return WORDS_OF_GRAMMAR.has(word)
    ? { kind: word as "OR" | "AND" | "NOT", column }
    : { kind: "text", text: word, column };
}
