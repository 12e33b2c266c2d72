/**
 * Measures the cost of type-checking a program that calls every operation of one document, for each client.
 *
 * npm run typecheck
 * npm run typecheck -- --profile reference
 */
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { clients, type GeneratedClient } from "./clients.ts";
import { consumerFolder } from "./consumer-folder.ts";
import { operationsOf } from "./operations.ts";
import { quantile } from "./quantile.ts";
import { readProfile } from "./read-profile.ts";
import { largestDocument } from "./spec-sets.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    profile: { type: "string", default: "as shown" },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a positive integer.");

const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

/** For TypeScript 5.9, whose diagnostics include the number of instantiations. */
const settings = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["consumer.ts"],
};

interface Cost {
  readonly instantiations: number;
  readonly types: number;
  readonly checkSeconds: number;
  readonly totalSeconds: number;
  readonly memory: number;
}

const profile = readProfile(values.profile);
const document = await largestDocument(profile);
const operations = await operationsOf(document.files.json);

const costs = new Map<GeneratedClient, Cost>();
for (const client of clients) {
  const folder = await consumerFolder("typecheck", client, fileURLToPath(document.files.json), operations);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
  costs.set(client, medianCost(Array.from({ length: rounds }, () => check(folder))));
}
console.log(
  `\nType-checking ${operations.length} calls of ${document.title}, ${profile}: median of ${rounds} rounds\n`,
);
printTable(
  ["client", "instantiations", "ratio", "types", "check s", "ratio", "total s", "memory MB"],
  rows(),
);

/** @throws Error with the compiler's messages if the program does not compile */
function check(folder: string): Cost {
  const args = [tsc, "-p", folder, "--extendedDiagnostics", "--pretty", "false"];
  const output = runTsc(args);
  const figure = (name: string) => {
    const found = new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(output);
    if (found === null) throw new Error(`The compiler's output does not contain "${name}".`);
    return Number(found[1]);
  };
  return {
    instantiations: figure("Instantiations"),
    types: figure("Types"),
    checkSeconds: figure("Check time"),
    totalSeconds: figure("Total time"),
    memory: figure("Memory used") / 1000,
  };
}

function runTsc(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8" });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}

function medianCost(all: readonly Cost[]): Cost {
  const middle = (key: keyof Cost) =>
    quantile(
      all.map((cost) => cost[key]),
      0.5,
    );
  return {
    instantiations: middle("instantiations"),
    types: middle("types"),
    checkSeconds: middle("checkSeconds"),
    totalSeconds: middle("totalSeconds"),
    memory: middle("memory"),
  };
}

function rows(): string[][] {
  const base = costs.get(clients[0] as GeneratedClient);
  const ratio = (value: number, of: number | undefined) => (value / (of ?? Number.NaN)).toFixed(2);
  return [...costs].map(([{ name }, cost]) => [
    name,
    String(cost.instantiations),
    ratio(cost.instantiations, base?.instantiations),
    String(cost.types),
    cost.checkSeconds.toFixed(2),
    ratio(cost.checkSeconds, base?.checkSeconds),
    cost.totalSeconds.toFixed(2),
    cost.memory.toFixed(0),
  ]);
}
