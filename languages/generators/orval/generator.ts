import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import {
  checkTypescript,
  installTypescript,
  typescriptTool,
  typescriptVersion,
} from "../../src/tools/typescript.ts";

/** Members of the configuration's `output`. The table shows each member as a setting. */
const output = {
  client: "fetch",
  urlEncodeParameters: true,
};

const generator: Generator = {
  tool: "orval",
  language: "TypeScript",
  version: () => typescriptVersion("orval"),
  needs: ["npm"],
  form: "3.1",
  settings: Object.entries(output).map(([name, value]) => `output.${name}: ${JSON.stringify(value)}`),
  install: installTypescript,
  generate: async ({ spec, folder }) => {
    const configuration = { client: { input: spec, output: { target: "client.ts", ...output } } };
    const file = "orval.config.mjs";
    await writeFile(join(folder, file), `export default ${JSON.stringify(configuration)};\n`);
    await runCommand({ program: typescriptTool("orval"), args: ["--config", file], cwd: folder });
  },
  compile: (job) => checkTypescript(job, import.meta.url),
};

export default generator;
