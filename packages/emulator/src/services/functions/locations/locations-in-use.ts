import { functionsIn } from "../functions/functions-in.ts";
import type { FunctionsReader } from "../functions-context.ts";
import { parseFunctionName } from "../names/function-name.ts";

/** Ids of the locations that functions of a project are in. */
export async function locationsInUse(reader: FunctionsReader, project: string): Promise<Set<string>> {
  const functions = await functionsIn(reader, project, "-");
  return new Set(functions.flatMap(({ name }) => parseFunctionName(name)?.location ?? []));
}
