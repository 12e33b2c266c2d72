import { CodeError } from "../code-runner/code-runner.ts";

/** The limits of an archive. */
export interface ArchiveLimits {
  /** The bytes of the archive itself. */
  readonly compressedBytes: number;
  /** The bytes of all its files together. */
  readonly uncompressedBytes: number;
  /** Files and folders together, including folders that only occur in the paths of others. */
  readonly entries: number;
  /** The bytes of a path in UTF-8. */
  readonly pathBytes: number;
  /** The number of names in a path. */
  readonly depth: number;
}

const MEBIBYTE = 1024 * 1024;

/** The sizes are those of the reference facts ("Limits"). The other limits are far above the needs of real code. */
export const referenceArchiveLimits: ArchiveLimits = {
  compressedBytes: 100 * MEBIBYTE,
  uncompressedBytes: 500 * MEBIBYTE,
  entries: 50_000,
  pathBytes: 1_024,
  depth: 64,
};

/** The longest name that common file systems support, in bytes. */
const NAME_BYTES = 255;

/** Names of devices on Windows, which are reserved with every extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this expression is for.
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Returns the reason why a path cannot be unpacked, in words that continue from its name. Paths are never corrected,
 * since only the author knows what was meant.
 *
 * @param platform the system on which the archive is unpacked
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

/** On Windows a colon opens a second stream of a file, and dots and spaces at the end of a name are dropped. */
function isInvalidOnWindows(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || DEVICE.test(name);
}

/** Makes the error of an archive that is rejected. */
export function archiveError(message: string): CodeError {
  return new CodeError("archive", message);
}

/** Makes the error of an entry that is rejected, and its archive with it. */
export function entryError(path: string, problem: string): CodeError {
  return archiveError(`The archive's entry ${quotedPath(path)} ${problem}`);
}

/** Quotes a path for a message, with invisible characters escaped and long paths cut. */
export function quotedPath(path: string): string {
  return JSON.stringify(path.length > 120 ? `${path.slice(0, 120)}…` : path);
}
