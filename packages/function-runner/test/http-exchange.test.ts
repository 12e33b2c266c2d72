import { afterAll, beforeAll, expect, it } from "vitest";
import type { ProgramRequest } from "../src/code-runner/index.ts";
import { functionRunner } from "../src/index.ts";
import { asResponse } from "./support/as-response.ts";
import { ManualClock } from "./support/manual-clock.ts";
import { errorOf, programOf } from "./support/open-runner.ts";

/** A program for all tests. Each test uses its own path. */
const program = programOf(`
  const stages = {};
  const routes = {
    "/echo/a": (req, res) => res.send([req.method, req.url, req.get("x-own"), req.rawBody?.toString()]),
    "/fields": (req, res) => {
      res.status(418).set({ "x-own": "yes", connection: "x-hop", "x-hop": "no", "keep-alive": "timeout=1" });
      res.append("set-cookie", "a=1").append("set-cookie", "b=2").send("short");
    },
    "/asked": (req, res) => res.send(req.rawHeaders),
    "/bytes": (req, res) => res.type("application/octet-stream").send(req.rawBody),
    "/status": (req, res) => (req.query.code ? res.sendStatus(+req.query.code) : res.send("four")),
    "/begin": (req, res) => { stages.begun = res; res.write("begin "); },
    "/finish": (req, res) => { stages.begun.end("end"); res.send("ok"); },
    "/stay": (req, res) => { stages.gone = new Promise((resolve) => res.on("close", resolve)); stages.here?.(); },
    "/stays": (req, res) => (stages.gone ? res.send("here") : (stages.here = () => res.send("here"))),
    "/gone": (req, res) => stages.gone.then(() => res.send("gone")),
    "/odd": (req, res) => res.writeHead(799).end(),
    "/broken": (req, res) => req.socket.end("HTTP/1.1 what?\\r\\n\\r\\n"),
    "/throw": () => { throw new TypeError("thrown"); },
  };
  exports.hello = (req, res) => routes[req.path](req, res);`);

const runner = functionRunner()({ clock: new ManualClock() });

beforeAll(async () => void (await call("/status")));
afterAll(() => runner.close());

async function call(target: string, request: Partial<ProgramRequest> = {}): Promise<Response> {
  return asResponse(await runner.send(program, { method: "GET", target, headers: [], ...request }));
}

it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "sends %s and returns the response",
  async (method) => {
    const body = method === "GET" || method === "DELETE" ? undefined : new TextEncoder().encode("the body");
    const headers = [["x-own", "one"] as const, ["content-type", "text/plain"] as const];
    const response = await call("/echo/a?c=%20d", { method, headers, body });
    expect(await response.json()).toEqual([method, "/echo/a?c=%20d", "one", body ? "the body" : null]);
  },
);

it("sends the header fields of a request except hop-by-hop fields", async () => {
  const given = {
    host: "own.example",
    "x-own": "1",
    connection: "x-hop",
    "x-hop": "no",
    te: "trailers",
    expect: "x",
  };
  const response = await call("/asked", { headers: [...Object.entries(given), ["x-own", "2"]] });
  const arrived: string[] = await response.json();
  const names = arrived.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  expect(names.sort()).toEqual(["connection", "host", "x-own", "x-own"]);
  expect(arrived).toContain("own.example");
});

it("returns the status, all cookies, and all header fields except hop-by-hop fields", async () => {
  const response = await call("/fields");
  expect([response.status, response.headers.get("x-own"), await response.text()]).toEqual([
    418,
    "yes",
    "short",
  ]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  for (const name of ["connection", "x-hop", "keep-alive"]) expect(response.headers.has(name)).toBe(false);
});

it("sends and returns large binary bodies unchanged", async () => {
  const body = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 256);
  const response = await call("/bytes", { method: "POST", headers: [["content-type", "image/png"]], body });
  expect(Buffer.compare(new Uint8Array(await response.arrayBuffer()), body)).toBe(0);
});

it("returns no body for HEAD, 204 and 304", async () => {
  const head = await call("/status", { method: "HEAD" });
  expect([head.headers.get("content-length"), head.body]).toEqual(["4", null]);
  for (const status of [204, 304]) {
    const response = await call(`/status?code=${status}`);
    expect([response.status, response.body]).toEqual([status, null]);
  }
});

it("streams a body while the code is writing it", async () => {
  const reader = (await call("/begin")).body?.getReader();
  const next = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe("begin ");
  await (await call("/finish")).text();
  expect([await next(), (await reader?.read())?.done]).toEqual(["end", true]);
});

it("closes the connection to the code when the client disconnects", async () => {
  const caller = new AbortController();
  const reason = new Error("Enough.");
  const waiting = errorOf(call("/stay", { signal: caller.signal }));
  await (await call("/stays")).text();
  caller.abort(reason);
  expect(await waiting).toBe(reason);
  expect(await (await call("/gone")).text()).toBe("gone");
});

it("returns the framework's response if code throws", async () => {
  const response = await call("/throw");
  expect([response.status, await response.text()]).toEqual([500, "thrown"]);
});

it("reports the problem with an invalid response", async () => {
  const odd = await errorOf(call("/odd"));
  const broken = await errorOf(call("/broken"));
  expect([odd.problem, broken.problem]).toEqual(["crashed", "crashed"]);
  expect(odd.message).toBe("The code sent an invalid response: its status is 799");
  expect((await call("/status")).status).toBe(200);
});
