import { open } from "node:fs/promises";
import type { Exchange } from "./exchange.ts";
import { readHar } from "./har.ts";
import { readNdjson } from "./ndjson.ts";
import { RecordingError } from "./recording-error.ts";

/** As much of a file as shows what it is. */
const START_BYTES = 4096;

/**
 * The exchanges of a recording, one after the other: of a HAR, or of NDJSON. Its content decides, not its name.
 *
 * @throws {RecordingError} for a file that does not exist, that is neither of them, or that is damaged
 */
export async function* readRecording(file: string): AsyncGenerator<Exchange> {
  const start = await startOf(file);
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new RecordingError(file, "is compressed: decompress it first");
  const text = new TextDecoder().decode(start).trimStart();
  if (text === "") throw new RecordingError(file, "is empty");
  if (!text.startsWith("{"))
    throw new RecordingError(file, "is neither HAR nor NDJSON: it must begin with {");
  yield* /^\{\s*"log"\s*:/.test(text) ? readHar(file) : readNdjson(file);
}

async function startOf(file: string): Promise<Uint8Array> {
  try {
    await using handle = await open(file);
    const { bytesRead, buffer } = await handle.read(new Uint8Array(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new RecordingError(file, code === "ENOENT" ? "there is no such file" : `cannot be read (${code})`);
  }
}
