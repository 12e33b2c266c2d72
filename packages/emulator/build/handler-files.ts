import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The files of a service's folder by the names that they export, with `/` between folders: `matters/close.ts`. */
export type ExportingFiles = ReadonlyMap<string, readonly string[]>;

/** Declarations that can be a handler: a function, or a value such as `notImplemented`. */
const EXPORTED = /^export (?:async )?(?:function|const) (\w+)/gm;

/** Reads which file of a service's folder exports which name. @param folder absolute path */
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

/** Where the handler of an operation is. */
export interface HandlerPlace {
  /** `createFunctionV1`, or `createFunction` for all versions. */
  readonly name: string;
  readonly file: string;
}

/**
 * Finds the handler of an operation by its name: `createFunctionV1` for one version, or else `createFunction`.
 *
 * @param version `V1`, or nothing for a service without versions
 * @returns `undefined` where no file has it, so that the operation is not implemented
 * @throws Error when two files have one of the same name
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
        `${file} and ${other} both export ${name}, and the handler of ${operationId} is found by that name: rename one.`,
      );
    if (file !== undefined) return { name, file };
  }
  return undefined;
}
