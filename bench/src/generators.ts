import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A command that makes a client, or the types of one, from an OpenAPI document. */
export interface Generator {
  readonly name: string;
  /** Script that Node runs. */
  readonly script: string;
  /** Arguments that make it write into a folder, which exists. */
  readonly args: (spec: string, folder: string) => readonly string[];
}

export const seamline: Generator = {
  name: "seamline-codegen",
  script: fileURLToPath(new URL("../../packages/codegen/dist/cli.js", import.meta.url)),
  args: (spec, folder) => ["--spec", spec, "--out", folder],
};

/** Types alone: no operations, no client. What the others are measured against. */
export const openapiTypescript: Generator = {
  name: "openapi-typescript alone",
  script: installed("openapi-typescript/bin/cli.js"),
  args: (spec, folder) => [spec, "--output", join(folder, "types.ts")],
};

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
};

export const redocly: Generator = {
  name: "redocly generate-client",
  script: installed("@redocly/cli/bin/cli.js"),
  args: (spec, folder) => ["generate-client", spec, "--output", join(folder, "client.ts")],
};

export const generators: readonly Generator[] = [seamline, openapiTypescript, heyApi, redocly];

function installed(path: string): string {
  return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
}
