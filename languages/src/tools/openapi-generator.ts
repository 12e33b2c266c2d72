import { join } from "node:path";
import type { Job } from "../job.ts";
import { runCommand } from "../run-command.ts";
import { installMavenTool, mavenJar, mavenVersion } from "./maven.ts";

const TOOL = "openapi-generator-cli";

/** Reads the pinned version of openapi-generator, which is the same for all languages. */
export function openapiGeneratorVersion(): string {
  return mavenVersion(TOOL);
}

let installing: Promise<void> | undefined;

/** Downloads the generator with Maven, unless it is already in the cache. */
export function installOpenapiGenerator(): Promise<void> {
  installing ??= installMavenTool("org.openapitools", TOOL);
  return installing;
}

/**
 * Generates a client in the job's `client` folder.
 *
 * @param name name of the language-specific generator, such as `python`
 * @param settings settings in the form of command-line arguments
 */
export async function openapiGenerator(
  name: string,
  { spec, folder }: Job,
  settings: readonly string[],
): Promise<void> {
  const output = join(folder, "client");
  const args = ["-jar", mavenJar(TOOL), "generate", "-g", name, "-i", spec, "-o", output, ...settings];
  await runCommand({ program: "java", args, cwd: folder });
}
