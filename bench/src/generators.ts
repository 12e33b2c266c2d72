import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A command that generates clients, or only their types, from OpenAPI documents. */
export interface Generator {
  readonly name: string;
  /** Script that Node runs. */
  readonly script: string;
  /** Arguments for output into a folder, which exists and is the working directory. */
  readonly args: (spec: string, folder: string) => readonly string[];
  /**
   * Arguments for several documents in one run. Writes the configuration that the generator reads, if any. The output
   * for each document is one entry of the folder `out`.
   */
  readonly argsOfRun: (specs: readonly string[], folder: string) => Promise<readonly string[]>;
}

export const seamline: Generator = {
  name: "seamline-codegen",
  script: fileURLToPath(new URL("../../packages/codegen/dist/cli.js", import.meta.url)),
  args: (spec, folder) => ["--spec", spec, "--out", folder],
  argsOfRun: async (specs) => specs.flatMap((spec, index) => ["--spec", spec, "--out", `out/${index}`]),
};

/** The baseline: generates types only, without operations and a client. */
export const openapiTypescript: Generator = {
  name: "openapi-typescript alone",
  script: installed("openapi-typescript/bin/cli.js"),
  args: (spec, folder) => [spec, "--output", join(folder, "types.ts")],
  argsOfRun: async (specs, folder) => {
    await writeApis(specs, folder, (index) => ({ "x-openapi-ts": { output: `out/${index}.ts` } }));
    return [];
  },
};

const heyPlugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];

export const heyApi: Generator = {
  name: "hey-api",
  script: installed("@hey-api/openapi-ts/bin/run.js"),
  args: (spec, folder) => [
    "-i",
    spec,
    "-o",
    join(folder, "client"),
    "-c",
    "@hey-api/client-fetch",
    "--no-log-file",
  ],
  argsOfRun: async (specs, folder) => {
    const jobs = specs.map((input, index) => ({ input, output: `out/${index}`, plugins: heyPlugins }));
    await writeFile(join(folder, "openapi-ts.config.mjs"), `export default ${JSON.stringify(jobs)};\n`);
    return ["--no-log-file"];
  },
};

export const redocly: Generator = {
  name: "redocly generate-client",
  script: installed("@redocly/cli/bin/cli.js"),
  args: (spec, folder) => ["generate-client", spec, "--output", join(folder, "client.ts")],
  argsOfRun: async (specs, folder) => {
    await writeApis(specs, folder, (index) => ({ clientOutput: `out/${index}.ts` }));
    return ["generate-client"];
  },
};

export const generators: readonly Generator[] = [seamline, openapiTypescript, heyApi, redocly];

/** Writes the `redocly.yaml` that openapi-typescript and Redocly's own commands read, as JSON, which is valid YAML. */
async function writeApis(
  specs: readonly string[],
  folder: string,
  settings: (index: number) => object,
): Promise<void> {
  const apis = specs.map((root, index) => [`document${index}`, { root, ...settings(index) }]);
  await writeFile(join(folder, "redocly.yaml"), JSON.stringify({ apis: Object.fromEntries(apis) }));
}

function installed(path: string): string {
  return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
}
