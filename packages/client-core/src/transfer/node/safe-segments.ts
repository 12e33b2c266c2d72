import { InvalidArgumentError } from "../../errors/invalid-argument-error.ts";

/** What a file system has no name for, or takes for something else: separators, control characters, `a:b`. */
const FORBIDDEN = /[\p{Cc}\p{Cs}<>:"|?*\\]/u;

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i;

/** Longest name of common file systems, less what `.partial` takes. Bytes. */
const LONGEST = 255 - ".partial".length;

/**
 * Segments of an object's name, which become folders and a file.
 *
 * Names that one system would refuse or change are refused by all, so that a download means the same everywhere.
 *
 * @throws InvalidArgumentError for a name that leads out of its folder, or that some file system cannot hold
 */
export function safeSegments(name: unknown, argument: string): string[] {
  const segments = typeof name === "string" ? name.split("/") : [""];
  if (segments.every(isSafe)) return segments;
  const shown = JSON.stringify(name)?.slice(0, 200);
  throw new InvalidArgumentError(
    argument,
    `must be a relative path that every file system can hold, not ${shown}`,
  );
}

function isSafe(segment: string): boolean {
  // Windows drops dots and spaces at the end, which also covers `.` and `..`.
  const isNamed = segment !== "" && !/[. ]$/.test(segment);
  const fits = new TextEncoder().encode(segment).byteLength <= LONGEST;
  return isNamed && fits && !FORBIDDEN.test(segment) && !DEVICE.test(segment);
}
