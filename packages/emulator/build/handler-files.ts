import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Paths of the files in a service's folder, keyed by exported name. Paths are relative, such as `matters/close.ts`. */
export type ExportingFiles = ReadonlyMap<string, readonly string[]>;

/** Matches declarations of possible handlers, which are functions or values such as `notImplemented`. */
const EXPORTED = /^export (?:async )?(?:function|const) (\w+)/gm;

/** Reads the names exported by all files in a service's folder. @param folder absolute path */
export async function exportingFiles(folder: string): Promise<ExportingFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = new Map<string, string[]>();
  for (const path of paths) {
    for (const [, name = ""] of (await readFile(path, "utf8")).matchAll(EXPORTED))
      files.set(name, [...(files.get(name) ?? []), relative(folder, path).replaceAll("\\", "/")]);
  }
  return files;
}

/** Name and file of a handler. */
export interface HandlerPlace {
  /** `createFunctionV1`, or `createFunction` for all versions. */
  readonly name: string;
  readonly file: string;
}

/**
 * Finds an operation's handler by its name: `createFunctionV1` for one version, or else `createFunction`.
 *
 * @param version `V1`, or an empty string for a service without versions
 * @returns `undefined` if the operation is not implemented
 * @throws Error if two files export a handler with the same name
 */
export function handlerPlace(
  files: ExportingFiles,
  operationId: string,
  version: string,
): HandlerPlace | undefined {
  for (const name of [`${operationId}${version}`, operationId]) {
    const [file, other] = files.get(name) ?? [];
    if (other !== undefined)
      throw new Error(
        `${file} and ${other} both export ${name}, the handler name for ${operationId}: rename one export.`,
      );
    if (file !== undefined) return { name, file };
  }
  return undefined;
}
