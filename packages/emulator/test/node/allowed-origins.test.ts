import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { exchangeBytes } from "./support/exchange-bytes.ts";

const DOCS = "http://localhost:4321";

async function served(allowOrigins?: readonly string[]): Promise<string> {
  const emulator = createEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["edge"], allowOrigins });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  return urls.edge;
}

/** Sends a request as a browser does for a page from the origin. */
function asPage(
  url: string,
  what: string,
  origin: string,
  fields: Record<string, string> = {},
  host = "localhost",
) {
  const lines = {
    Host: host,
    Connection: "close",
    Origin: origin,
    AccessKey: "test-key",
    "Content-Length": "0",
    ...fields,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return exchangeBytes(url, `${what} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
}

const PREFLIGHT = {
  "Access-Control-Request-Method": "POST",
  "Access-Control-Request-Headers": "accesskey,content-type",
  "Access-Control-Request-Private-Network": "true",
};

it("a page from an allowed origin can call services and control routes and read responses, without cookies", async () => {
  const url = await served([DOCS]);
  const preflight = (await asPage(url, "OPTIONS /dnszone", DOCS, PREFLIGHT)).toLowerCase();
  expect(preflight).toMatch(/^http\/1\.1 204 /);
  expect(preflight).toContain(`access-control-allow-origin: ${DOCS}\r\n`);
  expect(preflight).toContain("access-control-allow-headers: accesskey,content-type\r\n");
  expect(preflight).toContain("access-control-allow-private-network: true\r\n");
  for (const what of [
    "GET /dnszone",
    "GET /__emulator/health",
    "POST /__emulator/reset",
    "DELETE /dnszone/1",
  ]) {
    const response = await asPage(url, what, DOCS, { "Sec-Fetch-Site": "same-site" });
    expect(response, what).not.toMatch(/^HTTP\/1\.1 403 /);
    expect(response).toContain(`access-control-allow-origin: ${DOCS}\r\n`);
    expect(response).toMatch(/\r\nvary: (?:.*, )?origin\r\n/);
    expect(response.toLowerCase()).not.toContain("allow-credentials");
  }
});

it.each([
  "http://localhost:4322",
  "https://localhost:4321",
  "http://127.0.0.1:4321",
  "null",
  "http://localhost:4321.evil.example",
])("a page from %s cannot read responses or submit forms if another origin is allowed", async (origin) => {
  const url = await served([DOCS]);
  const preflight = await asPage(url, "OPTIONS /dnszone", origin, PREFLIGHT);
  const list = await asPage(url, "GET /dnszone", origin, { "Sec-Fetch-Site": "same-site" });
  for (const response of [preflight, list])
    expect(response.toLowerCase()).not.toContain("access-control-allow");
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-site" };
  for (const what of ["POST /dnszone", "POST /__emulator/reset"])
    expect(await asPage(url, what, origin, form), what).toMatch(/^HTTP\/1\.1 403 /);
});

it("no origin is allowed by default, and pages from other local ports cannot change anything", async () => {
  const url = await served();
  expect((await asPage(url, "OPTIONS /dnszone", DOCS, PREFLIGHT)).toLowerCase()).not.toContain(
    "access-control",
  );
  const direct = await asPage(url, "POST /dnszone", DOCS, { "Sec-Fetch-Site": "same-site" });
  expect(direct).toMatch(/^HTTP\/1\.1 403 /);
  expect(direct).toContain(`--allow-origin ${DOCS}`);
  const throughItsServer = await asPage(url, "POST /dnszone", DOCS, { "Sec-Fetch-Site": "same-origin" });
  expect(throughItsServer).not.toMatch(/^HTTP\/1\.1 403 /);
});

it("an allowed page cannot control the emulator at another host name (DNS rebinding)", async () => {
  const url = await served([DOCS]);
  expect(await asPage(url, "POST /__emulator/reset", DOCS, {}, "evil.example")).toMatch(/^HTTP\/1\.1 403 /);
  const rebound = "http://evil.example:4012";
  expect(
    await asPage(url, "POST /dnszone", rebound, { "Sec-Fetch-Site": "same-origin" }, "evil.example:4012"),
  ).toMatch(/^HTTP\/1\.1 403 /);
});

it.each(["*", "null", "localhost:4321", "http://localhost:4321/", "http://LOCALHOST", "file:///x", ""])(
  "%j cannot be allowed because it is not a valid origin",
  async (origin) => {
    const emulator = createEmulator();
    onTestFinished(() => emulator.close());
    await expect(listen(emulator, { port: 0, allowOrigins: [origin] })).rejects.toThrow(
      "An allowed origin must consist of a scheme, a host and an optional port",
    );
  },
);
