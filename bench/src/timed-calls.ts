/**
 * A process that times the calls of one contestant whenever its parent sends a number of calls:
 *
 *   timed-calls.ts <module> <export> <"get" or "create"> <"respond" or "request">
 *
 * Every contestant has its own process, so that no other contestant influences how shared code is optimised.
 */
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { type MakeMatterCalls, type MatterCalls, TOKEN } from "./contestants/matter-calls.ts";
import { makeRequestAndResponse, RESPONSE, respondAtOnce } from "./stub-fetch.ts";

/** Time of one call in microseconds. */
export interface Micros {
  /** CPU time of the calling thread, which excludes other work on the machine. */
  readonly cpu: number;
  readonly wall: number;
}

const BASE_URL = "https://retention.example";
const MATTER = { name: "Case 42", description: "Everything about the delivery of the first quarter" };
const IDS = Array.from({ length: 1000 }, (_, index) => `2d0f5a5e-${index}`);

const [module = "", name = "", kind = "", stub = ""] = process.argv.slice(2);
const { [name]: makeCalls } = (await import(pathToFileURL(module).href)) as Record<string, MakeMatterCalls>;
if (makeCalls === undefined) throw new Error(`${module} does not export ${name}.`);

await assertSameRequest(makeCalls);
globalThis.fetch = stub === "request" ? makeRequestAndResponse : respondAtOnce;
const calls = makeCalls(BASE_URL);
const call = kind === "get" ? calls.get : () => calls.create(MATTER);

process.on("message", async (count: number) => {
  const start = performance.now();
  const before = process.threadCpuUsage();
  for (let index = 0; index < count; index += 1) await call(IDS[index % IDS.length] as string);
  const { user, system } = process.threadCpuUsage(before);
  const wall = (performance.now() - start) * 1000;
  process.send?.({ cpu: (user + system) / count, wall: wall / count } satisfies Micros);
});
process.send?.("ready");

/** @throws Error if a call sends a wrong request, or does not return the body of the response */
async function assertSameRequest(make: MakeMatterCalls): Promise<void> {
  const sent: Promise<string>[] = [];
  globalThis.fetch = (input, init) => {
    sent.push(describe(new Request(input, init)));
    return respondAtOnce();
  };
  const tried = make(BASE_URL);
  await assertBody(tried, kind === "get" ? tried.get("a b") : tried.create(MATTER));
  const expected =
    kind === "get"
      ? `GET ${BASE_URL}/v1/matters/a%20b Bearer ${TOKEN} `
      : `POST ${BASE_URL}/v1/matters Bearer ${TOKEN} ${JSON.stringify(MATTER)}`;
  const all = (await Promise.all(sent)).join("\n");
  if (all !== expected) throw new Error(`${module} sends ${all}, but should send ${expected}.`);
}

async function assertBody({ bodyOf }: MatterCalls, result: Promise<unknown>): Promise<void> {
  const body = JSON.stringify(bodyOf(await result));
  if (body !== RESPONSE) throw new Error(`${module} returns ${body}.`);
}

async function describe(request: Request): Promise<string> {
  const credentials = request.headers.get("authorization")?.replace(/^token/, "Bearer");
  return `${request.method} ${request.url} ${credentials} ${await request.text()}`;
}
