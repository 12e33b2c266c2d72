import { crc32 } from "node:zlib";

/** Headers of a zip archive (APPNOTE.TXT 6.3), each with the number that it begins with. */
export const LOCAL_HEADER = "PK\x03\x04";
export const CENTRAL_HEADER = "PK\x01\x02";
export const END_HEADER = "PK\x05\x06";

/** How long a local header is before the name, in bytes. */
export const LOCAL_HEADER_LENGTH = 30;

/** 2.0: the version that knows stored files. */
const VERSION = number16(20);
/** No flags, no compression, midnight of 1980-01-01: the first time that zip archives know. */
const STORED = number16(0) + number16(0) + number16(0) + number16((1 << 5) | 1);

/** Half of the lengths have a lowest byte that is no character of ASCII: with so many spaces, every one was tried. */
const MOST_SPACES = 0x100;
/** Enough spaces and newlines behind those, in every order, for a checksum that fits. */
const TAIL_LENGTH = 8;

interface Entry {
  readonly name: string;
  readonly content: string;
  /** Where it begins in the archive. */
  readonly offset: number;
}

/**
 * A zip archive of texts by name that is a text itself: its every byte is below 0x80, so that a workflow can hold it in
 * a string. Lengths and checksums become so by white space at the end of each text, where it does no harm to code or
 * JSON. The same files give the same text.
 *
 * @throws {RangeError} for files that no white space helps: too many of them, or with characters beyond ASCII.
 */
export function textArchive(files: Readonly<Record<string, string>>): string {
  const entries: Entry[] = [];
  for (const [name, text] of Object.entries(files)) entries.push(padded(name, text, endOf(entries.at(-1))));
  const start = endOf(entries.at(-1));
  const central = entries.map(centralHeader).join("");
  const count = number16(entries.length);
  const end = `${END_HEADER}${number32(0)}${count}${count}${number32(central.length)}${number32(start)}${number16(0)}`;
  const archive = [...entries.map((entry) => `${localHeader(entry)}${entry.content}`), central, end].join("");
  if (isAscii(archive)) return archive;
  throw new RangeError(`The files ${Object.keys(files).join(", ")} make no archive that is a text.`);
}

/** An entry with white space that makes its numbers, and where the next one begins, a text. */
function padded(name: string, text: string, offset: number): Entry {
  const code = `${text.trimEnd()}\n`;
  for (const padding of paddings()) {
    const entry = { name, content: `${code}${padding}`, offset };
    if (isAscii(`${localHeader(entry)}${number32(endOf(entry))}`)) return entry;
  }
  throw new RangeError(`No white space at the end of ${name} makes its headers a text.`);
}

/** White space, with the fewest spaces first. */
function* paddings(): Generator<string> {
  for (let spaces = 0; spaces <= MOST_SPACES; spaces += 1) {
    for (const tail of tails) yield `${" ".repeat(spaces)}${tail}`;
  }
}

/** Spaces and newlines in every order, each of them behind a newline. */
const tails: readonly string[] = Array.from({ length: 1 << TAIL_LENGTH }, (_, bits) =>
  bits === 0 ? "" : `\n${bits.toString(2).slice(1).replaceAll("0", " ").replaceAll("1", "\n")}`,
);

function endOf(entry: Entry | undefined): number {
  return entry === undefined
    ? 0
    : entry.offset + LOCAL_HEADER_LENGTH + entry.name.length + entry.content.length;
}

function localHeader(entry: Entry): string {
  return `${LOCAL_HEADER}${commonHeader(entry)}${entry.name}`;
}

function centralHeader(entry: Entry): string {
  const nothing = number32(0);
  const rest = `${number16(0)}${nothing}${nothing}${number32(entry.offset)}`;
  return `${CENTRAL_HEADER}${VERSION}${commonHeader(entry)}${rest}${entry.name}`;
}

/** What both headers of a file say, to the length of its name and of what is extra. */
function commonHeader({ name, content }: Entry): string {
  const size = number32(content.length);
  return `${VERSION}${STORED}${number32(crc32(content))}${size}${size}${number16(name.length)}${number16(0)}`;
}

/** The bytes of a number as characters, the lowest first. */
function number16(value: number): string {
  return String.fromCharCode(value & 0xff, (value >>> 8) & 0xff);
}

function number32(value: number): string {
  return number16(value & 0xffff) + number16(value >>> 16);
}

function isAscii(text: string): boolean {
  return [...text].every((character) => character < "\x80");
}
