import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";

/** The Rust package shared by all stories. Its files pin the libraries. */
const shared = join(languagesFolder, "rust");

const cache = join(cacheFolder, "rust");

/** All clients share a target folder, so that their libraries are compiled only once. */
const env: Readonly<Record<string, string>> = { CARGO_TARGET_DIR: join(cache, "target") };

/** Time limit for a build, in milliseconds. The first build compiles every library. */
const MAX_BUILD_MS = 1_800_000;

/** Reads the pinned version of a library. */
export function rustVersion(name: string): string {
  const pinned = new RegExp(`^${name} = (?:\\{ version = )?"([^"]+)"`, "m");
  const version = pinned.exec(readFileSync(join(shared, "Cargo.toml"), "utf8"))?.[1];
  if (version) return version;
  throw new Error(`${join(shared, "Cargo.toml")} does not pin a version of ${name}`);
}

/** Installs a command from its package, unless this version is already installed. */
export async function installRustTool(name: string, version: string): Promise<void> {
  if (existsSync(rustTool(name, version))) return;
  const args = ["install", name, "--version", version, "--locked", "--root", toolFolder(name, version)];
  await runCommand({ program: "cargo", args, timeoutMs: MAX_BUILD_MS });
}

/** Returns the path of a command from an installed package. */
export function rustTool(name: string, version: string): string {
  return join(toolFolder(name, version), "bin", name);
}

function toolFolder(name: string, version: string): string {
  return join(cache, "tools", `${name}-${version}`);
}

/** Compiles the package `client` in the job's folder, together with the story if the job has one. */
export async function compileRust(job: Job, generatorUrl: string): Promise<void> {
  const workspace = await writeWorkspace(job, generatorUrl);
  const args = ["build", "--package", job.story ? programName(job, generatorUrl) : "client"];
  await runCommand({ program: "cargo", args, cwd: workspace, env, timeoutMs: MAX_BUILD_MS });
}

/** Returns the command that runs a job's story: `stories/<name>.rs` in the generator's folder. */
export function rustStory(job: Job, generatorUrl: string): Command {
  const program = join(cache, "target/debug", programName(job, generatorUrl));
  // Omit the backtrace, because the last output lines are recorded as the reason for a failure.
  return { program, args: [], cwd: job.folder, env: { RUST_BACKTRACE: "0" } };
}

/**
 * Copies the client to a folder whose path is the same in every run. Cargo overwrites the build output of packages at
 * the same path, but would keep the output for other paths forever. The client is not part of the workspace, because
 * Cargo treats workspace members with the same name as the same package.
 */
async function writeWorkspace(job: Job, generatorUrl: string): Promise<string> {
  const place = join(cache, "clients", programName(job, generatorUrl));
  const workspace = join(place, "program");
  await rm(place, { recursive: true, force: true });
  await mkdir(join(workspace, "src"), { recursive: true });
  await cp(join(job.folder, "client"), join(place, "client"), { recursive: true });
  await cp(join(shared, "Cargo.lock"), join(workspace, "Cargo.lock"));
  await writeFile(join(workspace, "Cargo.toml"), manifestOf(programName(job, generatorUrl)));
  if (job.story) await cp(storyFile(job, generatorUrl), join(workspace, "src/main.rs"));
  else await writeFile(join(workspace, "src/main.rs"), "fn main() {}\n");
  return workspace;
}

function manifestOf(name: string): string {
  return `[package]
name = "${name}"
version = "0.0.0"
edition = "2024"

[workspace]

[dependencies]
client = { path = "../client" }
story = { path = ${JSON.stringify(shared)} }
serde_json = "1.0"
tokio = { version = "1", features = ["macros", "rt"] }

[profile.dev]
debug = 0
incremental = false
`;
}

/** Returns a unique name for a job's program, such as `progenitor-functions-v2-reference`. */
function programName({ document }: Job, generatorUrl: string): string {
  const generator = basename(fileURLToPath(new URL(".", generatorUrl)));
  return `${generator}-${document.replaceAll("/", "-")}`;
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.rs`, generatorUrl));
}
