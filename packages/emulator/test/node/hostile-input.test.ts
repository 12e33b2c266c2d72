import { request } from "node:http";
import { beforeAll, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { type Listening, listen } from "../../src/node/index.ts";
import { exchangeBytes, openWire } from "./support/exchange-bytes.ts";

let running: Listening;
let url: string;
let patient: Emulator;
/** URL of a service with longer time limits, so that large bodies arrive in time on a busy machine. */
let patientUrl: string;

beforeAll(async () => {
  const emulator = createEmulator();
  patient = createEmulator();
  running = await listen(emulator, { port: 0, timeouts: { headersMs: 150, requestMs: 300 } });
  const waiting = await listen(patient, { port: 0 });
  url = running.urls.retention;
  patientUrl = waiting.urls.retention;
  return async () => {
    await Promise.all([running.close(), waiting.close()]);
    await Promise.all([emulator.close(), patient.close()]);
  };
});

const HEAD = "Host: localhost\r\nAuthorization: Bearer ada@example.com\r\n";
const LAST = "Connection: close\r\n\r\n";

/** Checks that the process still responds, and that no connection receives the response of another. */
async function expectUnharmed(): Promise<void> {
  for (const service of [url, patientUrl]) {
    const headers = { authorization: "Bearer ada@example.com" };
    const response = await fetch(`${service}/v1/matters`, { headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toBeTypeOf("object");
  }
}

/** Returns the statuses of all responses. */
function statuses(response: string): number[] {
  return [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

async function post(body: string | Uint8Array, target = "/v1/matters", type = "application/json") {
  const headers = { authorization: "Bearer ada@example.com", "content-type": type };
  const response = await fetch(`${patientUrl}${target}`, { method: "POST", body: body as BodyInit, headers });
  return { status: response.status, body: (await response.json()) as { error: { message: string } } };
}

const MEGABYTE = 1024 * 1024;

it("rejects a target of more than 8,192 characters with a service error", async () => {
  const headers = { authorization: "Bearer ada@example.com" };
  const target = `/v1/matters?${"&".repeat(8_192 - "/v1/matters?".length)}`;
  expect((await fetch(`${url}${target}`, { headers })).status).toBe(200);
  const refused = await fetch(`${url}${target}&`, { headers });
  expect(refused.status).toBe(414);
  expect(await refused.json()).toEqual({
    error: { code: 414, status: "INVALID_ARGUMENT", message: expect.stringContaining("8192 characters") },
  });
});

it("accepts a 10 MB body, and rejects one byte more with a service error", async () => {
  const shell = '{"name":"a","description":""}';
  const whole = shell.replace('""', `"${"d".repeat(10 * MEGABYTE - shell.length)}"`);
  expect((await post(whole)).status).toBe(200);
  const refused = await post(`${whole} `);
  expect(refused.status).toBe(413);
  expect(refused.body.error.message).toMatch(/exceeds the maximum size of the service/);
  await patient.reset();
  await expectUnharmed();
});

it.each([
  ["arrays", "[", "]"],
  ["objects", '{"a":', "}"],
])("rejects a million nested %s", async (_, open, close) => {
  const inner = open === "[" ? "" : "1";
  const body = `${open.repeat(1_000_000)}${inner}${close.repeat(1_000_000)}`;
  expect((await post(body)).status).toBe(400);
  expect((await post(`{"name":"a","description":${body}}`)).status).toBe(400);
  await expectUnharmed();
});

it("rejects a body with a million unclosed brackets", async () => {
  expect((await post("[".repeat(1_000_000))).status).toBe(400);
  await expectUnharmed();
});

it.each([
  ["broken UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["half a character", new Uint8Array([0x22, 0xe2, 0x82])],
  ["an overlong slash", new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
  ["NUL", new Uint8Array(10)],
])("rejects %s in a body", async (_, body) => {
  expect((await post(body)).status).toBe(400);
  await expectUnharmed();
});

it.each([
  ["20,000 fields", "a: b\r\n".repeat(20_000)],
  ["a field of 100 kB", `X: ${"x".repeat(100_000)}\r\n`],
])("rejects a request with %s", async (_, fields) => {
  const response = await exchangeBytes(url, `GET /v1/matters HTTP/1.1\r\n${HEAD}${fields}${LAST}`);
  expect(statuses(response)).toEqual([431]);
  await expectUnharmed();
});

it("accepts many short header fields", async () => {
  const fields = Array.from({ length: 3_000 }, (_, at) => `x${at}:\r\n`).join("");
  const response = await exchangeBytes(
    url,
    `GET /v1/matters HTTP/1.1\r\nHost: a\r\n${fields}Authorization: Bearer a\r\n${LAST}`,
  );
  expect(statuses(response)).toEqual([200]);
});

it.each([
  ["a slow head", "GET /v1/matters HTTP/1.1\r\nHost: a\r\n"],
  ["a slow body", `POST /v1/matters HTTP/1.1\r\n${HEAD}Content-Length: 100\r\n\r\n{"name"`],
  [
    "a chunked body that is shorter than declared",
    `POST /v1/matters HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nab`,
  ],
])("stops waiting for %s", async (_, bytes) => {
  expect(statuses(await exchangeBytes(url, bytes))).toEqual([408]);
  await expectUnharmed();
});

it.each([
  "/v1/matters/../matters",
  "/v1/matters/%2e%2e",
  "/v1/matters/%2E%2E%2f%2e%2e",
  "/v1/matters/..%2f..",
  "//v1/matters",
  "/v1//matters",
  "//evil.example/v1/matters",
  "/v1/matters/%00",
  "/v1/matters/%ff",
  "/v1/matters/%",
  "/v1/matters/%c0%ae%c0%ae",
  "/v1/matters/..;/x",
  "/v1/matters\\..\\x",
  "/__emulator/../v1/matters",
  "/v1/matters/\\",
  `/v1/${"a/".repeat(4_000)}`,
])("returns 404 for the path %s", async (target) => {
  const response = await exchangeBytes(url, `GET ${target} HTTP/1.1\r\n${HEAD}${LAST}`);
  expect(statuses(response)).toEqual([404]);
  await expectUnharmed();
});

it.each([
  ["a NUL in the target", `GET /v1/\0 HTTP/1.1\r\n${HEAD}${LAST}`, 400],
  ["a NUL in a field", `GET /v1/matters HTTP/1.1\r\n${HEAD}X: a\0b\r\n${LAST}`, 400],
  ["a space in the target", `GET /v1/ma tters HTTP/1.1\r\n${HEAD}${LAST}`, 400],
  ["a target of 100 kB", `GET /${"x".repeat(100_000)} HTTP/1.1\r\n${HEAD}${LAST}`, 431],
  ["no host", `GET /v1/matters HTTP/1.1\r\n${LAST}`, 400],
  ["two hosts", `GET /v1/matters HTTP/1.1\r\nHost: a\r\nHost: b\r\n${LAST}`, 400],
  ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["an unknown version", `GET / HTTP/9.9\r\n${HEAD}${LAST}`, 400],
  ["an unknown method", `BREW /v1/matters HTTP/1.1\r\n${HEAD}${LAST}`, 400],
])("rejects a request with %s", async (_, bytes, status) => {
  expect(statuses(await exchangeBytes(url, bytes))).toEqual([status]);
  await expectUnharmed();
});

const SMUGGLED = `GET /v1/matters HTTP/1.1\r\n${HEAD}${LAST}`;

it.each([
  ["a length and chunks", `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["chunks and a length", `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["two lengths", `Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  ["an invalid length", `Content-Length: +5\r\n\r\nhello${SMUGGLED}`],
  ["a negative length", `Content-Length: -1\r\n\r\n${SMUGGLED}`],
  ["a length that is too large", `Content-Length: 99999999999999999999\r\n\r\n${SMUGGLED}`],
  ["a chunked coding that is not last", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["a space before the colon", `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["a folded field", `X: a\r\n Transfer-Encoding: chunked\r\n\r\n${SMUGGLED}`],
  ["a bare line feed", `X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["a chunk without a size", `Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n${SMUGGLED}`],
  [
    "a chunk that is longer than declared",
    `Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n${SMUGGLED}`,
  ],
])("does not parse a second request in %s", async (_, rest) => {
  const response = await exchangeBytes(url, `POST /v1/matters HTTP/1.1\r\n${HEAD}${rest}`);
  expect(statuses(response)).toEqual([400]);
  await expectUnharmed();
});

it("survives clients that disconnect at any point", async () => {
  const whole = `POST /v1/matters HTTP/1.1\r\n${HEAD}Content-Length: 20\r\n\r\n{"name":"a cut one"}`;
  for (let length = 1; length < whole.length; length += 7) {
    const wire = await openWire(url);
    wire.socket.write(whole.slice(0, length));
    if (length % 2 === 0) wire.socket.resetAndDestroy();
    else wire.socket.destroy();
    await wire.closed;
  }
  await expectUnharmed();
});

it("serves 200 concurrent connections, including 100 idle connections", async () => {
  const silent = await Promise.all(Array.from({ length: 100 }, () => openWire(url)));
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => exchangeBytes(url, `GET /v1/matters HTTP/1.1\r\n${HEAD}${LAST}`)),
  );
  expect(responses.flatMap(statuses)).toEqual(Array.from({ length: 100 }, () => 200));
  for (const { socket } of silent) socket.destroy();
});

it("ends a body at its declared length even if the client sends more", async () => {
  const response = await exchangeBytes(
    url,
    `POST /v1/matters HTTP/1.1\r\n${HEAD}Content-Length: 2\r\n\r\n{}garbage\r\n\r\n`,
  );
  expect(statuses(response)).toEqual([expect.any(Number), 400]);
  await expectUnharmed();
});

it("responds to a body that is too long even if the client reads only after sending all of it", async () => {
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${url}/v1/matters`, {
      method: "POST",
      headers: { "content-length": 12 * MEGABYTE },
    });
    asked.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
    asked.end(Buffer.alloc(12 * MEGABYTE, 32));
  });
  expect([401, 413]).toContain(status);
  await expectUnharmed();
});
