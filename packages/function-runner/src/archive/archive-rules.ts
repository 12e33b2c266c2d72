import { CodeError } from "../code-runner/code-runner.ts";

export interface ArchiveLimits {
  /** Maximum size of the archive, in bytes. */
  readonly compressedBytes: number;
  /** Maximum total size of all files, in bytes. */
  readonly uncompressedBytes: number;
  /** Maximum number of files and folders, including folders that only appear in paths. */
  readonly entries: number;
  /** Maximum length of a path in UTF-8 bytes. */
  readonly pathBytes: number;
  /** Maximum depth of a path. */
  readonly depth: number;
}

const MEBIBYTE = 1024 * 1024;

/** The sizes are from the reference facts ("Limits"). The other limits are much higher than real code needs. */
export const referenceArchiveLimits: ArchiveLimits = {
  compressedBytes: 100 * MEBIBYTE,
  uncompressedBytes: 500 * MEBIBYTE,
  entries: 50_000,
  pathBytes: 1_024,
  depth: 64,
};

/** Maximum length of a name on common file systems, in bytes. */
const NAME_BYTES = 255;

/** Windows device names. They are reserved with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression matches control characters.
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Returns the reason why a path cannot be unpacked, as text that follows the path in a message. Paths are never
 * corrected, because only the author knows the intended path.
 *
 * @param platform the operating system that unpacks the archive
 */
export function pathProblem(
  path: string,
  { pathBytes, depth }: ArchiveLimits,
  platform: string = process.platform,
): string | undefined {
  if (CONTROL.test(path)) return "has a control character in its name: remove it";
  if (path.includes("\\")) return 'has a backslash in its name: separate names with "/"';
  if (/^[a-z]:/i.test(path)) return "starts with a drive letter: use a path within the archive";
  if (path.startsWith("/")) return "is an absolute path: use a path within the archive";
  const names = path.split("/");
  if (names.includes("")) return "has an empty name in its path: give each folder a name";
  if (names.includes("..")) return 'leads outside its folder with "..": use a path within the archive';
  if (names.includes(".")) return 'has a "." in its path: remove it';
  if (Buffer.byteLength(path) > pathBytes) return `has a path of more than ${pathBytes} bytes: shorten it`;
  if (names.length > depth) return `is more than ${depth} levels deep: move it up`;
  if (names.some((name) => Buffer.byteLength(name) > NAME_BYTES)) {
    return `has a path segment of more than ${NAME_BYTES} bytes: shorten it`;
  }
  return platform === "win32" && names.some(isInvalidOnWindows)
    ? "has a name that is invalid on Windows: rename it"
    : undefined;
}

/**
 * Returns whether Windows would change or reject a name. A colon would open an alternate stream of a file, and trailing
 * dots and spaces would be removed.
 */
function isInvalidOnWindows(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || DEVICE.test(name);
}

export function archiveError(message: string): CodeError {
  return new CodeError("archive", message);
}

/** Creates the error for an archive with a rejected entry. */
export function entryError(path: string, problem: string): CodeError {
  return archiveError(`The archive's entry ${quotedPath(path)} ${problem}`);
}

/** Quotes a path for a message, with invisible characters escaped and long paths truncated. */
export function quotedPath(path: string): string {
  return JSON.stringify(path.length > 120 ? `${path.slice(0, 120)}…` : path);
}
