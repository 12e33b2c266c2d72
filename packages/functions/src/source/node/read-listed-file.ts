/// <reference types="node" />

import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { fileId, type ListedFile } from "./list-folder.ts";

/** Thrown if a file has changed or was replaced after it was listed. */
export class ChangedFileError extends Error {
  override readonly name: string = "ChangedFileError";

  constructor() {
    super("changed while the folder was packed (pack it again when no program is writing to it)");
  }
}

/** Do not follow links, and do not wait for a pipe's writer. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a listed file. Checks that the opened file is the listed file, because a program could have replaced it with a
 * link to a file outside the folder.
 *
 * @throws ChangedFileError, or the file system's error
 */
export async function readListedFile({ realPath, id, size }: ListedFile): Promise<Uint8Array> {
  const handle = await open(realPath, FLAGS).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ELOOP" ? new ChangedFileError() : error;
  });
  try {
    const opened = await handle.stat({ bigint: true });
    if (!opened.isFile() || fileId(opened) !== id || Number(opened.size) !== size)
      throw new ChangedFileError();
    const bytes = await handle.readFile();
    if (bytes.length !== size) throw new ChangedFileError();
    return bytes;
  } finally {
    await handle.close();
  }
}
