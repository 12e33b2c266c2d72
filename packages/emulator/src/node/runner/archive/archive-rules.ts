import { CodeError } from "../../../framework/code-runner.ts";

/** What an archive may hold. */
export interface ArchiveLimits {
  /** Bytes of the archive itself. */
  readonly compressedBytes: number;
  /** Bytes of all its files together. */
  readonly uncompressedBytes: number;
  /** Files and folders together, those that only stand in the path of another among them. */
  readonly entries: number;
  /** Bytes of a path in UTF-8. */
  readonly pathBytes: number;
  /** Names in a path. */
  readonly depth: number;
}

const MEBIBYTE = 1024 * 1024;

/** Sizes as the reference facts have them ("Limits"); the rest is far above what code of people comes to. */
export const referenceArchiveLimits: ArchiveLimits = {
  compressedBytes: 100 * MEBIBYTE,
  uncompressedBytes: 500 * MEBIBYTE,
  entries: 50_000,
  pathBytes: 1_024,
  depth: 64,
};

/** Bytes that the file systems in use give to one name. */
const NAME_BYTES = 255;

/** Names of devices on Windows, whatever follows a dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * What keeps a path from being unpacked: words that go on from its name. Nothing of it is mended, since what a path
 * was meant to be is for who wrote it.
 *
 * @param platform the system that it is to be unpacked on
 */
export function pathProblem(
  path: string,
  { pathBytes, depth }: ArchiveLimits,
  platform: string = process.platform,
): string | undefined {
  if (CONTROL.test(path)) return "has a control character in its name: take it out";
  if (path.includes("\\")) return 'has a backslash in its name: put "/" between names';
  if (/^[a-z]:/i.test(path)) return "begins with the letter of a drive: give a path within the archive";
  if (path.startsWith("/")) return "begins at the root of the file system: give a path within the archive";
  const names = path.split("/");
  if (names.includes("")) return "has an empty name in its path: give each folder a name";
  if (names.includes("..")) return 'leads out of its folder by "..": give a path within the archive';
  if (names.includes(".")) return 'has a "." in its path: leave it out';
  if (Buffer.byteLength(path) > pathBytes) return `has a path of more than ${pathBytes} bytes: shorten it`;
  if (names.length > depth) return `lies more than ${depth} levels deep: nest it less`;
  if (names.some((name) => Buffer.byteLength(name) > NAME_BYTES)) {
    return `has a name of more than ${NAME_BYTES} bytes in its path: shorten it`;
  }
  return platform === "win32" && names.some(isInvalidOnWindows)
    ? "has a name that Windows does not take: rename it"
    : undefined;
}

/** There a colon opens a second stream of a file, and dots and spaces at the end are dropped. */
function isInvalidOnWindows(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || DEVICE.test(name);
}

/** An archive that is refused. */
export function archiveError(message: string): CodeError {
  return new CodeError("archive", message);
}

/** An entry that is refused, and its archive with it. */
export function entryError(path: string, problem: string): CodeError {
  return archiveError(`The archive's entry ${quotedPath(path)} ${problem}`);
}

/** A path as messages show it: what cannot be seen is escaped, and what is too long is cut. */
export function quotedPath(path: string): string {
  return JSON.stringify(path.length > 120 ? `${path.slice(0, 120)}…` : path);
}
