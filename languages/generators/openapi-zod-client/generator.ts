import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import {
  checkTypescript,
  installTypescript,
  typescriptTool,
  typescriptVersion,
} from "../../src/tools/typescript.ts";

const generator: Generator = {
  tool: "openapi-zod-client",
  language: "TypeScript",
  version: () => typescriptVersion("openapi-zod-client"),
  needs: ["npm"],
  form: "3.1",
  settings: [`with @zodios/core ${typescriptVersion("@zodios/core")}`],
  install: installTypescript,
  generate: async ({ spec, folder }) => {
    const args = [spec, "--output", "client.ts"];
    await runCommand({ program: typescriptTool("openapi-zod-client"), args, cwd: folder });
  },
  compile: (job) => checkTypescript(job, import.meta.url),
};

export default generator;
