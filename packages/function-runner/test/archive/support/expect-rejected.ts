import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect } from "vitest";
import type { ArchiveLimits } from "../../../src/archive/archive-rules.ts";
import { unpackArchive } from "../../../src/archive/unpack-archive.ts";
import { CodeError } from "../../../src/code-runner/index.ts";
import { emptyFolder } from "./folders.ts";
import type { ZipEntry } from "./zip-bytes.ts";

/** A valid entry without compression. */
export const good: ZipEntry = { name: "index.js", data: "exports.hello = () => 42;\n" };
/** A valid, deflated entry. */
export const deflated: ZipEntry = { name: "data.txt", data: "data ".repeat(1000), method: 8 };

/** Expects an archive to be rejected with a matching message, and expects no files in the folder or next to it. */
export async function expectRejected(
  zip: Uint8Array,
  message: RegExp,
  limits?: ArchiveLimits,
): Promise<void> {
  const folder = await emptyFolder();
  const error = await unpackArchive(zip, folder, limits).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CodeError);
  expect(error).toMatchObject({ problem: "archive", message: expect.stringMatching(message) });
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(dirname(folder))).toEqual(["source"]);
}
