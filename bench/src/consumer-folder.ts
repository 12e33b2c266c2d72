import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GeneratedClient } from "./clients.ts";
import { linkPackages } from "./link-packages.ts";
import { measureProcess } from "./measure-process.ts";
import type { Operation } from "./operations.ts";

const root = fileURLToPath(new URL("../dist/", import.meta.url));

/** Generates a client into a new folder, and writes a program next to it that makes the calls. */
export async function consumerFolder(
  job: string,
  client: GeneratedClient,
  spec: string,
  operations: readonly Operation[],
): Promise<string> {
  const folder = join(root, job, client.name.replaceAll(/[^a-z]+/g, "-"));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await measureProcess(client.generator.script, client.generator.args(spec, folder), folder);
  await linkPackages(folder, ["client-core"]);
  await writeFile(join(folder, "consumer.ts"), program(client, operations));
  return folder;
}

function program(client: GeneratedClient, operations: readonly Operation[]): string {
  const calls = operations.map(
    (operation, index) => `export const call${index} = async () => await ${client.call(operation)};`,
  );
  return [client.setUp, ...calls, ""].join("\n");
}
