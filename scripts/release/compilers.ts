import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { consumerCompilerOptions } from "./consumer-settings.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** A compiler version that users have installed. */
export interface Compiler {
  /** `5.4.5`. */
  readonly version: string;
  /** The compiler's script, which Node runs. */
  readonly program: string;
}

/** The oldest supported compiler, the last one written in JavaScript, and the one used to build the types. */
export const compilers: readonly Compiler[] = ["typescript-5.4", "typescript-5.9", "typescript"].map((name) =>
  compilerAt(dirname(require.resolve(`${name}/package.json`))),
);

export function compilerAt(folder: string): Compiler {
  const { version } = require(join(folder, "package.json")) as { version: string };
  return { version, program: join(folder, "bin/tsc") };
}

/** The module resolutions that users choose, with the options for each. */
export const resolutions = {
  NodeNext: { module: "NodeNext", moduleResolution: "NodeNext" },
  Bundler: { module: "ESNext", moduleResolution: "Bundler" },
} as const;

export type Resolution = keyof typeof resolutions;

/**
 * Compiles the programs in one folder. Returns the compiler's output. It is empty if they compile. Skips the compiler's
 * own libraries, which take half of the time and contain none of our declarations.
 */
export async function compilePrograms(
  project: string,
  programs: string,
  compiler: Compiler,
  resolution: Resolution,
): Promise<string> {
  const options = { ...resolutions[resolution], skipDefaultLibCheck: true };
  return compileWith(project, programs, compiler, options);
}

/** Compiles the programs in one folder with additional options. Returns the output. It is empty if they compile. */
export async function compileWith(
  project: string,
  programs: string,
  { program, version }: Compiler,
  options: object,
): Promise<string> {
  const settings = {
    compilerOptions: { ...consumerCompilerOptions, ...options },
    include: [`${programs}/*.ts`],
  };
  const config = `tsconfig.${programs}.${version}.json`;
  await writeFile(join(project, config), JSON.stringify(settings));
  const args = [program, "-p", config, "--pretty"];
  const { stdout } = await run(process.execPath, args, { cwd: project }).catch((error) => {
    // A compiler that crashed has not checked the programs.
    if (error.stdout === "" || error.stdout === undefined) throw error;
    return error as { stdout: string };
  });
  return stripVTControlCharacters(stdout);
}
