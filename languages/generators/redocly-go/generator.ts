import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { compileGo } from "../../src/tools/go.ts";
import { generateWithRedocly, redoclyVersion } from "../../src/tools/redocly.ts";

const generator: Generator = {
  tool: "redocly generate-client",
  language: "Go",
  version: redoclyVersion,
  needs: ["go"],
  form: "3.1",
  settings: ["--generator go"],
  generate: async ({ spec, folder }) => {
    await mkdir(join(folder, "client"));
    // Redocly requires the `.ts` extension for every language, but writes `client.go`.
    await generateWithRedocly(spec, join(folder, "client/client.ts"), ["--generator", "go"]);
  },
  compile: (job) => compileGo(job, import.meta.url),
};

export default generator;
