import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { consumerCompilerOptions } from "../release/consumer-settings.ts";
import { layOutPacked } from "./packed-packages.ts";
import { root } from "./repository.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** A version of the compiler that users have. */
export interface Compiler {
  /** `5.4.5`. */
  readonly version: string;
  /** The program that Node runs. */
  readonly program: string;
}

/** The oldest supported compiler, the last one written in JavaScript, and the one that builds the types. */
export const compilers: readonly Compiler[] = ["typescript-5.4", "typescript-5.9", "typescript"].map(
  (name) => {
    const manifest = require.resolve(`${name}/package.json`);
    return { version: require(manifest).version, program: join(dirname(manifest), "bin/tsc") };
  },
);

/** The module resolutions of users, and the options that belong to each. */
export const resolutions = {
  NodeNext: { module: "NodeNext", moduleResolution: "NodeNext" },
  Bundler: { module: "ESNext", moduleResolution: "Bundler" },
} as const;

export type Resolution = keyof typeof resolutions;

/** Sets up a user's project in an empty folder: the packed packages, and the programs of `fixtures/consumer`. */
export async function layOutConsumerProject(folder: string): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await cp(join(root, "scripts/test/fixtures/consumer"), folder, { recursive: true });
  await writeProgramsOfTheFamily(join(folder, "programs"));
  await layOutPacked(folder);
}

/** Copies a program of functions v2 for the other versions of the family. */
async function writeProgramsOfTheFamily(folder: string): Promise<void> {
  for (const name of ["functions-v2.ts", "functions-v2-reference.ts"]) {
    const text = await readFile(join(folder, name), "utf8");
    for (const version of ["v2beta", "v2alpha"]) {
      const ofVersion = text.replaceAll(/\/v2(?=["/])/g, `/${version}`);
      await writeFile(join(folder, name.replace("v2", version)), ofVersion);
    }
    const ofRoot = text.replace("@seamline/functions/v2", "@seamline/functions");
    await writeFile(join(folder, name.replace("v2", "root")), ofRoot);
  }
}

/** Returns the compiler's output for the programs of one folder, which is empty when they compile. */
export async function compilePrograms(
  project: string,
  programs: string,
  { program, version }: Compiler,
  resolution: Resolution,
): Promise<string> {
  const settings = {
    compilerOptions: { ...consumerCompilerOptions, ...resolutions[resolution] },
    include: [`${programs}/*.ts`],
  };
  const config = `tsconfig.${programs}.${version}.${resolution}.json`;
  await writeFile(join(project, config), JSON.stringify(settings));
  const args = [program, "-p", config, "--pretty"];
  const { stdout } = await run(process.execPath, args, { cwd: project }).catch((error) => {
    // A compiler that crashed has not checked the programs.
    if (error.stdout === "" || error.stdout === undefined) throw error;
    return error as { stdout: string };
  });
  return stripVTControlCharacters(stdout);
}
