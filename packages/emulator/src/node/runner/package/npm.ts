import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { basename, delimiter, dirname, join } from "node:path";

/** Characters of npm's output that are kept, its last. */
const MAX_OUTPUT_LENGTH = 16_384;

/** Nothing can lie below a file: whatever asks for Git fails, in every version of npm. */
const MISSING_GIT = join(process.execPath, "git");

/**
 * No scripts of packages, no Git, nothing but what the code needs, and no other folder: settings of people that say
 * otherwise are overruled.
 */
const INSTALL_ARGUMENTS = [
  "install",
  "--omit=dev",
  "--ignore-scripts",
  "--no-install-links",
  `--git=${MISSING_GIT}`,
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
interface NpmResult {
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
): Promise<NpmResult> {
  const child = spawn(process.execPath, [program, ...INSTALL_ARGUMENTS, "--prefix", folder], {
    cwd: folder,
    env: npmEnvironment(environment),
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
    killSignal: "SIGKILL",
    signal,
  });
  let output = "";
  const keep = (text: string): void => {
    output = (output + text).slice(-MAX_OUTPUT_LENGTH);
  };
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  return new Promise((resolve) => {
    // An abort is an error too, and its end comes after it; so does that of a program that cannot be started.
    child.on("error", ({ message }) => keep(message));
    child.on("close", (status) => resolve({ succeeded: status === 0, output }));
  });
}

/** Where npm lies beside the program of Node, on Windows and elsewhere. */
const NPM_BESIDE_NODE = [
  "node_modules/npm/bin/npm-cli.js",
  "../lib/node_modules/npm/bin/npm-cli.js",
] as const;

/**
 * Finds npm's program, which Node runs: that of the running Node, else the one that a shell would find. On Windows
 * the latter is a script of the shell, beside which the program lies.
 *
 * @param environment the one to look for `PATH` in
 * @returns nothing where there is none
 */
export async function findNpm(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const beside = NPM_BESIDE_NODE.map((path) => join(dirname(process.execPath), path));
  const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => [join(folder, "npm"), join(folder, NPM_BESIDE_NODE[0])]);
  for (const candidate of [...beside, ...onPath]) {
    const program = await realpath(candidate).catch(() => undefined);
    if (program !== undefined && basename(program) === "npm-cli.js") return program;
  }
  return undefined;
}

/** Variables of the system that npm needs to find its settings and the way to a registry. */
const SYSTEM =
  /^(path|pathext|home|user|userprofile|homedrive|homepath|appdata|localappdata|systemroot|comspec|windir|temp|tmp|tmpdir|lang|lc_all|tz|xdg_config_home|xdg_cache_home|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

/**
 * Settings that people give npm by variables, such as `npm_config_registry`: where packages come from, by which way, with
 * which credentials, and where they are kept. None of them names a program.
 */
const NPM_SETTING =
  /^npm_config_(registry|@[^:]+:registry|\/\/.+|userconfig|globalconfig|cache|offline|prefer[_-]o(ff|n)line|(https?[_-])?proxy|noproxy|ca|cafile|cert|key|strict[_-]ssl|local[_-]address|maxsockets|fetch[_-](retries|retry[_-]\w+|timeout)|before|min[_-]release[_-]age|replace[_-]registry[_-]host|legacy[_-]peer[_-]deps)$/i;

/** What npm is given of the emulator's environment. The rest, with the secrets in it, is kept from it. */
export function npmEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const passed = Object.entries(environment).filter(([name]) => SYSTEM.test(name) || NPM_SETTING.test(name));
  return Object.fromEntries(passed);
}
