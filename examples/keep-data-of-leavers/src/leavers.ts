import { readFile } from "node:fs/promises";
import * as v from "valibot";

const leavers = v.array(
  v.strictObject({ email: v.pipe(v.string(), v.email()), lastDay: v.pipe(v.string(), v.isoDate()) }),
);

/** A person who is leaving or has left. */
export type Leaver = v.InferOutput<typeof leavers>[number];

/** Thrown if the file is not a list of leavers. The message contains the path of each invalid value. */
export class InvalidLeaversError extends Error {
  override readonly name = "InvalidLeaversError";
}

/**
 * Reads a list of leavers from a JSON file.
 *
 * @throws InvalidLeaversError if the list is invalid
 */
export async function readLeavers(path: string): Promise<Leaver[]> {
  const result = v.safeParse(leavers, parsed(await readFile(path, "utf8"), path));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new InvalidLeaversError(`${path} is not a list of leavers:\n${problems.join("\n")}`);
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidLeaversError(`${path} is not JSON: ${(error as Error).message}`);
  }
}
