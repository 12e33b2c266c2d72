import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { manifests, root } from "../repository.ts";
import { type Command, commandsOf } from "./commands.ts";
import { serveOnce } from "./example-emulator.ts";
import { requirePublic, requireScript, startScript, toolOf } from "./programs.ts";
import type { Reader } from "./reader.ts";
import type { Snippet } from "./snippets.ts";

const run = promisify(execFile);

/** The folders and the reader for a snippet's commands. */
interface Place {
  /** The current folder in the repository. `cd` changes it. */
  readonly folder: string;
  /** The folder in which commands from installed packages run. */
  readonly cwd: string;
  readonly reader: Reader;
}

/** Returns the output of the command if it was run. @throws Error if it fails or names something that does not exist */
type Perform = (args: readonly string[], place: Place, text: string) => Promise<string> | string;

/**
 * How to check each command on the pages. Commands that end are run. Commands that install, serve until Ctrl-C or run
 * all tests are not run, but the packages, scripts and files that they name must exist.
 */
const programs: Readonly<Record<string, Perform>> = {
  npx: ([name = "", ...args], place) => {
    if (name === "-y" && args[0] === "pnpm") return pnpm(args.slice(1), place.folder);
    return installed(name, args, place);
  },
  npm: ([action, ...args], { folder }) => {
    if (action === "run") requireScript(folder, args[0] ?? "");
    else if (action === "install") for (const name of args.filter(isPackageName)) requirePublic(name);
    else if (action !== "ci") throw new Error(`Pages do not use npm ${action} yet: add it to perform.ts.`);
    return "";
  },
  curl: async (_, { reader, cwd }, text) => {
    const command = reader.emulator.localized(text).replace(/^curl /, "curl -sS --fail-with-body ");
    return (await run("sh", ["-c", command], { cwd })).stdout;
  },
  node: async ([file = "", ...args], { folder, cwd }) => {
    // Runs only programs from the page. Programs in the repository may run for minutes, such as servers and benchmarks.
    if (existsSync(join(cwd, file))) return (await run(process.execPath, [file, ...args], { cwd })).stdout;
    if (!existsSync(join(root, folder, file))) throw new Error(`${join(folder, file)} does not exist.`);
    return "";
  },
};

/** Performs the commands of a shell snippet in order. Returns their output. */
export async function perform(snippet: Snippet, reader: Reader): Promise<string> {
  let place: Place = { folder: ".", cwd: reader.folderOf(snippet.file), reader };
  const printed: string[] = [];
  for (const command of commandsOf(snippet.code)) {
    if (command.words[0] === "cd") place = { ...place, folder: folderAfter(command, place) };
    else printed.push(await (snippet.info === "fails" ? failed : performed)(command, place));
  }
  return printed.map((text) => text.replace(/[^\n]$/, "$&\n")).join("");
}

async function performed({ text, words: [program = "", ...args] }: Command, place: Place): Promise<string> {
  const [, port, folder = ""] = SERVING.exec(text) ?? [];
  if (port !== undefined) {
    await place.reader.emulator.serve(Number(port), startScript(folder));
    return "";
  }
  const perform = programs[program];
  if (!perform) throw new Error(`Pages do not use ${program} yet: add it to perform.ts.`);
  return perform(args, place, text);
}

/** Matches a command that serves an example's service on a port. */
const SERVING = /^PORT=(\d+) npx -y pnpm --dir (\S+) start$/;

/** Returns the output of a command that must fail. */
async function failed(command: Command, place: Place): Promise<string> {
  const output = await performed(command, place).then(
    () => undefined,
    (error: { stdout?: string }) => error.stdout ?? "",
  );
  if (output === undefined) throw new Error(`The command must fail: ${command.text}`);
  return output;
}

function folderAfter({ words: [, to = ""] }: Command, { folder }: Place): string {
  const after = normalize(join(folder, to));
  if (!existsSync(join(root, after))) throw new Error(`The folder ${after} does not exist.`);
  return after;
}

async function installed(name: string, args: readonly string[], { cwd, reader }: Place): Promise<string> {
  const tool = toolOf(name);
  if (tool !== undefined) return (await run(tool, args, { cwd, env: environmentOfReader() })).stdout;
  const program = reader.programOf(name);
  if (program === reader.programOf("@seamline/emulator") && args[0] !== "exec" && !args.includes("--help")) {
    // The reader's emulator was already started with this command.
    if (args.join(" ") === "--example") return "";
    await serveOnce(program, [...args.filter((_, at) => !isPort(args, at)), "--port", "0"], cwd);
    return "";
  }
  const localized = args.map((arg) => reader.emulator.localized(arg));
  return (await run(process.execPath, [program, ...localized], { cwd })).stdout;
}

/** Turns off telemetry and update checks, because tests only call loopback addresses. */
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };

/** Returns the environment of a reader, without the variables of the test runner and without colors. */
function environmentOfReader(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV$|FORCE_COLOR$)/.test(name),
  );
  return { ...Object.fromEntries(own), ...QUIET };
}

/** Returns whether an argument is `--port` or its value. The tests use their own port instead. */
function isPort(args: readonly string[], at: number): boolean {
  return args[at] === "--port" || args[at - 1] === "--port";
}

/** Scripts that terminate and change nothing. */
const READING = ["points", "provenance", "trace"];

async function pnpm([first = "", ...rest]: readonly string[], folder: string): Promise<string> {
  if (first === "--dir") return pnpm(rest.slice(1), join(folder, rest[0] ?? ""));
  if (first === "exec") return executed(rest);
  requireScript(folder, first);
  return READING.includes(first) ? (await run("pnpm", [first, ...rest], { cwd: root })).stdout : "";
}

/** Pages use `pnpm exec` for Turbo tasks of one package, and to run a file with the workspace's Node. */
function executed([program, ...args]: readonly string[]): string {
  if (program === "node") return "";
  const filter = args.find((arg) => arg.startsWith("--filter="))?.slice("--filter=".length);
  if (program !== "turbo" || filter === undefined)
    throw new Error(`Pages do not use pnpm exec ${program} yet: add it to perform.ts.`);
  requireScript(folderOfPackage(filter), args[1] ?? "");
  return "";
}

function folderOfPackage(name: string): string {
  const [folder] = [...manifests()].find(([, manifest]) => manifest.name === name) ?? [];
  if (folder === undefined) throw new Error(`No package of the workspace is named ${name}.`);
  return folder;
}

function isPackageName(arg: string): boolean {
  return /^(@[^/]+\/)?[a-z0-9][a-z0-9-]*$/.test(arg);
}
