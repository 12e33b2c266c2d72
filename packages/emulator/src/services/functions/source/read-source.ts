import type { ControlResult, ServiceControlCall } from "@seamline/emulator-kit";
import { ControlError } from "@seamline/emulator-kit";
import type { DeployedVersion } from "../function-resource/stored-function.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { type ArchiveFile, archiveFiles, readArchiveFile, UnreadableArchiveError } from "./archive-files.ts";
import { readArchive, SourceError } from "./archive-store.ts";

/** The maximum number of listed files. An archive with dependencies can contain tens of thousands of files. */
const MAX_FILES = 1_000;

/** The maximum size of a file whose text is returned, in bytes. */
const MAX_BYTES = 256 * 1024;

/**
 * Lists the files in a function's deployed archive, or returns the text of one file. Omits the text of binary files,
 * and of files that are too large.
 *
 * @throws ControlError 400, 404; 422 if the archive cannot be read
 */
export async function getSource({
  context,
  query,
}: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const { function: name, path } = query;
  if (name === undefined)
    throw new ControlError(400, "invalid-query", "function is required: pass the full name of a function.");
  const version = await deployedVersion(context, name);
  try {
    const archive = await context.state.read((reader) => readArchive(reader, version.archiveId));
    const source = { function: name, version: `${version.versionId}` };
    const contents = path === undefined ? listed(archive) : await fileContents(archive, path);
    return { body: { ...source, ...contents } };
  } catch (error) {
    if (error instanceof SourceError) throw new ControlError(404, "not-found", error.message);
    if (error instanceof UnreadableArchiveError) throw new ControlError(422, "unreadable", error.message);
    throw error;
  }
}

/** @throws ControlError 404 */
async function deployedVersion({ state }: FunctionsContext, name: string): Promise<DeployedVersion> {
  const stored = await state.read((reader) => reader.get("functions", name));
  if (stored?.deployed) return stored.deployed;
  const problem = stored
    ? "The function has no source: it has no successful deployment, or the seed lists it without files."
    : `There is no function ${name.slice(0, 200)}. Pass the full name of a function.`;
  throw new ControlError(404, "not-found", problem);
}

/** Sorts files by depth, with the function's own files before its dependencies. */
function listed(archive: Uint8Array): object {
  const files = [...archiveFiles(archive)].sort(
    (one, other) => depthOf(one) - depthOf(other) || (one.path < other.path ? -1 : 1),
  );
  return {
    bytes: archive.length,
    files: files.slice(0, MAX_FILES).map(({ path, bytes }) => ({ path, bytes })),
    more: Math.max(0, files.length - MAX_FILES),
  };
}

/** Returns the number of path segments, with an offset for dependencies. */
function depthOf({ path }: ArchiveFile): number {
  const depth = path.split("/").length;
  return /(?:^|\/)node_modules\//.test(path) ? depth + MAX_FILES : depth;
}

/** @throws ControlError 404 */
async function fileContents(archive: Uint8Array<ArrayBuffer>, path: string): Promise<object> {
  const file = [...archiveFiles(archive)].find((each) => each.path === path);
  if (!file)
    throw new ControlError(404, "not-found", `The archive does not contain the file ${path.slice(0, 200)}.`);
  const contents = await readArchiveFile(archive, file, MAX_BYTES);
  if (!contents) return { path, bytes: file.bytes, omitted: "too-long" };
  const text = textOf(contents);
  return { path, bytes: contents.length, ...(text === undefined ? { omitted: "binary" } : { text }) };
}

/** @returns `undefined` if the data is binary */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
