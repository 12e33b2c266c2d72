import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { generateWithRedocly, redoclyVersion } from "../../src/tools/redocly.ts";
import { checkTypescript, installTypescript } from "../../src/tools/typescript.ts";

const generator: Generator = {
  tool: "redocly generate-client",
  language: "TypeScript",
  version: redoclyVersion,
  needs: ["npm"],
  form: "3.1",
  settings: ["--generator typescript"],
  slice: ["edge/reference"],
  install: installTypescript,
  generate: ({ spec, folder }) =>
    generateWithRedocly(spec, join(folder, "client.ts"), ["--generator", "typescript"]),
  compile: (job) => checkTypescript(job, import.meta.url),
};

export default generator;
