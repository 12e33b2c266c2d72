import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";
import { pom } from "./maven.ts";

/** Every library that a client or a story needs. */
const libraries = join(cacheFolder, "java/libraries");

let installing: Promise<void> | undefined;

/** Fetches the pinned libraries from Maven, unless they are there already. */
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

/** The command that runs the story of a job: `stories/<name>.java` beside the generator, with a class `Program`. */
export function javaStory({ folder }: Job): Command {
  const path = [join(folder, "classes"), join(libraries, "*")].join(delimiter);
  // Omit the stack trace: the last output lines are recorded as the reason of a failure.
  return { program: "java", args: ["-XX:-StackTraceInThrowable", "-cp", path, "Program"], cwd: folder };
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.java`, generatorUrl));
}
