import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import {
  checkTypescript,
  installTypescript,
  typescriptTool,
  typescriptVersion,
} from "../../src/tools/typescript.ts";

const generator: Generator = {
  tool: "swagger-typescript-api",
  language: "TypeScript",
  version: () => typescriptVersion("swagger-typescript-api"),
  needs: ["npm"],
  form: "3.0",
  settings: [],
  // The path parameter `{function}` becomes a method parameter, but `function` is a reserved word.
  knownFailures: [{ stage: "compiles", documents: ["functions"] }],
  install: installTypescript,
  generate: async ({ spec, folder }) => {
    const args = ["generate", "--path", spec, "--output", ".", "--name", "client.ts"];
    await runCommand({ program: typescriptTool("swagger-typescript-api"), args, cwd: folder });
  },
  compile: (job) => checkTypescript(job, import.meta.url),
};

export default generator;
