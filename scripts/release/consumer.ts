import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { consumerCompilerOptions } from "./consumer-settings.ts";
import { type CommandPrefix, npm, type PackageManager } from "./package-manager.ts";
import { workspaceFolder } from "./packages.ts";
import { runCommand } from "./run-command.ts";
import type { ServiceStandIn } from "./service-stand-in.ts";

/** A user of the published packages. */
export interface Consumer {
  /** The packages to install, as arguments of a package manager. */
  readonly packages: readonly string[];
  /** The user's own files: sources by path in the user's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Commands from the packages to run before compilation. */
  readonly commands: readonly (readonly string[])[];
  readonly program: string;
  /** The servers that the program calls, keyed by the environment variable that contains their URL. */
  readonly services: Readonly<Record<string, () => Promise<ServiceStandIn>>>;
  /** The program's output if every call succeeds as expected. */
  readonly expectedOutput: RegExp;
}

export interface ConsumerSetting {
  readonly folder: string;
  /** Environment for package managers that use the registry. */
  readonly env: NodeJS.ProcessEnv;
  /** Default: npm. */
  readonly manager?: PackageManager;
  /**
   * Builds one of the consumer's programs. Returns the file to run instead of its source. Default: the source runs
   * unbuilt.
   */
  readonly build?: (program: string, folder: string) => Promise<string>;
  readonly log: (line: string) => void;
}

/** A request sent by a consumer. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Contract violations in the request. */
  readonly violations: readonly string[];
}

export interface ConsumerRun {
  readonly output: string;
  readonly requests: readonly SentRequest[];
}

/**
 * Installs the consumer's packages into an empty folder, runs its commands, type-checks its program, and runs the
 * program against loopback servers.
 *
 * @throws Error if the package manager, a command or the compiler fails, or the program prints or sends something
 * unexpected
 */
export async function useConsumer(consumer: Consumer, setting: ConsumerSetting): Promise<ConsumerRun> {
  const { folder: cwd, log, manager = npm } = setting;
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const [name, text] of Object.entries(manager.files ?? {})) await writeFile(join(cwd, name), text);
  await run(manager.add, consumer.packages, setting);
  log(`Installed ${consumer.packages.join(", ")} into an empty folder`);

  await copyFiles(consumer, cwd);
  for (const command of consumer.commands) {
    await run(manager.run, command, setting);
    log(`Ran ${[...manager.run, ...command].join(" ")}`);
  }
  if (manager.isKnownToCompilers ?? true) await checkTypes(consumer, setting);
  return runProgram(consumer, setting);
}

function run(
  [program, ...first]: CommandPrefix,
  args: readonly string[],
  { folder: cwd, env }: ConsumerSetting,
): Promise<string> {
  return runCommand(program, [...first, ...args], { cwd, env });
}

async function copyFiles({ files }: Consumer, folder: string): Promise<void> {
  for (const [target, source] of Object.entries(files)) {
    const file = join(folder, target);
    await mkdir(dirname(file), { recursive: true });
    await cp(source, file);
  }
}

async function checkTypes({ files }: Consumer, { folder: cwd, env, log }: ConsumerSetting): Promise<void> {
  const settings = {
    compilerOptions: { ...consumerCompilerOptions, allowImportingTsExtensions: true },
    files: Object.keys(files).filter((file) => file.endsWith(".ts")),
  };
  await writeFile(join(cwd, "tsconfig.json"), JSON.stringify(settings));
  await runCommand(join(workspaceFolder, "node_modules/.bin/tsc"), ["-p", cwd], { cwd, env });
  log("The types compile under strict, NodeNext and skipLibCheck: false");
}

async function runProgram(
  { program, services, expectedOutput }: Consumer,
  setting: ConsumerSetting,
): Promise<ConsumerRun> {
  const { folder, env, log, manager = npm, build } = setting;
  await using stack = new AsyncDisposableStack();
  const servers: ServiceStandIn[] = [];
  const addresses: Record<string, string> = {};
  for (const [variable, start] of Object.entries(services)) {
    const server = stack.use(await start());
    servers.push(server);
    addresses[variable] = server.url;
  }
  const file = (await build?.(program, folder)) ?? program;
  const output = await run(manager.start, [file], { ...setting, env: { ...env, ...addresses } });
  const requests = servers.flatMap((server) => server.received);
  log(`The program sent ${requests.length} requests and printed ${output.trim()}`);
  if (!expectedOutput.test(output)) throw new Error(`The program should have printed ${expectedOutput}`);
  const violations = requests.flatMap((request) => request.violations);
  if (violations.length > 0) throw new Error(`The contract does not allow this: ${violations.join("; ")}`);
  return { output: output.trim(), requests };
}
