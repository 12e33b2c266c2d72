import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import {
  installOpenapiGenerator,
  openapiGenerator,
  openapiGeneratorVersion,
} from "../../src/tools/openapi-generator.ts";
import { checkPython, installPython, pythonStory } from "../../src/tools/python.ts";

const settings = ["--additional-properties packageName=client"];

const generator: Generator = {
  tool: "openapi-generator",
  language: "Python",
  version: openapiGeneratorVersion,
  needs: ["java", "mvn", "python3"],
  form: "3.1",
  overlays: ["lean"],
  settings,
  install: async () => {
    await installOpenapiGenerator();
    await installPython();
  },
  generate: async (job) => {
    await openapiGenerator(
      "python",
      job,
      settings.flatMap((setting) => setting.split(" ")),
    );
    // The project folder has the same name as the package inside it, so Python would import the folder instead.
    await rename(join(job.folder, "client"), join(job.folder, "project"));
    await rename(join(job.folder, "project", "client"), join(job.folder, "client"));
  },
  compile: (job) => checkPython(job, import.meta.url),
  run: (job) => pythonStory(job, import.meta.url),
};

export default generator;
