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
  // In the form of OpenAPI 3.1 it leaves out the members of a free-form object, and uses types that it does not write.
  form: "3.0",
  // Its methods have no struct of parameters: without the overlay, each call passes eleven standard parameters.
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
