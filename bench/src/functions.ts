/**
 * Measures what the emulator costs a user's function: the time of a warm call compared with the runner alone, the time
 * from a deployment to the first response, the time of many concurrent calls, and the memory of an idle function.
 *
 * npm run functions
 * npm run functions -- --calls 5000
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { zipSync } from "fflate";
import { cli } from "./emulators/servers.ts";
import { callInProcess } from "./functions/call-in-process.ts";
import { memoryOfChildren } from "./functions/children.ts";
import { call, deploy } from "./functions/deploy.ts";
import { frameworkAlone } from "./functions/framework-alone.ts";
import { machine } from "./machine.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";

const WARM_UP = 500;
const DEPLOYMENTS = 7;
const CROWD = 1_000;

const { values } = parseArgs({ options: { calls: { type: "string", default: "3000" } } });
const calls = Number(values.calls);
const source = fileURLToPath(new URL("functions/source", import.meta.url));

const archive = await archived(["index.js", "package.json"]);
const emulator = spawn(process.execPath, [cli, "--port", "0", "--json"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const [line] = (await once(createInterface({ input: emulator.stdout }), "line")) as [string];
const { functions: url } = JSON.parse(line) as { functions: string };

const cold: number[] = [];
const names: string[] = [];
for (let number = 1; number <= DEPLOYMENTS; number += 1) {
  const { name, coldMs } = await deploy(url, `hello-${number}`, archive);
  cold.push(coldMs);
  names.push(name);
}
const idle = await memoryOfChildren(emulator.pid as number);

const [name = ""] = names;
const alone = await frameworkAlone(source, "hello");
const own = await callInProcess(source, "hello");
const direct = () => greeted(alone.url);
const throughRun = () => greeted(`${url}/run/bench/bench/hello-1`);
const throughCall = () => call(url, name);
for (const each of [direct, own.call, throughRun, throughCall]) await roundTrips(each, WARM_UP);
const rows: [string, number[]][] = [
  ["the runner alone", await roundTrips(direct, calls)],
  ["v1 call, in process", await roundTrips(own.call, calls)],
  ["its address at the emulator", await roundTrips(throughRun, calls)],
  ["v1 call", await roundTrips(throughCall, calls)],
];
const crowdMs = await crowd(throughCall);

await alone.stop();
await own.close();
emulator.kill();
await once(emulator, "exit");

console.log(`\n${calls} calls one after the other. ${machine()}\n`);
const base = quantile(rows[0]?.[1] ?? [], 0.5);
printTable(
  ["a warm call through", "median µs", "p99 µs", "× the runner"],
  rows.map(([title, times]) => {
    const median = quantile(times, 0.5);
    return [title, micros(median), micros(quantile(times, 0.99)), (median / base).toFixed(2)];
  }),
);
const proportional = quantile(
  idle.map(({ proportional }) => proportional),
  0.5,
);
const resident = quantile(
  idle.map(({ resident }) => resident),
  0.5,
);
console.log(`
Deployment to first response, with operations of 500 ms: median of ${cold.length} ${quantile(cold, 0.5).toFixed(0)} ms, longest ${Math.max(...cold).toFixed(0)} ms.
${CROWD} calls at once: all ended within ${crowdMs.toFixed(0)} ms.
An idle function, one of ${idle.length}: ${proportional.toFixed(0)} MB proportional (PSS), ${resident.toFixed(0)} MB resident (RSS).`);

async function archived(files: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = files.map(async (file) => [file, await readFile(`${source}/${file}`)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(await Promise.all(entries))));
}

async function greeted(address: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: '{"name":"bench"}' });
  const text = await response.text();
  if (text !== "Hello bench!") throw new Error(`${address} responded with ${response.status} ${text}`);
}

/** Measures each call in milliseconds. */
async function roundTrips(once: () => Promise<void>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const start = performance.now();
    await once();
    times.push(performance.now() - start);
  }
  return times;
}

/** Measures the milliseconds until the last of many concurrent calls has ended. @throws the error of any failed call */
async function crowd(one: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: CROWD }, one));
  return performance.now() - start;
}

function micros(ms: number): string {
  return (ms * 1000).toFixed(0);
}
