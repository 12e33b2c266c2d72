import { StoreArgumentError } from "./store-errors.ts";

/** Part of a key. Parts sort null, false, true, numbers, strings; strings by UTF-16 code unit. */
export type KeyPart = string | number | boolean | null;

/** Where an item stands in an index: sorted part by part, items of one key by id. */
export type IndexKey = readonly KeyPart[];

/** Ends every part of a written key, and sorts below everything that a part may hold. */
const partEnd = "\u0001";
/** Sorts below the tags of parts, so that a key's own entries stand together, before those of longer keys. */
const idTag = "!";
const lowEscape = 0x02;
/**
 * Above this code unit begin the surrogates, where UTF-16, UTF-8 and code points sort differently, and where half a
 * pair cannot be written as UTF-8. Escaped, every string keeps its place in every engine and comes back as it was.
 */
const highEscape = 0xd7ff;
const escapeShift = 3;

/** A key as text that sorts bytewise as the key does, holds no NUL and is well-formed Unicode. */
export function writeKey(key: IndexKey): string {
  return key.map((part) => writePart(part) + partEnd).join("");
}

/** The text that every written key begins with whose first parts are `equals`, and whose next begins with `prefix`. */
export function writePrefix(equals: IndexKey, prefix: string | undefined): string {
  return writeKey(equals) + (prefix === undefined ? "" : `4${escapeText(prefix)}`);
}

/** An id as the key of its item, and as the end of the keys under which an index has it. Any string is an id. */
export function writeId(id: string): string {
  return writeIdPrefix(id) + partEnd;
}

/** The text that the written ids begin with which begin with `prefix`. */
export function writeIdPrefix(prefix: string): string {
  return idTag + escapeText(prefix);
}

/** The range of the entries that have exactly this key, whatever their ids. */
export function entryRange(written: string): { readonly from: string; readonly to: string } {
  return { from: written + idTag, to: afterPrefix(written + idTag) };
}

/** First text after `written`, a whole key. */
export function afterKey(written: string): string {
  return written + partEnd;
}

/** First text after all that begin with `prefix`, a beginning of a written key. */
export function afterPrefix(prefix: string): string {
  if (prefix === "") return String.fromCharCode(highEscape);
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/** The written id that an entry's key ends with. */
export function idOfEntry(written: string): string {
  return written.slice(written.lastIndexOf(partEnd, written.length - 2) + 1);
}

/** The id that was written. */
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
    "must be an array of strings, finite numbers, booleans and nulls; leave an item out of an index by giving undefined",
  );
}

/** IEEE 754 in 16 hexadecimal digits: sign flipped, and every bit of a negative number, so that text sorts as numbers. */
function writeNumber(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value === 0 ? 0 : value);
  const negative = value < 0;
  const high = view.getUint32(0) ^ (negative ? 0xffff_ffff : 0x8000_0000);
  const low = view.getUint32(4) ^ (negative ? 0xffff_ffff : 0);
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
    if (unit > lowEscape && unit < highEscape) continue;
    const [mark, base] = unit <= lowEscape ? [lowEscape, 0] : [highEscape, highEscape];
    written += text.slice(from, at) + String.fromCharCode(mark, unit - base + escapeShift);
    from = at + 1;
  }
  return from === 0 ? text : written + text.slice(from);
}

function unescapeText(written: string): string {
  let text = "";
  let from = 0;
  for (let at = 0; at < written.length; at += 1) {
    const unit = written.charCodeAt(at);
    if (unit !== lowEscape && unit !== highEscape) continue;
    const base = unit === lowEscape ? 0 : highEscape;
    text += written.slice(from, at) + String.fromCharCode(written.charCodeAt(at + 1) - escapeShift + base);
    at += 1;
    from = at + 1;
  }
  return from === 0 ? written : text + written.slice(from);
}
