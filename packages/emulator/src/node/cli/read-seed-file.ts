import { readFile } from "node:fs/promises";
import { InvalidSeedError, type LocatedSeedProblem } from "@seamline/emulator-kit";
import { type EmulatorSeed, parseSeed } from "../../emulated-services.ts";
import { SeedFileError, UsageError } from "./usage-error.ts";

/**
 * @throws UsageError if the file cannot be read
 * @throws SeedFileError if its contents are invalid, with every problem
 */
export async function readSeedFile(path: string): Promise<EmulatorSeed> {
  const text = await textOf(path);
  try {
    return await parseSeed(text);
  } catch (error) {
    throw error instanceof InvalidSeedError ? seedFileError(path, error) : error;
  }
}

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  ENOENT: "the file does not exist",
  ENOTDIR: "a part of the path is not a folder",
};

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = READ_PROBLEMS[code ?? ""] ?? message.replace(/, .*$/, "");
    throw new UsageError(`cannot read the seed ${path}: ${why}`);
  }
}

/** Converts a seed error to an error with one line per problem. */
export function seedFileError(path: string, { problems }: InvalidSeedError): SeedFileError {
  return new SeedFileError(problems.map((each) => lineOf(path, each)).join("\n"));
}

function lineOf(path: string, { line, column, pointer, problem }: LocatedSeedProblem): string {
  const place = line === undefined ? path : `${path}:${line}:${column}`;
  const field = pointer === "" ? "" : `${pointer}: `;
  return `${place}: ${field}${problem}`.replace(/\s+/g, " ");
}
