import type { Generator } from "../../src/generator.ts";
import {
  installOpenapiGenerator,
  openapiGenerator,
  openapiGeneratorVersion,
} from "../../src/tools/openapi-generator.ts";
import { checkTypescript, installTypescript } from "../../src/tools/typescript.ts";

const generator: Generator = {
  tool: "openapi-generator",
  language: "TypeScript",
  version: openapiGeneratorVersion,
  needs: ["java", "npm"],
  form: "3.1",
  settings: ["-g typescript-fetch"],
  slice: ["edge/reference"],
  install: async () => {
    await installOpenapiGenerator();
    await installTypescript();
  },
  generate: (job) => openapiGenerator("typescript-fetch", job, []),
  compile: (job) => checkTypescript(job, import.meta.url),
};

export default generator;
