import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { exchangeBytes } from "./support/exchange-bytes.ts";

/** Serves an emulator. Returns a function that requests a path of the edge service with a host name. */
async function served(host?: string) {
  const emulator = createEmulator();
  const { urls, close } = await listen(emulator, { port: 0, host, services: ["edge"] });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  const ask = (name: string, path: string, method = "GET") =>
    exchangeBytes(
      urls.edge,
      `${method} ${path} HTTP/1.1\r\nHost: ${name}\r\nAccessKey: test-key\r\nConnection: close\r\n\r\n`,
    );
  return { ask, emulator };
}

it.each([
  "evil.example",
  "evil.example:4010",
  "localhost.evil.example",
  "notlocalhost",
  "127.0.0.1.evil.example",
  "192.168.0.1",
  "[::2]:4010",
])("a client that uses the host %s is served on loopback, but cannot control the emulator", async (name) => {
  const { ask, emulator } = await served();
  emulator.faults.add({ operationId: "createDnsZone", status: 503 });
  const response = await ask(name, "/__emulator/reset", "POST");
  expect(response).toMatch(/^HTTP\/1\.1 403 /);
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: { status: 403, code: "foreign-host", message: expect.stringContaining("use localhost") },
  });
  expect(emulator.faults.list()).toHaveLength(1);
  expect(await ask(name, "/dnszone")).toMatch(/^HTTP\/1\.1 200 /);
});

it("a client with a foreign host in an absolute target cannot control the emulator", async () => {
  const { ask } = await served();
  expect(await ask("localhost", "http://evil.example/__emulator/health")).toMatch(/^HTTP\/1\.1 403 /);
});

it.each([
  "localhost",
  "LOCALHOST:4010",
  "edge.localhost:1",
  "127.0.0.1",
  "127.8.9.10:80",
  "[::1]",
  "[::1]:4010",
])("a client that uses the host %s can control an emulator on loopback", async (name) => {
  const { ask } = await served();
  expect(await ask(name, "/__emulator/health")).toMatch(/^HTTP\/1\.1 200 /);
});

it("clients can use any host name to control an emulator that listens beyond loopback", async () => {
  const { ask } = await served("0.0.0.0");
  expect(await ask("emulator.example", "/__emulator/health")).toMatch(/^HTTP\/1\.1 200 /);
});
