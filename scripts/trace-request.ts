/**
 * Lists the files and functions in this repository that run for a single request, using V8 coverage.
 *
 * pnpm trace           prints the counts for one `close` in the emulator and one GET from a client
 * pnpm trace --list    also prints the functions in each file
 *
 * Runs the output of `pnpm build`. The request is counted after warm-up requests, so that one-time compilation and
 * caching are not included.
 */
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { Session } from "node:inspector/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { createEmulator } from "@seamline/emulator";
import { listen } from "@seamline/emulator/node";
import { bearer, createRetentionClient } from "@seamline/retention/reference";

const TOKEN = "ada@example.com";

/** Number of warm-up requests. The next request is counted. */
const WARM_UP = 3;

const root = fileURLToPath(new URL("..", import.meta.url));

/** Functions by file, relative to the repository. */
type Trace = ReadonlyMap<string, readonly string[]>;

const { list } = parseArgs({ options: { list: { type: "boolean", default: false } } }).values;

print("POST /v1/matters/{matterId}:close in the emulator, over HTTP", await traceClose());
print("retention.matters.get() from a client, with a stub for fetch", await traceGet());

async function traceClose(): Promise<Trace> {
  const emulator = createEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["retention"] });
  const client = createRetentionClient({ baseUrl: urls.retention, auth: bearer(TOKEN) });
  try {
    const matters: string[] = [];
    for (let made = 0; made <= WARM_UP; made++) {
      const { matterId } = await client.matters.create({ body: { name: `Case ${made}` } });
      matters.push(matterId ?? "");
    }
    const last = matters.pop();
    for (const matter of matters) await closeMatter(urls.retention, matter);
    return await traceOf(() => closeMatter(urls.retention, last ?? ""));
  } finally {
    await close();
    await emulator.close();
  }
}

/** Uses Node's own HTTP client, so that no function of our clients is counted. */
async function closeMatter(baseUrl: string, matter: string): Promise<void> {
  const request = httpRequest(`${baseUrl}/v1/matters/${matter}:close`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
  });
  request.end("{}");
  const [response] = await once(request, "response");
  for await (const _ of response);
  if (response.statusCode !== 200)
    throw new Error(`The matter could not be closed: status ${response.statusCode}.`);
}

async function traceGet(): Promise<Trace> {
  const body = JSON.stringify({ matterId: "m1", name: "Case 42", state: "OPEN" });
  const fetch = async (): Promise<Response> =>
    new Response(body, { headers: { "content-type": "application/json" } });
  const client = createRetentionClient({
    baseUrl: "http://127.0.0.1:4010",
    auth: bearer(TOKEN),
    fetch,
  });
  const get = (): Promise<unknown> => client.matters.get({ matterId: "m1" });
  for (let call = 0; call < WARM_UP; call++) await get();
  return traceOf(get);
}

async function traceOf(action: () => Promise<unknown>): Promise<Trace> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await session.post("Profiler.takePreciseCoverage");
    await action();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return traceIn(result);
  } finally {
    session.disconnect();
  }
}

type Script = { url: string; functions: { functionName: string; ranges: { count: number }[] }[] };

function traceIn(scripts: readonly Script[]): Trace {
  const trace = new Map<string, string[]>();
  for (const { url, functions } of scripts) {
    const file = projectFile(url);
    if (file === undefined) continue;
    const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    if (called.length > 0)
      trace.set(
        file,
        called.map(({ functionName }) => functionName || "(anonymous)"),
      );
  }
  return trace;
}

/** Returns the path of a file in the repository, unless it is a dependency or this script. */
function projectFile(url: string): string | undefined {
  if (!url.startsWith("file:") || url === import.meta.url) return undefined;
  const file = path.relative(root, fileURLToPath(url));
  return file.startsWith("..") || file.includes("node_modules") ? undefined : file;
}

function print(title: string, trace: Trace): void {
  const functions = [...trace.values()].reduce((sum, names) => sum + names.length, 0);
  console.log(`${title}: ${trace.size} files, ${functions} functions`);
  if (!list) return;
  for (const [file, names] of [...trace].sort()) console.log(`  ${file}: ${names.join(", ")}`);
}
