import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import { compileJava, installJavaLibraries } from "../../src/tools/java.ts";
import { installMavenTool, mavenJar, mavenVersion } from "../../src/tools/maven.ts";

const TOOL = "swagger-codegen-cli";

const packages = ["--invoker-package=client", "--api-package=client.api", "--model-package=client.model"];

const generator: Generator = {
  tool: "swagger-codegen",
  language: "Java",
  version: () => mavenVersion(TOOL),
  needs: ["java", "javac", "mvn"],
  // With OpenAPI 3.1, the generator omits the members of free-form objects and uses types that it does not generate.
  form: "3.0",
  // Methods have positional parameters. Without the overlay, each call would pass eleven standard parameters.
  overlays: ["lean"],
  settings: [],
  install: async () => {
    await installMavenTool("io.swagger.codegen.v3", TOOL);
    await installJavaLibraries();
  },
  generate: async ({ spec, folder }) => {
    const what = ["generate", "-l", "java", "-i", spec, "-o", join(folder, "client"), ...packages];
    const args = ["-jar", mavenJar(TOOL), ...what];
    await runCommand({ program: "java", args, cwd: folder });
  },
  compile: (job) => compileJava(job, import.meta.url),
};

export default generator;
