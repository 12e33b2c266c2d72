/// <reference types="node" />

import { lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { InvalidArgumentError } from "../../errors/seamline-error.ts";
import type { DownloadSink } from "../download-sink.ts";
import { fileSink } from "./files.ts";

/** Maps objects to files in a folder by name. The segments of a name become folders. */
export interface FolderOfFiles {
  /**
   * @param object identifies the object, since several objects can have the same name
   * @param argument name of the argument in errors
   * @throws InvalidArgumentError for a name that leads outside the folder, is invalid on some file system, or could map
   *   to the same file as another object
   */
  sinkFor(name: unknown, object: string, argument: string): Promise<DownloadSink>;
}

/** Returns the files of a folder, which is created if needed. */
export function folderOfFiles(folder: string): FolderOfFiles {
  const owners = new Map<string, string>();
  return {
    async sinkFor(name, object, argument) {
      const segments = safeSegments(name, argument);
      // Some file systems ignore case or the encoding of accents. Convert to upper case first, because a lower-case
      // sigma has two forms.
      const path = segments.join("/").normalize("NFC").toUpperCase().toLowerCase();
      for (const taken of [path, `${path}.partial`]) {
        if ((owners.get(taken) ?? object) !== object) {
          throw new InvalidArgumentError(argument, `is already used by another file: ${segments.join("/")}`);
        }
      }
      for (const taken of [path, `${path}.partial`]) owners.set(taken, object);
      return fileSink(join(await innerFolder(folder, segments.slice(0, -1), argument), `${segments.at(-1)}`));
    },
  };
}

/** Creates folders one by one, because a folder could be a symbolic link to a location outside. */
async function innerFolder(folder: string, names: readonly string[], argument: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  let path = folder;
  for (const name of names) {
    path = join(path, name);
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!(await lstat(path)).isDirectory()) {
      throw new InvalidArgumentError(argument, `requires a folder, but found a link or a file: ${path}`);
    }
  }
  return path;
}

/** Characters that some file systems forbid or interpret: separators, control characters, `a:b`. */
const FORBIDDEN = /[\p{Cc}\p{Cs}<>:"|?*\\]/u;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i;

/** Maximum length of a name on common file systems, in bytes, minus `.partial`. */
const MAX_SEGMENT_BYTES = 255 - ".partial".length;

/**
 * Returns the segments of an object's name, which become folders and a file.
 *
 * Names that any system would reject or change are rejected on all systems, to keep downloads portable.
 *
 * @throws InvalidArgumentError for a name outside its folder, or that some file system cannot store
 */
function safeSegments(name: unknown, argument: string): string[] {
  const segments = typeof name === "string" ? name.split("/") : [""];
  if (segments.every(isSafe)) return segments;
  const shown = JSON.stringify(name)?.slice(0, 200);
  throw new InvalidArgumentError(
    argument,
    `must be a relative path that is valid on every file system, not ${shown}`,
  );
}

function isSafe(segment: string): boolean {
  // Windows drops dots and spaces at the end. This check also covers `.` and `..`.
  const isNamed = segment !== "" && !/[. ]$/.test(segment);
  const fits = new TextEncoder().encode(segment).byteLength <= MAX_SEGMENT_BYTES;
  return isNamed && fits && !FORBIDDEN.test(segment) && !DEVICE.test(segment);
}
