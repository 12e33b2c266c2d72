import { type GeneratedFile, type GenerateOptions, generate } from "../../src/index.ts";
import { fixture } from "./workspace.ts";

/** Returns the text of one generated file. */
export function textOf(files: readonly GeneratedFile[], path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) {
    throw new Error(`no ${path} among ${files.map((candidate) => candidate.path).join(", ")}`);
  }
  return file.text;
}

export function generateFixture(
  name: string,
  options: Partial<GenerateOptions> = {},
): Promise<GeneratedFile[]> {
  return generate({ spec: fixture(name), ...options });
}

/** Returns a document with these paths and components. */
export function documentOf(paths: object, rest: object = {}): object {
  return { openapi: "3.1.0", info: { title: "Test", version: "1" }, paths, ...rest };
}

/** Returns an operation without a response body. */
export function operation(rest: object = {}): object {
  return { responses: { 204: { description: "Done." } }, ...rest };
}
