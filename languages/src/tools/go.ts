import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";

/** The module of every client: it pins the tools and the libraries of Go. */
const module = join(languagesFolder, "go");

const env: Readonly<Record<string, string>> = {
  GOMODCACHE: join(cacheFolder, "go/modules"),
  GOCACHE: join(cacheFolder, "go/build"),
  // By default, only Go can delete the cache.
  GOFLAGS: "-modcacherw -buildvcs=false",
};

/** Reads the pinned version of a module, without the `v` in front. */
export function goVersion(path: string): string {
  const text = readFileSync(join(module, "go.mod"), "utf8");
  const line = text.split("\n").find((each) => each.trim().startsWith(`${path} v`));
  const version = line?.trim().split(" ")[1];
  if (version) return version.slice(1);
  throw new Error(`${join(module, "go.mod")} pins no version of ${path}`);
}

/** How long a tool may take to build, in milliseconds: the first time, everything that it needs is built, too. */
const MAX_BUILD_MS = 1_200_000;

/** Builds a tool that the module pins, unless it is built already. */
export async function installGoTool(path: string): Promise<void> {
  const args = ["build", "-o", goTool(path), path];
  await runCommand({ program: "go", args, cwd: module, env, timeoutMs: MAX_BUILD_MS });
}

/** The command of a tool after its installation. */
export function goTool(path: string): string {
  return join(cacheFolder, "go/tools", basename(path));
}

/** Compiles the package `client` in the job's folder, together with the story if the job has one. */
export async function compileGo(job: Job, generatorUrl: string): Promise<void> {
  const { folder, story } = job;
  for (const name of ["go.mod", "go.sum", "story"]) {
    await cp(join(module, name), join(folder, name), { recursive: true });
  }
  if (story) await cp(storyFile(job, generatorUrl), join(folder, "main.go"));
  const target = story ? ["-o", programOf(job), "."] : ["./client"];
  await runCommand({ program: "go", args: ["build", ...target], cwd: folder, env });
}

/** Returns the command that runs the story of a job: `stories/<name>.go` in the generator's folder. */
export function goStory(job: Job): Command {
  return { program: programOf(job), args: [], cwd: job.folder };
}

function programOf({ folder }: Job): string {
  return join(folder, "program");
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.go`, generatorUrl));
}
