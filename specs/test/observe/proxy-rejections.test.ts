import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RecordingProxy, startRecordingProxy } from "../../src/observe/proxy/recording-proxy.ts";
import { Library } from "./library-recording.ts";

let library: Library;
let proxy: RecordingProxy;
let file: string;

/** Requests that the service received, such as `GET /base/books`, with their bodies. */
const received: string[] = [];

const service = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    received.push(`${request.method} ${request.url}${body && ` ${body}`}`);
    response.end("ok");
  });
});

beforeAll(async () => {
  library = await Library.build();
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  file = path.join(library.folder, "rejections.ndjson");
  const upstream = new URL(`http://127.0.0.1:${port}/base`);
  proxy = await startRecordingProxy({ host: "127.0.0.1", port: 0 }, upstream, file);
});

afterAll(async () => {
  await proxy.close();
  service.closeAllConnections();
  service.close();
  library[Symbol.dispose]();
});

beforeEach(() => {
  received.length = 0;
});

const HOST = "Host: localhost";

/** Sends the lines of a request unchanged, and returns the whole response. */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe("rejected requests", () => {
  test.each([
    ["GET", "Host: evil.example"],
    ["GET", "Host: evil.example:4020"],
    ["POST", "Host: 127.0.0.1.evil.example"],
    ["GET", "Host: localhost.evil.example"],
    ["GET", "Host: 10.0.0.1"],
    ["GET", HOST, "Origin: https://evil.example"],
    ["POST", HOST, "Origin: https://evil.example", "Content-Length: 0"],
    ["OPTIONS", HOST, "Origin: https://evil.example", "Access-Control-Request-Method: POST"],
    ["GET", HOST, "Origin: null"],
    ["GET", HOST, "Origin: http://localhost, http://evil.example"],
    ["POST", HOST, "Origin: http://localhost:3000", "Sec-Fetch-Site: same-site", "Content-Length: 0"],
    ["GET", HOST, "Sec-Fetch-Site: cross-site"],
    ["GET", HOST, HOST],
    ["GET", HOST, "Host: evil.example"],
  ])(
    "the proxy rejects a request from a web page or for another host: %s %s %s %s",
    async (method, ...headers) => {
      expect(await send(`${method} /v1/books HTTP/1.1`, ...headers)).toMatch(/^HTTP\/1\.1 40[03] /);
      expect(received).toEqual([]);
    },
  );

  test.each([
    "/../admin",
    "/v1/../../admin",
    "/..",
    "/v1/..",
    "/./v1",
    "/%2e%2e/admin",
    "/%2E%2e/admin",
    "/.%2e/admin",
    "/%252e%252e/admin",
    "/..%2fadmin",
    "/v1%2F..%2f..%2fadmin",
    "/..%5cadmin",
    "/..\\admin",
    "/\\..\\admin",
    "/..;/admin",
    "/..;a=b/admin",
    "/%2e%2e%3b/admin",
    "/.%09./admin",
    "/..%00/admin",
    "//../admin",
    "/v1#/../../admin",
  ])("the proxy rejects a path that could escape the base path of the service: %s", async (target) => {
    const response = await send(`GET ${target} HTTP/1.1`, HOST);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain("The path must not contain");
    expect(received).toEqual([]);
  });
});

describe("rejected targets", () => {
  test.each(["http://evil.example/v1", "http://localhost/../admin", "*", "v1"])(
    "the proxy rejects a target that is not a path: %s",
    async (target) => {
      expect(await send(`OPTIONS ${target} HTTP/1.1`, HOST)).toMatch(/^HTTP\/1\.1 400 /);
      expect(received).toEqual([]);
    },
  );

  test("the proxy rejects a CONNECT request", async () => {
    expect(await send("CONNECT evil.example:443 HTTP/1.1", HOST)).not.toContain("200");
    expect(received).toEqual([]);
  });

  test("the proxy rejects a request with two conflicting lengths", async () => {
    const framing = ["Transfer-Encoding: chunked", "Content-Length: 5"];
    expect(await send("POST /v1 HTTP/1.1", HOST, ...framing)).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toEqual([]);
  });

  test("the proxy does not record a rejected request", async () => {
    const before = readFileSync(file, "utf8");
    await send("GET /../admin HTTP/1.1", HOST, "Origin: https://evil.example");
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});

describe("forwarded requests", () => {
  test.each([
    ["/v1/books?next=/../admin&a=%2e%2e", "/base/v1/books?next=/../admin&a=%2e%2e"],
    ["/v1/a%2Fb/..c/...", "/base/v1/a%2Fb/..c/..."],
    ["//evil.example/v1", "/base//evil.example/v1"],
    ["/v1/books:count", "/base/v1/books:count"],
  ])("the proxy forwards the target unchanged: %s", async (target, expected) => {
    expect(await send(`GET ${target} HTTP/1.1`, HOST)).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toEqual([`GET ${expected}`]);
  });

  test.each([
    ["Host: 127.0.0.1:4020"],
    ["Host: [::1]:4020"],
    ["Host: app.localhost"],
    [HOST, "Origin: http://localhost", "Sec-Fetch-Site: same-origin"],
    [HOST, "Sec-Fetch-Site: none"],
  ])(
    "the proxy forwards requests from programs and servers on this machine: %s %s %s",
    async (...headers) => {
      expect(await send("GET /v1/books HTTP/1.1", ...headers)).toMatch(/^HTTP\/1\.1 200 /);
      expect(received).toEqual(["GET /base/v1/books"]);
    },
  );

  test.each([
    ["GET", "Transfer-Encoding: chunked"],
    ["DELETE", "Transfer-Encoding: chunked"],
    ["GET", "Content-Length: 38", "Connection: content-length"],
    ["POST", "Content-Length: 38", "Connection: content-length"],
  ])(
    "the proxy forwards a body as part of its request, regardless of the content: %s with %s %s",
    async (method, ...headers) => {
      const inner = "GET /admin HTTP/1.1\r\nHost: localhost\r\n\r\n";
      const body = headers[0]?.startsWith("Transfer")
        ? `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
        : inner;
      const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
      const fields = headers.map((each) =>
        each.replace("38", `${inner.length}`).replace("Connection: ", "Connection: close, "),
      );
      const end = fields.some((each) => each.startsWith("Connection")) ? [] : ["Connection: close"];
      socket.write([`${method} /v1 HTTP/1.1`, HOST, ...fields, ...end, "", body].join("\r\n"));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
      expect(received).toEqual([`${method} /base/v1 ${inner}`]);
    },
  );

  test("the proxy forwards an upgrade as an ordinary request", async () => {
    const upgrade =
      "GET /v1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n";
    const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
    socket.write(upgrade);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toEqual(["GET /base/v1"]);
  });
});
