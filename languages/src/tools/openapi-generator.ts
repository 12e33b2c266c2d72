import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { runCommand } from "../run-command.ts";

const pom = join(languagesFolder, "java/pom.xml");

/** Reads the version of openapi-generator that is pinned for all languages. */
export function openapiGeneratorVersion(): string {
  const pinned = /<artifactId>openapi-generator-cli<\/artifactId>\s*<version>([^<]+)<\/version>/;
  const version = pinned.exec(readFileSync(pom, "utf8"))?.[1];
  if (version) return version;
  throw new Error(`${pom} pins no version of openapi-generator-cli`);
}

function jarFile(): string {
  return join(cacheFolder, "java", `openapi-generator-cli-${openapiGeneratorVersion()}.jar`);
}

let installing: Promise<void> | undefined;

/** Fetches the generator from Maven, unless it is there already. */
export function installOpenapiGenerator(): Promise<void> {
  installing ??= install();
  return installing;
}

async function install(): Promise<void> {
  if (existsSync(jarFile())) return;
  const artifact = `org.openapitools:openapi-generator-cli:${openapiGeneratorVersion()}`;
  const quiet = ["--quiet", "--batch-mode", "--file", pom];
  const goal = [
    "dependency:copy",
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${join(cacheFolder, "java")}`,
  ];
  await runCommand({ program: "mvn", args: [...quiet, ...goal] });
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
  const args = ["-jar", jarFile(), "generate", "-g", name, "-i", spec, "-o", output, ...settings];
  await runCommand({ program: "java", args, cwd: folder });
}
