import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { consumerProgram, consumerSettings, expectedOutput } from "./consumer-program.ts";
import { workspaceFolder } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { type ReceivedRequest, startEdgeStandIn } from "./start-edge-stand-in.ts";

export interface ConsumerOptions {
  /** Name of the client package. */
  readonly client: string;
  /** Folder that is made for the consumer. */
  readonly folder: string;
  /** Environment in which npm knows the registry. */
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

export interface ConsumerRun {
  /** What the program printed. */
  readonly output: string;
  /** What it sent. */
  readonly requests: readonly ReceivedRequest[];
}

/**
 * Installs a client into an empty folder, checks the types of a program that uses it, and runs the program
 * against a server on loopback.
 *
 * @throws Error when npm or the compiler fails, or the program prints something unexpected
 */
export async function useConsumer(options: ConsumerOptions): Promise<ConsumerRun> {
  const { client, folder: cwd, env, log } = options;
  await mkdir(cwd);
  await writeFile(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await runCommand("npm", ["install", client], { cwd, env });
  log(`Installed ${client} into an empty folder`);

  await using server = await startEdgeStandIn();
  await writeFile(join(cwd, "consumer.ts"), consumerProgram(client, server.url));
  await writeFile(join(cwd, "tsconfig.json"), JSON.stringify(consumerSettings));
  await runCommand(join(workspaceFolder, "node_modules/.bin/tsc"), ["-p", cwd], { cwd, env });
  log("Its types hold under strict, NodeNext and skipLibCheck: false");

  const output = (await runCommand(process.execPath, ["consumer.ts"], { cwd, env })).trim();
  log(`The program sent ${server.requests.length} requests and printed ${output}`);
  if (output !== expectedOutput) throw new Error(`The program should have printed ${expectedOutput}`);
  return { output, requests: server.requests };
}
