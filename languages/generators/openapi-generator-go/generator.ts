import type { Generator } from "../../src/generator.ts";
import { compileGo, goStory } from "../../src/tools/go.ts";
import {
  installOpenapiGenerator,
  openapiGenerator,
  openapiGeneratorVersion,
} from "../../src/tools/openapi-generator.ts";

/** Without `enumClassPrefix`, two enums with the same value declare the same constant. */
const settings = ["--additional-properties=enumClassPrefix=true"];

const generator: Generator = {
  tool: "openapi-generator",
  language: "Go",
  version: openapiGeneratorVersion,
  needs: ["java", "mvn", "go"],
  form: "3.1",
  settings,
  install: installOpenapiGenerator,
  generate: (job) =>
    openapiGenerator("go", job, [
      ...settings,
      "--additional-properties=withGoMod=false",
      "--package-name=client",
    ]),
  compile: (job) => compileGo(job, import.meta.url),
  run: goStory,
};

export default generator;
