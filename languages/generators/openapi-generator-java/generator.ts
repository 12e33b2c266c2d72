import type { Generator } from "../../src/generator.ts";
import { compileJava, installJavaLibraries, javaStory } from "../../src/tools/java.ts";
import {
  installOpenapiGenerator,
  openapiGenerator,
  openapiGeneratorVersion,
} from "../../src/tools/openapi-generator.ts";

/**
 * `native` requires no library except Jackson. Without `openApiNullable`, it does not require a Jackson extension
 * either. `containerDefaultToNull` omits lists that are not set. By default, clients would send an empty list, which
 * would overwrite the stored list. `useSingleRequestParameter` avoids methods with eleven positional standard
 * parameters before the body.
 */
const settings = [
  "--library native",
  "--additional-properties=containerDefaultToNull=true,useSingleRequestParameter=true,openApiNullable=false",
];

const packages = ["--invoker-package=client", "--api-package=client.api", "--model-package=client.model"];

const generator: Generator = {
  tool: "openapi-generator",
  language: "Java",
  version: openapiGeneratorVersion,
  needs: ["java", "javac", "mvn"],
  form: "3.1",
  settings,
  slice: ["edge/reference"],
  install: async () => {
    await installOpenapiGenerator();
    await installJavaLibraries();
  },
  generate: (job) =>
    openapiGenerator("java", job, [...settings.flatMap((setting) => setting.split(" ")), ...packages]),
  compile: (job) => compileJava(job, import.meta.url),
  run: javaStory,
};

export default generator;
