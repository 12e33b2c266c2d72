import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, CommandError, runCommand } from "../run-command.ts";

/** Folder that pins all TypeScript tools and libraries and contains files shared by the stories. */
const source = join(languagesFolder, "typescript");

/** Folder with the installed packages. */
const environment = join(cacheFolder, "typescript");

/** Files that are copied to a job's folder, next to the client and the story. */
const SHARED_FILES = ["story.ts", "tsconfig.json"];

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Reads the pinned version of a package. */
export function typescriptVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as Manifest;
  const version = manifest.devDependencies[name];
  if (version) return version;
  throw new Error(`${source}/package.json does not pin a version of ${name}`);
}

/** Returns the path of a command from a pinned package. */
export function typescriptTool(name: string): string {
  return join(environment, "node_modules/.bin", name);
}

let installing: Promise<void> | undefined;

/** Installs the packages in the lockfile without running their scripts, unless they are already installed. */
export function installTypescript(): Promise<void> {
  installing ??= install();
  return installing;
}

async function install(): Promise<void> {
  const lockfile = readFileSync(join(source, "package-lock.json"), "utf8");
  const record = join(environment, "installed-lockfile.json");
  if (existsSync(record) && readFileSync(record, "utf8") === lockfile) return;
  mkdirSync(environment, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    cpSync(join(source, file), join(environment, file));
  // `npm ci` rejects lockfiles that lack packages for other platforms.
  const quiet = ["--silent", "--no-audit", "--no-fund"];
  await runCommand({
    program: "npm",
    args: ["install", "--no-save", "--ignore-scripts", ...quiet],
    cwd: environment,
  });
  cpSync(join(source, "package-lock.json"), record);
}

/**
 * Compiles a job's client, `client.ts` or `client/`, together with the story if there is one: `stories/<name>.ts` in
 * the generator's folder.
 *
 * @param adapt adapts the source of a story to the document, if several documents share the story
 */
export async function checkTypescript(
  { folder, story }: Job,
  generatorUrl: string,
  adapt: (text: string) => string = (text) => text,
): Promise<void> {
  symlinkSync(join(environment, "node_modules"), join(folder, "node_modules"));
  for (const file of SHARED_FILES) cpSync(join(source, file), join(folder, file));
  if (story) {
    const text = readFileSync(new URL(`stories/${story.name}.ts`, generatorUrl), "utf8");
    writeFileSync(join(folder, "main.ts"), adapt(text));
  }
  await compile(folder);
}

/** Runs the compiler. If it fails, reports only the first line of its output. */
async function compile(folder: string): Promise<void> {
  try {
    await runCommand({ program: typescriptTool("tsc"), args: ["-p", folder], cwd: folder });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(error.message, error.output.split("\n", 1).join());
  }
}

/** Returns the command that runs a job's compiled story. */
export function typescriptStory({ folder }: Job): Command {
  return { program: process.execPath, args: [join(folder, "dist/main.js")], cwd: folder };
}
