import { expect, it, onTestFinished, vi } from "vitest";
import { fromResponse } from "../../../emulator-kit/test/support/from-response.ts";
import type { ServiceResponse } from "../../src/index.ts";
import { exchangeBytes, openWire } from "./support/exchange-bytes.ts";
import { latch } from "./support/latch.ts";
import { echo, serving, text } from "./support/serving.ts";

/** Responses with faults: a lost connection, and a truncated body. */
const LOST: ServiceResponse = { status: 502, headers: {}, connectionLoss: "response" };
const CUT: ServiceResponse = {
  status: 200,
  headers: { "content-length": "10" },
  body: new TextEncoder().encode("0123"),
  connectionLoss: "body",
};

const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const LAST_GET = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

it("passes the method, target, host, header fields and body unchanged", async () => {
  const url = await serving(echo);
  const response = await fetch(`${url}/a%2Fb?c=d`, {
    method: "PUT",
    body: "höre",
    headers: { "X-Odd": "1" },
  });
  const asked = (await response.json()) as { headers: [string, string][] };
  expect(asked).toMatchObject({ method: "PUT", target: "/a%2Fb?c=d", origin: url, body: "höre" });
  expect(asked.headers).toContainEqual(["X-Odd", "1"]);
});

it("each request has its own header fields, even if the previous request had similar fields", async () => {
  const url = await serving(async ({ headers }) => text([...headers].flat().slice(-2).join("=")));
  const sent = ["X-Odd: 1", "X-Odd: 1", "X-Odd: 2", "X-Even: 2", "x-even: 2"];
  const received: (string | undefined)[] = [];
  for (const field of sent) {
    const response = await exchangeBytes(url, LAST_GET.replace("\r\n\r\n", `\r\n${field}\r\n\r\n`));
    received.push(response.split("\r\n\r\n").at(-1));
  }
  expect(received).toEqual(["X-Odd=1", "X-Odd=1", "X-Odd=2", "X-Even=2", "x-even=2"]);
});

it("treats an empty body as absent", async () => {
  const url = await serving(echo);
  expect(await (await fetch(url)).json()).not.toHaveProperty("body");
  expect(await (await fetch(url, { method: "POST", body: "" })).json()).not.toHaveProperty("body");
});

it("joins repeated header fields as in the Fetch standard", async () => {
  const url = await serving(async ({ headers }) =>
    text(`${headers.get("AUTHORIZATION")} ${headers.get("x")}`),
  );
  const head = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n";
  const response = await exchangeBytes(
    url,
    `${head}Authorization: A\r\nauthorization: B\r\nX: 1\r\nX: 2\r\n\r\n`,
  );
  expect(response).toMatch(/\r\n\r\nA, B 1, 2$/);
});

it.each(["constructor", "__proto__", "toString", "absent"])("does not add a field named %s", async (name) => {
  const url = await serving(async ({ headers }) => text(`${headers.get(name)}`));
  expect(await (await fetch(url)).text()).toBe("null");
});

it("sends the status, the header fields and the length in bytes without adding a date", async () => {
  const url = await serving(async () => ({ status: 201, headers: { date: "then", a: "b" }, body: "höre" }));
  const response = await fetch(url);
  expect(response.status).toBe(201);
  expect(Object.fromEntries(response.headers)).toMatchObject({ date: "then", a: "b", "content-length": "5" });
  expect(await response.text()).toBe("höre");
  const undated = await serving(async () => text("x"));
  expect((await fetch(undated)).headers.has("date")).toBe(false);
});

it("sends bytes unchanged", async () => {
  const url = await serving(async () => ({ status: 200, headers: {}, body: new Uint8Array([0, 255, 10]) }));
  expect([...new Uint8Array(await (await fetch(url)).arrayBuffer())]).toEqual([0, 255, 10]);
});

it("responds to HEAD with the length of the omitted body", async () => {
  const url = await serving(async () => text("four"));
  const response = await exchangeBytes(url, LAST_GET.replace("GET", "HEAD"));
  expect(response).toMatch(/content-length: 4\r\n/i);
  expect(response).toMatch(/\r\n\r\n$/);
});

it("sends 204 without a body or a length (RFC 9110 section 8.6)", async () => {
  const url = await serving(async () => ({ status: 204, headers: {} }));
  expect(await exchangeBytes(url, LAST_GET)).toMatch(/^HTTP\/1\.1 204 No Content\r\n(?!.*content-length)/is);
});

it("keeps a connection open for further requests until the client asks to close it", async () => {
  const url = await serving(echo);
  const wire = await openWire(url);
  wire.socket.write(GET);
  await wire.until(/\}$/);
  wire.socket.write(LAST_GET);
  expect((await wire.closed).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

it("handles pipelined requests one after another", async () => {
  const barrier = latch<void>();
  const handled: string[] = [];
  const url = await serving(async ({ target }) => {
    handled.push(target);
    if (target === "/1") await barrier.promise;
    return text(`answer ${target};`);
  });
  const wire = await openWire(url);
  wire.socket.write(`${GET.replace("/ ", "/1 ")}${GET.replace("/ ", "/2 ")}${LAST_GET.replace("/ ", "/3 ")}`);
  await fetch(`${url}/other`);
  expect(handled).toEqual(["/1", "/other"]);
  barrier.resolve();
  expect((await wire.closed).match(/answer \/\d;/g)).toEqual(["answer /1;", "answer /2;", "answer /3;"]);
});

it("supports HTTP/1.0 without a host", async () => {
  const url = await serving(echo);
  const response = await exchangeBytes(url, "GET /x HTTP/1.0\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toMatchObject({ target: "/x", origin: url });
});

it("uses the host and path of an absolute target (RFC 9112 section 3.2.2)", async () => {
  const url = await serving(echo);
  const response = await exchangeBytes(url, LAST_GET.replace("/ ", "http://other.example:81?q=/ "));
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    target: "/?q=/",
    origin: "http://other.example:81",
  });
});

it.each(["a b", "a/b", "a@b", "a, b", '"'])("rejects the host %s", async (host) => {
  const url = await serving(echo);
  expect(await exchangeBytes(url, LAST_GET.replace("Host: a", `Host: ${host}`))).toMatch(/^HTTP\/1\.1 400 /);
});

it("ignores an unknown upgrade (RFC 9110 section 7.8)", async () => {
  const url = await serving(echo);
  const head = "GET /u HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n";
  expect(await exchangeBytes(url, `${head}HTTP2-Settings: AAMAAABk\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

it("does not act as a proxy", async () => {
  const url = await serving(echo);
  const response = await exchangeBytes(url, "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 405 .*not a proxy\.\n$/s);
});

it("sends 100 (Continue) to a client that waits for it before sending a body", async () => {
  const url = await serving(echo);
  const wire = await openWire(url);
  wire.socket.write(
    "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n",
  );
  await wire.until(/100 Continue\r\n\r\n$/);
  wire.socket.write("ok");
  expect(await wire.closed).toMatch(/HTTP\/1\.1 200 .*"body":"ok"/s);
});

it("does not send 100 (Continue) for a body that is too long", async () => {
  const url = await serving(async ({ body }) => text(`${body}`, 413));
  const head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n";
  const response = await exchangeBytes(url, head);
  expect(response).toMatch(/^HTTP\/1\.1 413 .*connection: close.*too-large$/is);
});

it("rejects expectations other than 100-continue", async () => {
  const url = await serving(echo);
  expect(await exchangeBytes(url, LAST_GET.replace("Host", "Expect: coffee\r\nHost"))).toMatch(
    /^HTTP\/1\.1 417 /,
  );
});

it("rejects a body as soon as it is too long, and closes the connection", async () => {
  const url = await serving(async ({ body }) => text(`${body}`, body === "too-large" ? 413 : 200));
  expect((await fetch(url, { method: "POST", body: "x".repeat(1_000) })).status).toBe(200);
  const long = await fetch(url, { method: "POST", body: "x".repeat(1_001) });
  expect([long.status, await long.text(), long.headers.get("connection")]).toEqual([
    413,
    "too-large",
    "close",
  ]);
});

it("stops reading an endless body", async () => {
  const url = await serving(async () => text("too long", 413));
  const wire = await openWire(url);
  wire.socket.write("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  let sent = 0;
  const more = (): void => {
    while (!wire.socket.destroyed && wire.socket.write(chunk)) sent += chunk.length;
  };
  wire.socket.on("drain", more);
  more();
  expect(await wire.closed).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(200_000_000);
});

it("sends the start of a truncated response, and then closes the connection", async () => {
  const whole = await serving(async () =>
    fromResponse(new Response("whole", { status: 503, headers: { "retry-after": "1" } })),
  );
  const response = await fetch(whole);
  expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
    503,
    "1",
    "whole",
  ]);
  const cut = await serving(async () => CUT);
  expect(await exchangeBytes(cut, GET)).toMatch(/content-length: 10\r\n.*\r\n\r\n0123$/is);
  const lost = await serving(async () => LOST);
  expect(await exchangeBytes(lost, GET)).toBe("");
  await expect(fetch(lost)).rejects.toThrow();
});

it("drops a response, but not the preceding responses", async () => {
  const barrier = latch<void>();
  const url = await serving(async ({ target }) => {
    if (target === "/lost") return LOST;
    await barrier.promise;
    return text("first");
  });
  const wire = await openWire(url);
  wire.socket.write(`${GET}${GET.replace("/ ", "/lost ")}`);
  barrier.resolve();
  expect(await wire.closed).toMatch(/^HTTP\/1\.1 200 .*first$/s);
});

it("aborts the signal of a request when its client disconnects", async () => {
  const seen = latch<AbortSignal>();
  const url = await serving(async ({ signal }) => {
    seen.resolve(signal as AbortSignal);
    await new Promise((resolve) => signal?.addEventListener("abort", resolve));
    throw signal?.reason;
  });
  const wire = await openWire(url);
  wire.socket.write(GET);
  const signal = await seen.promise;
  expect(signal.aborted).toBe(false);
  wire.socket.destroy();
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(signal.reason).toMatchObject({ name: "AbortError" });
});

it("does not abort the signal of a request once its response has been sent", async () => {
  let signal: AbortSignal | undefined;
  const url = await serving(async (request) => {
    signal = request.signal;
    return text("x");
  });
  await exchangeBytes(url, LAST_GET);
  expect(signal?.aborted).toBe(false);
});

it("responds with 408 if the head or the body of a request does not arrive in time", async () => {
  const url = await serving(echo, { timeouts: { headersMs: 40, requestMs: 80 } });
  expect(await exchangeBytes(url, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  const slow = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab";
  expect(await exchangeBytes(url, slow)).toMatch(/^HTTP\/1\.1 408 .*in time/s);
});

it("closes an idle connection", async () => {
  const url = await serving(echo, { timeouts: { keepAliveMs: 20 } });
  expect(await exchangeBytes(url, GET)).toMatch(/^HTTP\/1\.1 200 /);
});

it("responds to a malformed request after earlier requests", async () => {
  const barrier = latch<void>();
  const url = await serving(async () => {
    await barrier.promise;
    return text("first");
  });
  const wire = await openWire(url);
  wire.socket.write(`${GET}nonsense\r\n\r\n`);
  barrier.resolve();
  expect(await wire.closed).toMatch(/^HTTP\/1\.1 200 .*firstHTTP\/1\.1 400 /s);
});

it.each([
  ["no body", "GET", undefined],
  ["a body", "POST", "{}"],
  ["a body that is too long", "POST", "too long ".repeat(200)],
])("responds with 500 to an internal error, and logs it to the console: with %s", async (_, method, body) => {
  const written = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => written.mockRestore());
  const why = new Error("broken");
  const url = await serving(() => Promise.reject(why));
  const response = await fetch(url, { method, ...(body !== undefined && { body }) });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/console/);
  expect(written.mock.calls).toEqual([[expect.any(String), why]]);
});
