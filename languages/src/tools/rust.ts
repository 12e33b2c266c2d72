import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, languagesFolder } from "../folders.ts";
import type { Job } from "../job.ts";
import { type Command, runCommand } from "../run-command.ts";

/** The package that stories share. Its files pin the libraries of Rust. */
const shared = join(languagesFolder, "rust");

const cache = join(cacheFolder, "rust");

/** All clients are compiled in one folder, so that their libraries are compiled once. */
const env: Readonly<Record<string, string>> = { CARGO_TARGET_DIR: join(cache, "target") };

/** How long a build may take, in milliseconds: the first time, every library is compiled. */
const MAX_BUILD_MS = 1_800_000;

/** Reads the pinned version of a library. */
export function rustVersion(name: string): string {
  const pinned = new RegExp(`^${name} = (?:\\{ version = )?"([^"]+)"`, "m");
  const version = pinned.exec(readFileSync(join(shared, "Cargo.toml"), "utf8"))?.[1];
  if (version) return version;
  throw new Error(`${join(shared, "Cargo.toml")} pins no version of ${name}`);
}

/** Installs a command from its package, unless that version is there already. */
export async function installRustTool(name: string, version: string): Promise<void> {
  if (existsSync(rustTool(name, version))) return;
  const args = ["install", name, "--version", version, "--locked", "--root", toolFolder(name, version)];
  await runCommand({ program: "cargo", args, timeoutMs: MAX_BUILD_MS });
}

/** The command of a package after its installation. */
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

/** Returns the command that runs the story of a job: `stories/<name>.rs` in the generator's folder. */
export function rustStory(job: Job, generatorUrl: string): Command {
  const program = join(cache, "target/debug", programName(job, generatorUrl));
  // Omit the backtrace: the last output lines are recorded as the reason of a failure.
  return { program, args: [], cwd: job.folder, env: { RUST_BACKTRACE: "0" } };
}

/**
 * Copies the client to a place of its own, which is the same in every run: Cargo replaces what it compiled there before,
 * and keeps what it compiled at any other place. The client lies beside the workspace, because Cargo takes members of
 * workspaces that have the same name for the same package.
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

/** `progenitor-functions-v2-reference`, which no other job is called. */
function programName({ document }: Job, generatorUrl: string): string {
  const generator = basename(fileURLToPath(new URL(".", generatorUrl)));
  return `${generator}-${document.replaceAll("/", "-")}`;
}

function storyFile({ story }: Job, generatorUrl: string): string {
  return fileURLToPath(new URL(`stories/${story?.name}.rs`, generatorUrl));
}
