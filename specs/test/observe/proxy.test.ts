import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readLoopbackAddress, readUpstream } from "../../src/observe/proxy/loopback-address.ts";
import { type RecordingProxy, startRecordingProxy } from "../../src/observe/proxy/recording-proxy.ts";
import { Library } from "./library-recording.ts";

let library: Library;

beforeAll(async () => {
  library = await Library.build();
});

afterAll(() => library[Symbol.dispose]());

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

let recordings = 0;

async function proxyTo(
  upstream: URL,
): Promise<RecordingProxy & { readonly file: string; lines(): object[] }> {
  recordings += 1;
  const file = path.join(library.folder, `proxy-${recordings}.ndjson`);
  const proxy = await startRecordingProxy({ host: "127.0.0.1", port: 0 }, upstream, file);
  const lines = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((each) => JSON.parse(each));
  return { url: proxy.url, count: 0, close: proxy.close, file, lines };
}

const JSON_TYPE = { "content-type": "application/json" };
const packed = gzipSync('{"title": "Emma"}');

/** Echoes the request, with headers that a proxy must keep or remove. */
const echo: RequestListener = (request, response) => {
  response.writeHead(201, "Made", {
    "content-type": "application/json",
    "content-encoding": "gzip",
    "set-cookie": ["a=swordfish", "b=swordfish"],
    "keep-alive": "timeout=5",
    "x-got": `${request.method} ${request.url} ${request.headers.te}`,
    "x-is-authorized": `${request.headers.authorization === "Bearer swordfish"}`,
  });
  request.resume().on("end", () => response.end(packed));
};

test("the proxy forwards requests and responses unchanged, except for hop-by-hop headers", async () => {
  const { url, close } = await proxyTo(new URL("/base/", await serve(echo)));
  const response = await fetch(`${url}/v1/books?a=%2F&b`, {
    method: "POST",
    headers: { authorization: "Bearer swordfish" },
    body: "{}",
  });
  expect(response.status).toBe(201);
  expect(response.statusText).toBe("Made");
  expect(response.headers.getSetCookie()).toEqual(["a=swordfish", "b=swordfish"]);
  expect(response.headers.get("x-got")).toBe("POST /base/v1/books?a=%2F&b undefined");
  expect(response.headers.get("x-is-authorized")).toBe("true");
  expect(await response.json()).toEqual({ title: "Emma" });
  await close();
});

test("the proxy records the bytes of exchanges, but no credentials", async () => {
  const upstream = await serve(echo);
  const { url, close, lines, file } = await proxyTo(upstream);
  await (
    await fetch(`${url}/v1/books`, {
      method: "POST",
      headers: { ...JSON_TYPE, authorization: "Bearer swordfish" },
      body: "{}",
    })
  ).text();
  await close();
  expect(lines()).toMatchObject([
    {
      method: "POST",
      url: `${upstream.origin}/v1/books`,
      status: 201,
      request: {
        headers: { authorization: "Bearer [redacted]" },
        body: { bytes: 2, base64: "e30=", isCut: false },
      },
      response: {
        headers: { "set-cookie": "[redacted], [redacted]" },
        body: { base64: packed.toString("base64") },
      },
    },
  ]);
  expect(readFileSync(file, "utf8")).not.toContain("swordfish");
  const { documents } = await library.observe(file, { servers: [`library=${upstream.origin}`] });
  expect(documents[0]?.operations.get("createBook")?.fits).toBe(1);
});

test("the proxy responds with 502 if the service is unreachable, and records no response", async () => {
  const { url, close, lines } = await proxyTo(new URL("http://127.0.0.1:1"));
  const response = await fetch(`${url}/v1/books`);
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/^The proxy received no response from the service \(\w+\)\.\n$/);
  await close();
  expect(lines()).toMatchObject([{ method: "GET" }]);
  expect(lines()[0]).not.toHaveProperty("status");
});

test("the proxy aborts an incomplete response and records it as truncated", async () => {
  const upstream = await serve((_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("{", () => response.destroy());
  });
  const { url, close, lines } = await proxyTo(upstream);
  await expect(fetch(`${url}/v1/books`).then((response) => response.text())).rejects.toThrow();
  await close();
  expect(lines()).toMatchObject([{ status: 200, response: { body: { isCut: true } } }]);
});

test.each(["0.0.0.0:4020", "192.168.1.5:4020", "example.com:80", "127.0.0.1", "127.0.0.1:99999"])(
  "rejects %s as the address of the proxy",
  (address) => {
    expect(() => readLoopbackAddress(address)).toThrow("--proxy must be a loopback address with a port");
  },
);

test.each([undefined, "ftp://a.example", "a.example"])("rejects %s as the URL of the service", (address) => {
  expect(() => readUpstream(address)).toThrow("--proxy requires --to with the HTTP or HTTPS URL");
});

/** Returns the first line that a process writes to stderr. */
async function firstLine({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("The process has no stderr.");
  const [line] = await once(createInterface(stderr), "line");
  return line as string;
}

test("the command records until it is interrupted, and then prints the report", async () => {
  const upstream = await serve(echo);
  const file = path.join(library.folder, "command.ndjson");
  const flags = ["--as-shown", "--proxy", "127.0.0.1:0", "--to", upstream.origin];
  const cli = path.join(library.specs.folder, "src/cli.ts");
  const command = spawn(process.execPath, [cli, "observe", file, ...flags]);
  const output: string[] = [];
  command.stdout.on("data", (text) => output.push(`${text}`));
  const [, url] = /: (http:\S+) forwards/.exec(await firstLine(command)) ?? [];
  await (await fetch(`${url}/v1/books`, { method: "POST", headers: JSON_TYPE, body: "{}" })).text();
  command.kill("SIGINT");
  expect(await once(command, "close")).toEqual([0, null]);
  expect(output.join("")).toContain("createBook  1 (201 ×1): 1 fit");
});
