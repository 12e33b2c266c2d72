import { readFile } from "node:fs/promises";
import type { EmulatorSeed } from "../../emulator/emulator-seed.ts";
import { InvalidSeedError } from "../../seed/invalid-seed-error.ts";
import { parseSeed } from "../../seed/parse-seed.ts";
import { UsageError } from "./usage-error.ts";

/** @throws UsageError that names the file, and line and field where it is the content that is wrong */
export async function readSeedFile(path: string): Promise<EmulatorSeed> {
  const text = await textOf(path);
  try {
    return await parseSeed(text);
  } catch (error) {
    throw error instanceof InvalidSeedError ? new UsageError(lineOf(path, error)) : error;
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "there is no such file" : message.replace(/, .*$/, "");
    throw new UsageError(`the seed ${path} cannot be read: ${why}`);
  }
}

function lineOf(path: string, { problems }: InvalidSeedError): string {
  const [first] = problems;
  const place = first?.line === undefined ? path : `${path}:${first.line}:${first.column}`;
  const field = first?.pointer ? `${first.pointer}: ` : "";
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : "";
  const text = `the seed was refused at ${place}: ${field}${first?.problem ?? ""}${more}`;
  return text.replace(/\s+/g, " ");
}
