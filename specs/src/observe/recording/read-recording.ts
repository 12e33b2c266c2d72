import { open } from "node:fs/promises";
import type { Exchange } from "@seamline/openapi/recorded-exchange";
import { readHar } from "./har.ts";
import { readNdjson } from "./ndjson.ts";
import { RecordingError, RecordingProblems } from "./recording-error.ts";

/** Enough bytes to detect the file format. */
const START_BYTES = 4096;

/**
 * Reads the exchanges from several recordings, one recording after the other. Skips unreadable exchanges and files.
 *
 * @throws {RecordingProblems} at the end, if anything was skipped
 */
export async function* readRecordings(files: readonly string[]): AsyncGenerator<Exchange> {
  const problems = new RecordingProblems();
  for (const file of files)
    for await (const read of readOrFail(file))
      if (read instanceof RecordingError) problems.add(read);
      else yield read;
  if (problems.count > 0) throw problems;
}

async function* readOrFail(file: string): AsyncGenerator<Exchange | RecordingError> {
  try {
    yield* readRecording(file);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    yield error;
  }
}

/**
 * Reads a HAR or NDJSON file. The format is detected from the content, not from the file name.
 *
 * @throws {RecordingError} if the file does not exist, is neither HAR nor NDJSON, or is damaged
 */
async function* readRecording(file: string): AsyncGenerator<Exchange | RecordingError> {
  const start = await startOf(file);
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new RecordingError(file, "the file is compressed: decompress it first");
  const text = new TextDecoder().decode(start).trimStart();
  if (text === "") throw new RecordingError(file, "the file is empty");
  if (!text.startsWith("{"))
    throw new RecordingError(file, "neither HAR nor NDJSON: the file must begin with {");
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
    throw new RecordingError(
      file,
      code === "ENOENT" ? "the file does not exist" : `the file cannot be read (${code})`,
    );
  }
}
