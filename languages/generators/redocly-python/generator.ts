import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { checkPython, installPython } from "../../src/tools/python.ts";
import { generateWithRedocly, redoclyVersion } from "../../src/tools/redocly.ts";

const generator: Generator = {
  tool: "redocly generate-client",
  language: "Python",
  version: redoclyVersion,
  needs: ["python3"],
  form: "3.1",
  settings: ["--generator python"],
  install: installPython,
  generate: async ({ spec, folder }) => {
    // Redocly requires the `.ts` extension for every language, but writes `client.py`.
    await mkdir(join(folder, "client"));
    await generateWithRedocly(spec, join(folder, "client/client.ts"), ["--generator", "python"]);
    await writeFile(join(folder, "client/__init__.py"), "from .client import *\n");
  },
  compile: (job) => checkPython(job, import.meta.url),
};

export default generator;
