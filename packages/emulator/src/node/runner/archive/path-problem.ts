import type { ArchiveLimits } from "./archive-limits.ts";

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
  return platform === "win32" && names.some(isForeignToWindows)
    ? "has a name that Windows does not take: rename it"
    : undefined;
}

/** There a colon opens a second stream of a file, and dots and spaces at the end are dropped. */
function isForeignToWindows(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || DEVICE.test(name);
}
