import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { consumerCompilerOptions } from "./consumer-settings.ts";
import { workspaceFolder } from "./packages.ts";
import { runCommand } from "./run-command.ts";
import type { ServiceStandIn } from "./service-stand-in.ts";

/** A user of the published packages. */
export interface Consumer {
  /** The packages to install, as arguments of npm. */
  readonly packages: readonly string[];
  /** The user's own files: their paths in the user's folder, and their sources here. */
  readonly files: Readonly<Record<string, string>>;
  /** Commands of the packages that run before anything is compiled, as arguments of `npx`. */
  readonly commands: readonly (readonly string[])[];
  /** The program that runs at the end. */
  readonly program: string;
  /** The servers that the program calls, by the environment variable of their address. */
  readonly services: Readonly<Record<string, () => Promise<ServiceStandIn>>>;
  /** What the program prints when every call succeeds as expected. */
  readonly expectedOutput: RegExp;
}

export interface ConsumerSetting {
  /** The folder that is created for the consumer. */
  readonly folder: string;
  /** The environment in which npm uses the registry. */
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

/** A request that a consumer sent. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** How the request violates the contract. */
  readonly violations: readonly string[];
}

export interface ConsumerRun {
  /** What the program printed. */
  readonly output: string;
  readonly requests: readonly SentRequest[];
}

/**
 * Installs the consumer's packages into an empty folder, runs its commands, type-checks its program, and runs the
 * program against servers on loopback.
 *
 * @throws Error when npm, a command or the compiler fails, or the program prints or sends something unexpected
 */
export async function useConsumer(consumer: Consumer, setting: ConsumerSetting): Promise<ConsumerRun> {
  const { folder: cwd, env, log } = setting;
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await runCommand("npm", ["install", ...consumer.packages], { cwd, env });
  log(`Installed ${consumer.packages.join(", ")} into an empty folder`);

  await copyFiles(consumer, cwd);
  for (const command of consumer.commands) {
    await runCommand("npx", command, { cwd, env });
    log(`Ran npx ${command.join(" ")}`);
  }
  await checkTypes(consumer, setting);
  return runProgram(consumer, setting);
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
  log("The types pass under strict, NodeNext and skipLibCheck: false");
}

async function runProgram(
  { program, services, expectedOutput }: Consumer,
  { folder: cwd, env, log }: ConsumerSetting,
): Promise<ConsumerRun> {
  await using stack = new AsyncDisposableStack();
  const servers: ServiceStandIn[] = [];
  const addresses: Record<string, string> = {};
  for (const [variable, start] of Object.entries(services)) {
    const server = stack.use(await start());
    servers.push(server);
    addresses[variable] = server.url;
  }
  const output = await runCommand(process.execPath, [program], { cwd, env: { ...env, ...addresses } });
  const requests = servers.flatMap((server) => server.received);
  log(`The program sent ${requests.length} requests and printed ${output.trim()}`);
  if (!expectedOutput.test(output)) throw new Error(`The program should have printed ${expectedOutput}`);
  const violations = requests.flatMap((request) => request.violations);
  if (violations.length > 0) throw new Error(`The contract does not allow this: ${violations.join("; ")}`);
  return { output: output.trim(), requests };
}
