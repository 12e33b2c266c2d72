import type { FunctionsContext } from "../functions-context.ts";
import { readArchive } from "../source/read-archive.ts";
import type { ReadArchive } from "./program-of.ts";

/** Reads archives of the state as it is when one is asked for. */
export function archiveReader({ state }: Pick<FunctionsContext, "state">): ReadArchive {
  return (archiveId) => state.read((reader) => readArchive(reader, archiveId));
}
