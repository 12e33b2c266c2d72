import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";

/** File that pins all Python tools and libraries. */
const requirements = join(languagesFolder, "python/requirements.txt");

const environment = join(cacheFolder, "python");

/** Path of the Python interpreter in the environment with the pinned packages. */
export const python: string = join(environment, "bin/python");

/** Returns the path of a command from a pinned package. */
export function pythonTool(name: string): string {
  return join(environment, "bin", name);
}

/** Reads the pinned version of a package. */
export function pythonVersion(name: string): string {
  const version = new RegExp(`^${name}==(.+)$`, "m").exec(readFileSync(requirements, "utf8"))?.[1];
  if (version) return version.trim();
  throw new Error(`${requirements} does not pin a version of ${name}`);
}

let installing: Promise<void> | undefined;

/** Creates the environment with the pinned packages, unless it already exists. */
export function installPython(): Promise<void> {
  installing ??= install();
  return installing;
}

async function install(): Promise<void> {
  const hash = createHash("sha256").update(readFileSync(requirements)).digest("hex");
  const record = join(environment, "requirements.sha256");
  if (existsSync(record) && readFileSync(record, "utf8") === hash) return;
  await runCommand({ program: "python3", args: ["-m", "venv", "--clear", environment] });
  const quiet = ["--quiet", "--disable-pip-version-check"];
  await runCommand({ program: python, args: ["-m", "pip", "install", ...quiet, "-r", requirements] });
  await writeFile(record, hash);
}

/** Name of the client package in a job's folder. Stories import it. */
const CLIENT_PACKAGE = "client";

/** Imports every module of the generated client and type-checks the story. */
export async function checkPython(job: Job, generatorUrl: string): Promise<void> {
  const program = python;
  const env = pythonPath(job);
  const importAll = join(languagesFolder, "python/import_all.py");
  await runCommand({ program, args: [importAll, CLIENT_PACKAGE], cwd: job.folder, env });
  if (!job.story) return;
  const types = [
    "-m",
    "mypy",
    "--strict",
    "--implicit-reexport",
    "--follow-imports=silent",
    "--cache-dir",
    join(cacheFolder, "mypy"),
  ];
  await runCommand({ program, args: [...types, storyFile(job, generatorUrl)], cwd: job.folder, env });
}

/**
 * Returns the command that runs a job's story: `stories/<name>.py` in the generator's folder. The argument is the name
 * of the document.
 */
export function pythonStory(job: Job, generatorUrl: string): Command {
  return {
    program: python,
    args: [storyFile(job, generatorUrl), job.document],
    cwd: job.folder,
    env: pythonPath(job),
  };
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.py`, generatorUrl));
}

function pythonPath({ folder }: Job): Record<string, string> {
  const path = [folder, join(languagesFolder, "python")].join(delimiter);
  return { PYTHONPATH: path, MYPYPATH: path, PYTHONDONTWRITEBYTECODE: "1" };
}
