import type { Generator } from "../../src/generator.ts";
import {
  installOpenapiGenerator,
  openapiGenerator,
  openapiGeneratorVersion,
} from "../../src/tools/openapi-generator.ts";
import { compileRust, rustStory } from "../../src/tools/rust.ts";

/** Without default features, no TLS library is required on the machine. Users choose `rustls` or `native-tls`. */
const settings = ["--additional-properties=useSingleRequestParameter=true,reqwestDefaultFeatures="];

const generator: Generator = {
  tool: "openapi-generator",
  language: "Rust",
  version: openapiGeneratorVersion,
  needs: ["java", "mvn", "cargo"],
  form: "3.1",
  // Parameter structs have no defaults. Without the overlay, stories would have to set every standard parameter in each
  // call.
  overlays: ["lean"],
  settings,
  install: installOpenapiGenerator,
  generate: (job) =>
    openapiGenerator("rust", job, [
      ...settings,
      "--package-name=client",
      "--additional-properties=packageVersion=0.0.0",
    ]),
  compile: (job) => compileRust(job, import.meta.url),
  run: (job) => rustStory(job, import.meta.url),
};

export default generator;
