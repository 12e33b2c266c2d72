import type { Generator } from "../../src/generator.ts";
import type { Job } from "../../src/job.ts";
import { runCommand } from "../../src/run-command.ts";
import {
  checkTypescript,
  installTypescript,
  typescriptStory,
  typescriptTool,
  typescriptVersion,
} from "../../src/tools/typescript.ts";

const generator: Generator = {
  tool: "openapi-typescript",
  language: "TypeScript",
  version: () => typescriptVersion("openapi-typescript"),
  needs: ["npm"],
  form: "3.1",
  // openapi-fetch turns the types into a client.
  settings: [`with openapi-fetch ${typescriptVersion("openapi-fetch")}`],
  install: installTypescript,
  generate: async ({ spec, folder }) => {
    const args = [spec, "--output", "client.ts"];
    await runCommand({ program: typescriptTool("openapi-typescript"), args, cwd: folder });
  },
  // Paths in stories start with `/v2/`, so adapt them to the document's version.
  compile: (job) =>
    checkTypescript(job, import.meta.url, (text) => text.replaceAll("/v2/", `/${versionOf(job)}/`)),
  run: typescriptStory,
};

/** Returns a document's version: `v2beta` for `functions/v2beta/reference`. */
function versionOf({ document }: Job): string | undefined {
  return document.split("/")[1];
}

export default generator;
