/** Start and end of a range of characters. An end of Infinity means the end of the text. */
export type Range = readonly [start: number, end: number];

/** A string in another form, with a mapping to the original string. */
interface TextView {
  readonly text: string;
  /** Maps a range of `text` to the original string. */
  locate(piece: Range): Range;
}

/**
 * Matches a character that is escaped, once or several times, for JSON, JavaScript, a URL or HTML. Also matches escapes
 * that never represent a letter or digit: a line break, a named HTML character, a slash in a JSON pointer. An escape
 * may be cut off by the end of the text.
 */
const ESCAPE =
  /(?:\\+u|%(?:25)*u)([\da-f]{4})|(?:\\+x|%(?:25)*)([\da-f]{2})|&(?:amp;)*#(?:x0*([\da-f]{1,4})|0*(\d{1,5}));|&(?:amp;)*[a-z]{2,8};|(?:\\+[ux]?[\da-f]{0,3}|%[\da-f]?|&#?\w{0,8})$|\\+[nrt]?|~[01]/gi;

/** Maximum depth of nested escapes. Consecutive escapes of the same kind are one level. */
const MAX_LEVELS = 4;

function decodeEscape(_: string, hex4?: string, hex2?: string, hexOfHtml?: string, decimal?: string): string {
  const hex = hex4 ?? hex2 ?? hexOfHtml;
  const code = hex === undefined ? decimal : Number.parseInt(hex, 16);
  return code === undefined ? "" : String.fromCharCode(Number(code));
}

/** Returns the string itself, and the string with its escapes decoded once, twice and so on. */
export function viewsOf(text: string): TextView[] {
  const views: TextView[] = [{ text, locate: (piece) => piece }];
  for (let last = views[0] as TextView; views.length <= MAX_LEVELS; views.push(last)) {
    const decoded = rewrite(last, ESCAPE, decodeEscape);
    if (decoded.text === last.text) break;
    last = decoded;
  }
  return views;
}

/** Returns only the ASCII letters and digits, so separators, line breaks and spaces cannot hide a secret. */
export function lettersOf(view: TextView): TextView {
  return rewrite(view, /[^\da-z]+/gi, "");
}

/** Replacement of a match. A constant is much faster than a function. */
type Replacement = "" | ((...match: string[]) => string);

function rewrite(view: TextView, pattern: RegExp, replacement: Replacement): TextView {
  let origin: Origin | undefined;
  return {
    text: view.text.replace(pattern, replacement as string),
    locate([start, end]) {
      origin ??= originOf(view.text, pattern, replacement);
      return view.locate([origin.starts[start] as number, origin.ends[end - 1] ?? Infinity]);
    },
  };
}

/** Maps each character of a rewritten string to its position in the original. */
interface Origin {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function originOf(text: string, pattern: RegExp, replacement: Replacement): Origin {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const copyUntil = (end: number): void => {
    for (; at < end; at += 1) {
      starts.push(at);
      ends.push(at + 1);
    }
  };
  for (const match of text.matchAll(pattern)) {
    copyUntil(match.index);
    at += match[0].length;
    // An escape represents one character, or none.
    if (typeof replacement === "function" && replacement(...match)) {
      starts.push(match.index);
      ends.push(at);
    }
  }
  copyUntil(text.length);
  return { starts, ends };
}
