/// <reference types="node" />

import { lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { InvalidArgumentError } from "../../errors/seamline-error.ts";
import type { DownloadSink } from "../download-sink.ts";
import { fileSink } from "./files.ts";

/** Gives files of a folder to download to, by the name of an object: its segments become folders. */
export interface FolderOfFiles {
  /**
   * @param object identifies the object, also among those of one name
   * @param argument what errors call the name
   * @throws InvalidArgumentError for a name that leads out of the folder, that some file system cannot store, or that
   * another object has on some file system
   */
  sinkFor(name: unknown, object: string, argument: string): Promise<DownloadSink>;
}

/** A folder, which is made where there is none. */
export function folderOfFiles(folder: string): FolderOfFiles {
  const owners = new Map<string, string>();
  return {
    async sinkFor(name, object, argument) {
      const segments = safeSegments(name, argument);
      // Some file systems ignore case (the sigma has three forms), or the two ways to write an accent.
      const path = segments.join("/").normalize("NFC").toUpperCase().toLowerCase();
      for (const taken of [path, `${path}.partial`]) {
        if ((owners.get(taken) ?? object) !== object) {
          throw new InvalidArgumentError(argument, `is that of another file here: ${segments.join("/")}`);
        }
      }
      for (const taken of [path, `${path}.partial`]) owners.set(taken, object);
      return fileSink(join(await innerFolder(folder, segments.slice(0, -1), argument), `${segments.at(-1)}`));
    },
  };
}

/** Makes folders one by one, since a link among them would lead out. */
async function innerFolder(folder: string, names: readonly string[], argument: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  let path = folder;
  for (const name of names) {
    path = join(path, name);
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!(await lstat(path)).isDirectory()) {
      throw new InvalidArgumentError(argument, `needs a folder where there is a link or a file: ${path}`);
    }
  }
  return path;
}

/** What a file system has no name for, or takes for something else: separators, control characters, `a:b`. */
const FORBIDDEN = /[\p{Cc}\p{Cs}<>:"|?*\\]/u;

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i;

/** Longest name of common file systems, less what `.partial` takes. Bytes. */
const MAX_SEGMENT_BYTES = 255 - ".partial".length;

/**
 * Segments of an object's name, which become folders and a file.
 *
 * Names that one system would reject or change are rejected on all, so that a download means the same everywhere.
 *
 * @throws InvalidArgumentError for a name that leads out of its folder, or that some file system cannot store
 */
function safeSegments(name: unknown, argument: string): string[] {
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
  const fits = new TextEncoder().encode(segment).byteLength <= MAX_SEGMENT_BYTES;
  return isNamed && fits && !FORBIDDEN.test(segment) && !DEVICE.test(segment);
}
