import { spawn } from "node:child_process";
import { join } from "node:path";
import { npmEnvironment } from "./npm-environment.ts";

/** Characters of npm's output that are kept, its last. */
const KEPT = 16_384;

/** Nothing can lie below a file: whatever asks for Git fails, in every version of npm. */
const NO_GIT = join(process.execPath, "git");

/**
 * No scripts of packages, no Git, nothing but what the code needs, and no other folder: settings of people that say
 * otherwise are overruled.
 */
const install = [
  "install",
  "--omit=dev",
  "--ignore-scripts",
  "--no-install-links",
  `--git=${NO_GIT}`,
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--no-save",
  "--no-global",
  "--no-dry-run",
  "--no-package-lock-only",
  "--no-update-notifier",
  "--no-progress",
  "--no-color",
  "--loglevel=error",
] as const;

/** How npm ended. */
export interface NpmEnd {
  readonly succeeded: boolean;
  /** The end of what it wrote. */
  readonly output: string;
}

/**
 * Runs `npm install` in a folder. It is killed when `signal` aborts, and has ended when this resolves, so that the
 * folder may be removed.
 *
 * @param program npm's own, as Node runs it
 * @param environment the emulator's, of which npm gets what it needs
 */
export function runNpm(
  program: string,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<NpmEnd> {
  const child = spawn(process.execPath, [program, ...install, "--prefix", folder], {
    cwd: folder,
    env: npmEnvironment(environment),
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
    killSignal: "SIGKILL",
    signal,
  });
  let output = "";
  const keep = (text: string): void => {
    output = (output + text).slice(-KEPT);
  };
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  return new Promise((resolve) => {
    // An abort is an error too, and its end comes after it; so does that of a program that cannot be started.
    child.on("error", ({ message }) => keep(message));
    child.on("close", (status) => resolve({ succeeded: status === 0, output }));
  });
}
