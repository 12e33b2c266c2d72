import { deploySource } from "@seamline/functions/source";
import { zipOfFiles } from "../../../src/services/functions/source/zip-of-files.ts";
import type { ClientOffice } from "./client-office.ts";

/** Location of the functions in these tests. */
export const PARENT = "projects/demo/locations/north";

type FunctionName = `${typeof PARENT}/functions/${string}`;

let functions = 0;

/** Returns an unused function name. */
export function newName(): FunctionName {
  functions += 1;
  return `${PARENT}/functions/function-${functions}`;
}

/** Creates a source archive with a single module. */
export function archiveOf(code: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(zipOfFiles({ "index.js": code }));
}

export const ARCHIVE = archiveOf("exports.main = (req, res) => res.send('ok');");

/**
 * Deploys a first-generation function, which is visible in every version.
 * @returns the name of the function
 */
export async function deployedFunction({ functions: { v1 } }: ClientOffice): Promise<FunctionName> {
  const name = newName();
  const fields = { runtime: "nodejs24", entryPoint: "main" };
  await deploySource(v1, { name, source: ARCHIVE, function: fields }).wait();
  return name;
}
