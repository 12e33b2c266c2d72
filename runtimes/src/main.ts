/**
 * Runs the suite against the built packages in every runtime with a launcher, one after another.
 *
 * npx -y pnpm test:runtimes [name…]
 *
 * Select runtimes by name: `test:runtimes deno "node 20"`.
 */
import { readdirSync } from "node:fs";
import { startConformanceServer } from "../../packages/conformance/dist/conformance-server.js";
import { linkPackages } from "./build-program.ts";
import type { Runtime } from "./runtime.ts";
import { startSuiteServer } from "./suite-server.ts";
import { addLine, type Transcript } from "./transcript.ts";

/** Time limit for the suite in one runtime, in milliseconds. */
const MAX_RUN_MS = 60_000;

const launchers = new URL("launchers/", import.meta.url);
const totals = { passed: 0, failed: 0 };

const runtimes = await selectRuntimes(process.argv.slice(2));
await linkPackages();
const routes = await startSuiteServer();
const conformance = await startConformanceServer();
for (const runtime of runtimes) await test(runtime);
await Promise.all([routes.close(), conformance.close()]);

const { passed, failed } = totals;
console.log(`\nTests  ${failed ? `${failed} failed | ` : ""}${passed} passed (${passed + failed})`);
process.exitCode = failed ? 1 : 0;

/** @throws Error if no runtime matches */
async function selectRuntimes(names: readonly string[]): Promise<Runtime[]> {
  const files = readdirSync(launchers).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.sort().map((file) => import(new URL(file, launchers).href)));
  const all: Runtime[] = modules.flatMap((module) => module.default);
  const wanted = all.filter(({ name }) => {
    const beginsWith = (part: string) => name.toLowerCase().startsWith(part.toLowerCase());
    return names.length === 0 || names.some(beginsWith);
  });
  if (wanted.length) return wanted;
  throw new Error(`unknown runtime; available: ${all.map(({ name }) => name).join(", ")}`);
}

async function test(runtime: Runtime): Promise<void> {
  const { name, missing } = runtime;
  if (missing && process.env.SEAMLINE_REQUIRE !== "all") return console.log(`${name}: skipped, ${missing}`);
  const started = performance.now();
  const transcript = await run(runtime);
  const { passed, failures, skipped } = transcript;
  totals.passed += passed.length;
  totals.failed += failures.length;
  const counts = [
    failures.length && `${failures.length} failed`,
    `${passed.length} passed`,
    skipped && `${skipped} not applicable`,
  ];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${counts.filter(Boolean).join(", ")} in ${seconds} s`);
  for (const { check, why } of failures) console.log(`  ${check}\n    ${why.replaceAll("\n", "\n    ")}`);
  if (skipped === undefined) for (const line of transcript.other.slice(-20)) console.log(line);
}

async function run(runtime: Runtime): Promise<Transcript> {
  const transcript: Transcript = { passed: [], failures: [], other: [] };
  const limit = AbortSignal.timeout(MAX_RUN_MS);
  const take = (line: string) => addLine(transcript, line);
  try {
    if (runtime.missing) throw new Error(`is required, but ${runtime.missing}`);
    await runtime.run({ routes: routes.url, conformance: conformance.url }, take, limit);
    if (transcript.skipped === undefined) throw new Error("exited before the suite finished");
  } catch (error) {
    const last = transcript.passed.at(-1) ?? "nothing";
    const why = limit.aborted ? `took longer than ${MAX_RUN_MS / 1000} s` : `${error}`;
    transcript.failures.push({ check: "runs the suite to completion", why: `${why}; last passed: ${last}` });
  }
  return transcript;
}
