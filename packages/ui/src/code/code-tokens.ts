/** A token with its kind. The kind is used as a CSS class suffix. */
export type CodeToken = readonly [
  kind: "name" | "string" | "number" | "word" | "keyword" | "comment" | "",
  text: string,
];

const JSON_TOKEN =
  /(?<name>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>true|false|null)/g;

// An unterminated token, such as a string, ends at the end of the line or input. The patterns therefore never
// backtrack, and run in linear time.

const JAVASCRIPT_TOKEN =
  /(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>"(?:[^"\\\n]|\\.?)*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\.?)*(?:'|(?=\n)|$)|`(?:[^`\\]|\\[\s\S]?)*(?:`|$))|(?<number>\b\d[\w.]*)|(?<keyword>\b(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|static|switch|this|throw|true|try|typeof|undefined|var|void|while|yield)\b)/g;

const PYTHON_TOKEN =
  /(?<comment>#.*)|(?<string>"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.?)*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\.?)*(?:'|(?=\n)|$))|(?<number>\b\d[\w.]*)|(?<keyword>\b(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)\b)/g;

export type CodeLanguage = "json" | "javascript" | "python";

const TOKENS: Readonly<Record<CodeLanguage, RegExp>> = {
  json: JSON_TOKEN,
  javascript: JAVASCRIPT_TOKEN,
  python: PYTHON_TOKEN,
};

/** Splits code into lines of tokens. Each line but the last ends with its line break. */
export function codeLines(code: string, language: CodeLanguage | undefined): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const [kind, text] of language ? codeTokens(code, language) : ([["", code]] as const)) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push([kind, part]);
      if (part.endsWith("\n")) lines.push([]);
    }
  }
  return lines;
}

/** Splits tokens after a number of characters. */
export function splitTokens(tokens: readonly CodeToken[], length: number): [CodeToken[], CodeToken[]] {
  const [start, rest]: [CodeToken[], CodeToken[]] = [[], []];
  let left = length;
  for (const [kind, text] of tokens) {
    if (left > 0) start.push([kind, text.slice(0, left)]);
    if (text.length > left) rest.push([kind, text.slice(Math.max(0, left))]);
    left -= text.length;
  }
  return [start, rest];
}

/** Splits code into highlighted and plain tokens. Joining all tokens returns the original code. */
export function codeTokens(code: string, language: CodeLanguage): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS[language])) {
    if (match.index > end) tokens.push(["", code.slice(end, match.index)]);
    const [kind = ""] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push([kind as CodeToken[0], match[0]]);
    end = match.index + match[0].length;
  }
  tokens.push(["", code.slice(end)]);
  return tokens;
}
