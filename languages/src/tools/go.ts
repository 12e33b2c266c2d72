import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";

/** The Go module for all clients. It pins the tools and libraries. */
const module = join(languagesFolder, "go");

const env: Readonly<Record<string, string>> = {
  GOMODCACHE: join(cacheFolder, "go/modules"),
  GOCACHE: join(cacheFolder, "go/build"),
  // By default, the module cache is read-only and cannot be deleted. `-N -l` disables optimizations, which would take
  // longer than running the programs.
  GOFLAGS: "-modcacherw -buildvcs=false '-gcflags=all=-N -l'",
};

/** Reads the pinned version of a module, without the leading `v`. */
export function goVersion(path: string): string {
  const text = readFileSync(join(module, "go.mod"), "utf8");
  const line = text.split("\n").find((each) => each.trim().startsWith(`${path} v`));
  const version = line?.trim().split(" ")[1];
  if (version) return version.slice(1);
  throw new Error(`${join(module, "go.mod")} does not pin a version of ${path}`);
}

/** Time limit for building a tool, in milliseconds. The first build includes all dependencies. */
const MAX_BUILD_MS = 1_200_000;

/** Builds a pinned tool, unless it is already built. */
export async function installGoTool(path: string): Promise<void> {
  const args = ["build", "-o", goTool(path), path];
  await runCommand({ program: "go", args, cwd: module, env, timeoutMs: MAX_BUILD_MS });
}

/** Returns the path of an installed tool. */
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

/** Returns the command that runs a job's story: `stories/<name>.go` in the generator's folder. */
export function goStory(job: Job): Command {
  return { program: programOf(job), args: [], cwd: job.folder };
}

function programOf({ folder }: Job): string {
  return join(folder, "program");
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.go`, generatorUrl));
}
