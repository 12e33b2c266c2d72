import { spawn } from "node:child_process";
import type { Environment } from "../environment.ts";
import { signalGroup } from "../processes/signal-group.ts";

/** Maximum length of the kept output, in characters. Only the end is kept. */
const MAX_OUTPUT_LENGTH = 16_384;

/** A command that installs dependencies. */
export interface InstallerCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Environment;
}

/** Result of an installer. */
export interface InstallerResult {
  readonly succeeded: boolean;
  /** True if the installer was killed because it took too long. */
  readonly timedOut: boolean;
  /** Last part of the output. */
  readonly output: string;
}

/**
 * Runs an installer. Kills it and all its child processes if it takes too long or if `signal` is aborted. When the
 * promise settles, the installer has ended and its folder can be removed.
 *
 * @throws the signal's reason if the signal is aborted
 */
export async function runInstaller(
  command: InstallerCommand,
  timeLimitMs: number,
  signal?: AbortSignal,
): Promise<InstallerResult> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeLimitMs);
  const result = await runUntil(command, signal ? AbortSignal.any([signal, timeout]) : timeout);
  signal?.throwIfAborted();
  return { ...result, timedOut: timeout.aborted };
}

function runUntil(
  { program, args, folder, environment }: InstallerCommand,
  signal: AbortSignal,
): Promise<Omit<InstallerResult, "timedOut">> {
  const child = spawn(program, args, {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    // The installer gets its own process group, so that it can be killed with its child processes.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  let output = "";
  const append = (text: string): void => {
    output = (output + text).slice(-MAX_OUTPUT_LENGTH);
  };
  child.stdout.setEncoding("utf8").on("data", append);
  child.stderr.setEncoding("utf8").on("data", append);
  const kill = (): void => signalGroup(child, "SIGKILL");
  signal.addEventListener("abort", kill);
  return new Promise((resolve) => {
    // If the start fails, "close" is emitted after "error".
    child.on("error", ({ message }) => append(message));
    child.on("close", (status) => {
      signal.removeEventListener("abort", kill);
      resolve({ succeeded: status === 0, output });
    });
  });
}

/** System variables that an installer requires to find its settings and to access a registry. */
const SYSTEM =
  /^(path|pathext|home|user|userprofile|homedrive|homepath|appdata|localappdata|systemroot|comspec|windir|temp|tmp|tmpdir|lang|lc_all|tz|xdg_config_home|xdg_cache_home|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

/**
 * Selects the variables for an installer. Other variables are not passed on, because they may contain secrets.
 *
 * @param setting matches the names of variables with installer settings
 */
export function installerEnvironment(environment: Environment, setting: RegExp): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && (SYSTEM.test(name) || setting.test(name))) passed[name] = value;
  return passed;
}

/** Maximum number of output lines in a message. */
const MAX_MESSAGE_LINES = 5;

/** Returns the last lines of the output for a message. */
export function lastLines(output: string): string {
  return output.trim().split("\n").slice(-MAX_MESSAGE_LINES).join("\n");
}
