import { spawn } from "node:child_process";
import type { Environment } from "../environment.ts";
import { signalGroup } from "../processes/signal-group.ts";

/** How many of the last characters of an installer's output are stored. */
const MAX_OUTPUT_LENGTH = 16_384;

/** A command that installs what code depends on. */
export interface InstallerCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Environment;
}

/** How an installer ended. */
export interface InstallerResult {
  readonly succeeded: boolean;
  /** Whether it was ended since it took too long. */
  readonly timedOut: boolean;
  /** The end of its output. */
  readonly output: string;
}

/**
 * Runs an installer, which is killed with all that it has started when it takes too long or `signal` aborts. It has
 * ended when this resolves, so that its folder can be removed.
 *
 * @throws the reason of `signal`
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
    // It leads a group of its own, so that what it starts can be killed with it.
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
    // "close" follows a failure to start.
    child.on("error", ({ message }) => append(message));
    child.on("close", (status) => {
      signal.removeEventListener("abort", kill);
      resolve({ succeeded: status === 0, output });
    });
  });
}

/** The system variables that an installer needs to find its settings and to reach a registry. */
const SYSTEM =
  /^(path|pathext|home|user|userprofile|homedrive|homepath|appdata|localappdata|systemroot|comspec|windir|temp|tmp|tmpdir|lang|lc_all|tz|xdg_config_home|xdg_cache_home|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

/**
 * Selects the variables that an installer gets. The others are withheld, since they may contain secrets.
 *
 * @param setting matches the names of its own settings
 */
export function installerEnvironment(environment: Environment, setting: RegExp): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && (SYSTEM.test(name) || setting.test(name))) passed[name] = value;
  return passed;
}

/** The most lines of an installer's output that a message contains. */
const MAX_MESSAGE_LINES = 5;

/** Returns the last lines of an output, for a message. */
export function lastLines(output: string): string {
  return output.trim().split("\n").slice(-MAX_MESSAGE_LINES).join("\n");
}
