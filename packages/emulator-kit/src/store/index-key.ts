import { StoreArgumentError } from "./store-errors.ts";

/**
 * A part of a key. Parts are sorted in the order null, false, true, numbers, strings. Strings are sorted by UTF-16 code
 * unit.
 */
export type KeyPart = string | number | boolean | null;

/** The key of an item in an index. Keys are compared part by part. Items with the same key are sorted by id. */
export type IndexKey = readonly KeyPart[];

/** Ends each part of an encoded key. Sorts before all characters in a part. */
const PART_END = "\u0001";

/** Sorts before the tags of all parts, so that the entries of a key come before the entries of longer keys. */
const ID_TAG = "!";

const LOW_ESCAPE = 0x02;

/**
 * The code unit before the surrogates. Higher code units sort differently in UTF-16, in UTF-8 and by code point, and
 * lone surrogates cannot be encoded as UTF-8. They are therefore escaped, so that strings sort the same in all engines
 * and are read back unchanged.
 */
const HIGH_ESCAPE = 0xd7ff;

const ESCAPE_SHIFT = 3;

/** Matches code units that must be escaped. During startup, this is faster than a loop. */
const ESCAPED = new RegExp(
  `[^${String.fromCharCode(LOW_ESCAPE + 1)}-${String.fromCharCode(HIGH_ESCAPE - 1)}]`,
);

/** Encodes a key as a string that sorts bytewise in the same order, contains no NUL and is well-formed Unicode. */
export function writeKey(key: IndexKey): string {
  let written = "";
  for (const part of key) written += writePart(part) + PART_END;
  return written;
}

/**
 * Returns the common prefix of all encoded keys that start with the parts `equals` and whose next part starts with
 * `prefix`.
 */
export function writePrefix(equals: IndexKey, prefix: string | undefined): string {
  return writeKey(equals) + (prefix === undefined ? "" : `4${escapeText(prefix)}`);
}

/**
 * Encodes an id. The result is the key of the item, and the last part of its keys in indexes. Any string is a valid id.
 */
export function writeId(id: string): string {
  return writeIdPrefix(id) + PART_END;
}

/** Returns the common prefix of all encoded ids that start with `prefix`. */
export function writeIdPrefix(prefix: string): string {
  return ID_TAG + escapeText(prefix);
}

/** Returns the range that contains exactly the entries with this encoded key. */
export function entryRange(written: string): { readonly from: string; readonly to: string } {
  return { from: written + ID_TAG, to: afterPrefix(written + ID_TAG) };
}

/** Returns the first string after `written`, which must be a complete key. */
export function afterKey(written: string): string {
  return written + PART_END;
}

/**
 * Returns the first string after all strings that start with `prefix`, which must be the beginning of an encoded key.
 */
export function afterPrefix(prefix: string): string {
  if (prefix === "") return String.fromCharCode(HIGH_ESCAPE);
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/** Returns the encoded id at the end of an index entry's key. */
export function idOfEntry(written: string): string {
  return written.slice(written.lastIndexOf(PART_END, written.length - 2) + 1);
}

/** Decodes an id that was encoded by {@link writeId}. */
export function readId(written: string): string {
  return unescapeText(written.slice(1, -1));
}

function writePart(part: KeyPart): string {
  if (part === null) return "0";
  if (typeof part === "boolean") return part ? "2" : "1";
  if (typeof part === "string") return `4${escapeText(part)}`;
  if (typeof part === "number" && Number.isFinite(part)) return `3${writeNumber(part)}`;
  throw new StoreArgumentError(
    "key",
    "must be an array of strings, finite numbers, booleans and nulls (or undefined to exclude an item from an index)",
  );
}

/** A buffer for the bytes of a number. */
const view = new DataView(new ArrayBuffer(8));

/**
 * Encodes a number as 16 hexadecimal digits in IEEE 754 format. Flips the sign bit, and all other bits of negative
 * numbers, so that the strings sort like the numbers.
 */
function writeNumber(value: number): string {
  view.setFloat64(0, value === 0 ? 0 : value);
  const isNegative = value < 0;
  const high = view.getUint32(0) ^ (isNegative ? 0xffff_ffff : 0x8000_0000);
  const low = view.getUint32(4) ^ (isNegative ? 0xffff_ffff : 0);
  return hexadecimal(high) + hexadecimal(low);
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}

function escapeText(text: string): string {
  if (!ESCAPED.test(text)) return text;
  let written = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > LOW_ESCAPE && unit < HIGH_ESCAPE) continue;
    const [mark, base] = unit <= LOW_ESCAPE ? [LOW_ESCAPE, 0] : [HIGH_ESCAPE, HIGH_ESCAPE];
    written += text.slice(from, at) + String.fromCharCode(mark, unit - base + ESCAPE_SHIFT);
    from = at + 1;
  }
  return written + text.slice(from);
}

function unescapeText(written: string): string {
  let text = "";
  let from = 0;
  for (let at = 0; at < written.length; at += 1) {
    const unit = written.charCodeAt(at);
    if (unit !== LOW_ESCAPE && unit !== HIGH_ESCAPE) continue;
    const base = unit === LOW_ESCAPE ? 0 : HIGH_ESCAPE;
    text += written.slice(from, at) + String.fromCharCode(written.charCodeAt(at + 1) - ESCAPE_SHIFT + base);
    at += 1;
    from = at + 1;
  }
  return from === 0 ? written : text + written.slice(from);
}
