import { StoreArgumentError } from "./store-errors.ts";

/** A part of a key. Parts sort as null, false, true, numbers, strings; strings by UTF-16 code unit. */
export type KeyPart = string | number | boolean | null;

/** The key of an item in an index. Keys sort part by part, and items with the same key by id. */
export type IndexKey = readonly KeyPart[];

/** Terminates every part of a written key. Sorts below all characters of a part. */
const PART_END = "\u0001";

/** Sorts below the tags of parts, so that the entries of a key come before those of longer keys. */
const ID_TAG = "!";

const LOW_ESCAPE = 0x02;

/**
 * The code unit below the surrogates. Higher code units sort differently in UTF-16, UTF-8 and by code point, and lone
 * surrogates cannot be encoded as UTF-8. They are escaped, so that every string sorts the same in all engines and is
 * read back unchanged.
 */
const HIGH_ESCAPE = 0xd7ff;

const ESCAPE_SHIFT = 3;

/** Encodes a key as text that sorts bytewise like the key, contains no NUL and is well-formed Unicode. */
export function writeKey(key: IndexKey): string {
  let written = "";
  for (const part of key) written += writePart(part) + PART_END;
  return written;
}

/** Returns the common prefix of all encoded keys that start with `equals` and whose next part starts with `prefix`. */
export function writePrefix(equals: IndexKey, prefix: string | undefined): string {
  return writeKey(equals) + (prefix === undefined ? "" : `4${escapeText(prefix)}`);
}

/** Encodes an id as the key of its item, and as the end of the keys of its entries. Any string is a valid id. */
export function writeId(id: string): string {
  return writeIdPrefix(id) + PART_END;
}

/** Returns the common prefix of all encoded ids that start with `prefix`. */
export function writeIdPrefix(prefix: string): string {
  return ID_TAG + escapeText(prefix);
}

/** Returns the range of the entries with exactly this encoded key. */
export function entryRange(written: string): { readonly from: string; readonly to: string } {
  return { from: written + ID_TAG, to: afterPrefix(written + ID_TAG) };
}

/** Returns the next text after `written`, which must be a complete key. */
export function afterKey(written: string): string {
  return written + PART_END;
}

/** Returns the next text after all texts that start with `prefix`, which must be the start of an encoded key. */
export function afterPrefix(prefix: string): string {
  if (prefix === "") return String.fromCharCode(HIGH_ESCAPE);
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/** Returns the encoded id at the end of an entry's key. */
export function idOfEntry(written: string): string {
  return written.slice(written.lastIndexOf(PART_END, written.length - 2) + 1);
}

/** Decodes an id that {@link writeId} has encoded. */
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

/** Buffer for the bytes of a number. */
const view = new DataView(new ArrayBuffer(8));

/**
 * Encodes the IEEE 754 form in 16 hexadecimal digits. The sign bit is flipped, and so are all bits of a negative
 * number, so that the texts sort like the numbers.
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
  let written = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > LOW_ESCAPE && unit < HIGH_ESCAPE) continue;
    const [mark, base] = unit <= LOW_ESCAPE ? [LOW_ESCAPE, 0] : [HIGH_ESCAPE, HIGH_ESCAPE];
    written += text.slice(from, at) + String.fromCharCode(mark, unit - base + ESCAPE_SHIFT);
    from = at + 1;
  }
  return from === 0 ? text : written + text.slice(from);
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
