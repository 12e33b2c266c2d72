import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";
import { pom } from "./maven.ts";

/** Folder with all libraries that clients and stories require. */
const libraries = join(cacheFolder, "java/libraries");

let installing: Promise<void> | undefined;

/** Downloads the pinned libraries with Maven, unless they are already in the cache. */
export function installJavaLibraries(): Promise<void> {
  installing ??= install();
  return installing;
}

async function install(): Promise<void> {
  const hash = createHash("sha256").update(readFileSync(pom)).digest("hex");
  const record = join(libraries, "pom.sha256");
  if (existsSync(record) && readFileSync(record, "utf8") === hash) return;
  await rm(libraries, { recursive: true, force: true });
  const goal = ["dependency:copy-dependencies", `-DoutputDirectory=${libraries}`];
  await runCommand({ program: "mvn", args: ["--quiet", "--batch-mode", "--file", pom, ...goal] });
  await writeFile(record, hash);
}

/** Compiles the generated client, together with the story if the job has one. */
export async function compileJava(job: Job, generatorUrl: string): Promise<void> {
  const { folder, story } = job;
  const client = join(folder, "client/src/main/java");
  const files = await readdir(client, { recursive: true });
  const sources = files.filter((file) => file.endsWith(".java")).map((file) => join(client, file));
  const program = story ? [join(languagesFolder, "java/Story.java"), storyFile(job, generatorUrl)] : [];
  const options = ["-nowarn", "-proc:none", "-d", "classes", "-cp", join(libraries, "*")];
  await runCommand({ program: "javac", args: [...options, ...sources, ...program], cwd: folder });
}

/**
 * Returns the command that runs a job's story: the class `Program` from `stories/<name>.java` in the generator's
 * folder.
 */
export function javaStory({ folder }: Job): Command {
  const path = [join(folder, "classes"), join(libraries, "*")].join(delimiter);
  // Omit the stack trace, because the last output lines are recorded as the reason for a failure.
  return { program: "java", args: ["-XX:-StackTraceInThrowable", "-cp", path, "Program"], cwd: folder };
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.java`, generatorUrl));
}
