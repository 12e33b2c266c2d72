import { describe, expect, it } from "vitest";
import { CodeError } from "../../../src/index.ts";
import type { SentRequest } from "../support/fake-runner.ts";
import { eventFunction, httpFunction, openFunctions } from "../support/open-functions.ts";

const HELLO = "/run/demo/north/hello";
const MB = 1024 * 1024;

/** Opens an emulator with a function. Returns a sender for requests to the function's URL or a path below it. */
function open(more: Parameters<typeof httpFunction>[1] = {}) {
  const { emulator, runner } = openFunctions([httpFunction("hello", more)]);
  const send = (path = "", init?: RequestInit): Promise<Response> =>
    emulator.functions.fetch(`http://functions.test:4011${HELLO}${path}`, init);
  const sent = (): SentRequest => runner.sent.at(-1) as SentRequest;
  return { emulator, runner, send, sent };
}

async function problemOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { message: string } }).error.message;
}

describe("requests to function URLs", () => {
  it.each([
    ["", "/"],
    ["/", "/"],
    ["?c=1", "/?c=1"],
    ["/a/b?c=1&c=2", "/a/b?c=1&c=2"],
    ["/a%2Fb//c/", "/a%2Fb//c/"],
  ])("forwards a request for %j to the code as %s", async (path, target) => {
    const { send, sent } = open();
    await send(path);
    expect(sent().target).toBe(target);
  });

  it.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"])(
    "forwards %s requests to the code",
    async (method) => {
      const { send, sent, runner } = open();
      runner.respond = () => new Response(null, { status: 204, headers: { allow: "NONE" } });
      const response = await send("", { method });
      expect(sent().method).toBe(method);
      expect([response.status, response.headers.get("allow")]).toEqual([204, "NONE"]);
    },
  );

  it("requires no credentials for a function URL, and forwards the credentials of the request", async () => {
    const { send, sent } = open();
    expect((await send()).status).toBe(200);
    expect(sent().headers.has("authorization")).toBe(false);
    await send("", { headers: { authorization: "Basic xyz" } });
    expect(sent().headers.get("authorization")).toBe("Basic xyz");
  });

  it("forwards the header fields of a request except connection headers", async () => {
    const { send, sent } = open();
    await send("", {
      headers: {
        accept: "text/html",
        connection: "close, X-Session",
        "keep-alive": "5",
        te: "trailers",
        "x-session": "1",
        "x-forwarded-for": "10.1.2.3",
        "x-forwarded-proto": "https",
        "function-execution-id": "mine",
      },
    });
    const { headers } = sent();
    expect(Object.fromEntries(headers)).toEqual({
      accept: "text/html",
      host: "functions.test:4011",
      "x-forwarded-for": "10.1.2.3, 127.0.0.1",
      "x-forwarded-host": "functions.test:4011",
      "x-forwarded-proto": "http",
      "function-execution-id": expect.stringMatching(/^[\da-z]{12}$/),
    });
  });

  it("forwards binary bodies, and decompresses compressed bodies", async () => {
    const { send, sent } = open();
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    await send("", { method: "POST", body: bytes });
    expect(sent().bytes).toEqual(bytes);
    const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
    const body = await new Response(compressed).arrayBuffer();
    await send("", { method: "POST", body, headers: { "content-encoding": "gzip" } });
    expect(sent().bytes).toEqual(bytes);
    expect(sent().headers.has("content-encoding")).toBe(false);
  });
});

describe("function responses", () => {
  it("forwards the response unchanged", async () => {
    const { send, runner } = open();
    const headers = new Headers({ "x-one": "1", connection: "x-own", "x-own": "2", "keep-alive": "5" });
    headers.append("set-cookie", "a=1; Path=/");
    headers.append("set-cookie", "b=2");
    runner.respond = () => new Response(Uint8Array.of(0, 255, 128), { status: 418, headers });
    const response = await send();
    expect(response.status).toBe(418);
    expect(response.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2"]);
    expect(response.headers.get("x-one")).toBe("1");
    for (const name of ["connection", "x-own", "keep-alive"]) expect(response.headers.has(name)).toBe(false);
    expect(await response.bytes()).toEqual(Uint8Array.of(0, 255, 128));
  });

  it("responds without a body if the function's code sends no body", async () => {
    const { send, runner } = open();
    runner.respond = () => new Response(null, { status: 304, headers: { etag: '"1"' } });
    const response = await send();
    expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, '"1"', ""]);
    runner.respond = () => new Response(null, { headers: { "content-length": "12" } });
    expect((await send("", { method: "HEAD" })).headers.get("content-length")).toBe("12");
  });

  it("streams the response while the code writes it", async () => {
    const { send, runner } = open();
    const made = new TransformStream<Uint8Array, Uint8Array>();
    const writer = made.writable.getWriter();
    runner.respond = () => new Response(made.readable as ReadableStream<Uint8Array<ArrayBuffer>>);
    const response = await send();
    const reader = response.body?.getReader();
    for (const text of ["one", "two"]) {
      const read = reader?.read();
      await writer.write(new TextEncoder().encode(text));
      expect(new TextDecoder().decode((await read)?.value)).toBe(text);
    }
    const last = reader?.read();
    await writer.close();
    expect((await last)?.done).toBe(true);
  });
});

describe("clients that disconnect", () => {
  it("aborts the call when the client disconnects", async () => {
    const { send, runner } = open();
    const caller = new AbortController();
    const seen: unknown[] = [];
    runner.respond = ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => {
          seen.push(signal.reason);
          reject(signal.reason);
        });
        caller.abort(new Error("enough"));
      });
    await send("", { signal: caller.signal }).catch(() => undefined);
    expect(seen).toEqual([new Error("enough")]);
  });

  it("cancels the response when the client stops reading", async () => {
    const { send, runner } = open();
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => {
        isCancelled = true;
      },
    });
    runner.respond = () => new Response(body);
    await (await send()).body?.cancel();
    await expect.poll(() => isCancelled).toBe(true);
  });
});

describe("body limits of functions", () => {
  it.each([
    ["GEN_1", 10],
    ["GEN_2", 32],
  ] as const)("limits request bodies of %s functions to %d MB", async (environment, most) => {
    const { send, runner, sent } = open({ environment });
    const rejected = await send("", { method: "POST", body: new Uint8Array(most * MB + 1) });
    expect(rejected.status).toBe(413);
    expect(await problemOf(rejected)).toContain(`limit of ${most} MB`);
    expect(runner.sent).toEqual([]);
    expect((await send("", { method: "POST", body: new Uint8Array(most * MB) })).status).toBe(200);
    expect(sent().bytes?.length).toBe(most * MB);
  });

  it.each([
    ["GEN_1", 10],
    ["GEN_2", 32],
  ] as const)("limits responses of %s functions to %d MB", async (environment, most) => {
    const { send, runner } = open({ environment });
    const parts = (bytes: number) => {
      let left = bytes;
      return new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull(controller) {
          const part = Math.min(left, MB);
          if (part > 0) controller.enqueue(new Uint8Array(part));
          else controller.close();
          left -= part;
        },
      });
    };
    runner.respond = () => new Response(parts(most * MB));
    expect((await (await send()).bytes()).length).toBe(most * MB);
    runner.respond = () => new Response(parts(most * MB + 1));
    await expect((await send()).bytes()).rejects.toThrow(`limit of ${most} MB`);
    const headers = { "content-length": `${most * MB + 1}` };
    runner.respond = () => new Response(parts(most * MB + 1), { headers });
    const rejected = await send();
    expect([rejected.status, await problemOf(rejected)]).toEqual([
      500,
      expect.stringContaining(`limit of ${most} MB`),
    ]);
  });
});

describe("failing functions", () => {
  it.each([
    ["crashed", 500],
    ["memory", 500],
    ["load", 500],
    ["timeout", 504],
  ] as const)("a failing function responds with the reason: %s", async (problem, status) => {
    const { send, runner } = open();
    runner.respond = () => {
      throw new CodeError(problem, "The code failed.");
    };
    const response = await send();
    expect([response.status, await problemOf(response)]).toEqual([status, "The code failed."]);
  });

  it("serves responses again after a failed request", async () => {
    const { send, runner } = open();
    runner.respond = () => {
      throw new CodeError("crashed", "The code failed.");
    };
    await send();
    runner.respond = () => new Response("well");
    expect(await (await send()).text()).toBe("well");
  });

  it("returns 404 for a function without a URL, and 503 for a function that is not deployed", async () => {
    const { files: _, ...later } = httpFunction("later");
    const listen = eventFunction("listen", { eventType: "order.placed" });
    const { emulator, runner } = openFunctions([httpFunction("hello"), listen, later]);
    const send = (path: string) => emulator.functions.fetch(`http://127.0.0.1/run/${path}`);
    const absent = await send("demo/south/hello");
    expect([absent.status, await problemOf(absent)]).toEqual([404, expect.stringContaining("south")]);
    const listening = await send("demo/north/listen");
    expect([listening.status, await problemOf(listening)]).toEqual([
      404,
      expect.stringContaining("event trigger"),
    ]);
    const notYet = await send("demo/north/later");
    expect([notYet.status, await problemOf(notYet)]).toEqual([
      503,
      expect.stringContaining("cannot run yet"),
    ]);
    expect((await send("demo/north")).status).toBe(404);
    expect(runner.sent).toEqual([]);
  });
});
