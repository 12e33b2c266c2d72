import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, languagesFolder } from "../folders.ts";
import { runCommand } from "../run-command.ts";

/** File that pins all tools and libraries from Maven. */
export const pom: string = join(languagesFolder, "java/pom.xml");

const folder = join(cacheFolder, "java");

/** Reads the pinned version of an artifact. */
export function mavenVersion(artifact: string): string {
  const pinned = new RegExp(`<artifactId>${artifact}</artifactId>\\s*<version>([^<]+)</version>`);
  const version = pinned.exec(readFileSync(pom, "utf8"))?.[1];
  if (version) return version;
  throw new Error(`${pom} does not pin a version of ${artifact}`);
}

/** Returns the path of the jar file of an installed tool. */
export function mavenJar(artifact: string): string {
  return join(folder, `${artifact}-${mavenVersion(artifact)}.jar`);
}

/** Downloads a tool with Maven, unless it is already in the cache. */
export async function installMavenTool(group: string, artifact: string): Promise<void> {
  if (existsSync(mavenJar(artifact))) return;
  const coordinates = `${group}:${artifact}:${mavenVersion(artifact)}`;
  const quiet = ["--quiet", "--batch-mode", "--file", pom];
  const goal = ["dependency:copy", `-Dartifact=${coordinates}`, `-DoutputDirectory=${folder}`];
  await runCommand({ program: "mvn", args: [...quiet, ...goal] });
}
