import { join } from "node:path";
import type { Job } from "../job.ts";
import { runCommand } from "../run-command.ts";
import { installMavenTool, mavenJar, mavenVersion } from "./maven.ts";

const TOOL = "openapi-generator-cli";

/** Reads the version of openapi-generator that is pinned for all languages. */
export function openapiGeneratorVersion(): string {
  return mavenVersion(TOOL);
}

let installing: Promise<void> | undefined;

/** Fetches the generator from Maven, unless it is there already. */
export function installOpenapiGenerator(): Promise<void> {
  installing ??= installMavenTool("org.openapitools", TOOL);
  return installing;
}

/**
 * Generates a client into `client` of the job's folder.
 *
 * @param name one of the generator's names, such as `python`
 * @param settings its settings, as on its command line
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
