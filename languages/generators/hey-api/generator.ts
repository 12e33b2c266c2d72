import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import {
  checkTypescript,
  installTypescript,
  typescriptStory,
  typescriptTool,
  typescriptVersion,
} from "../../src/tools/typescript.ts";

const generator: Generator = {
  tool: "@hey-api/openapi-ts",
  language: "TypeScript",
  version: () => typescriptVersion("@hey-api/openapi-ts"),
  needs: ["npm"],
  form: "3.1",
  settings: ["--client @hey-api/client-fetch"],
  slice: ["edge/reference", "functions/v1/reference"],
  install: installTypescript,
  generate: async ({ spec, folder }) => {
    const args = [
      "--input",
      spec,
      "--output",
      "client",
      "--client",
      "@hey-api/client-fetch",
      "--no-log-file",
    ];
    await runCommand({ program: typescriptTool("openapi-ts"), args, cwd: folder });
  },
  compile: (job) => checkTypescript(job, import.meta.url),
  run: typescriptStory,
};

export default generator;
