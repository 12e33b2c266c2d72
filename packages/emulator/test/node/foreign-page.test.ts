import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { exchangeBytes } from "./support/exchange-bytes.ts";

const UPLOADS = "/v2/projects/demo/locations/here/functions:generateUploadUrl";
const ZONES = "/dnszone";

/** Serves an emulator. Returns a function that sends requests from a page or, without an origin, from a program. */
async function served(host?: string) {
  const emulator = createEmulator();
  const { urls, close } = await listen(emulator, { port: 0, host });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  return async (name: "edge" | "functions", what: string, origin?: string, host = "localhost") => {
    const fields = [
      `${what} HTTP/1.1`,
      `Host: ${host}`,
      "Connection: close",
      "Authorization: Bearer ada@example.com",
      "AccessKey: test-key",
      ...(origin === undefined ? [] : [`Origin: ${origin}`]),
      "Content-Length: 0",
    ];
    const response = await exchangeBytes(urls[name], `${fields.join("\r\n")}\r\n\r\n`);
    return { status: Number(response.slice(9, 12)), text: response };
  };
}

it.each(["http://evil.example:4011", "https://localhost.evil.example", "null", "http://192.168.0.1", "what"])(
  "a web page from %s cannot deploy or change anything on loopback with any host name",
  async (origin) => {
    const ask = await served();
    for (const host of ["localhost:4011", "evil.example:4011"]) {
      const refused = await ask("functions", `POST ${UPLOADS}`, origin, host);
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining(`Pages from ${origin} are not allowed to make changes`),
      ]);
    }
    for (const method of ["POST", "PUT", "DELETE", "PATCH"])
      expect((await ask("edge", `${method} ${ZONES}`, origin)).status).toBe(403);
    expect((await ask("edge", `GET ${ZONES}`, origin)).status).toBe(200);
  },
);

it("the error for a foreign page is JSON that describes the allowed origins", async () => {
  const { text } = await (await served())("functions", `POST ${UPLOADS}`, "http://evil.example");
  expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: {
      status: 403,
      code: "foreign-origin",
      message:
        "Pages from http://evil.example are not allowed to make changes at http://localhost while it listens on loopback. Only pages from localhost and programs that send no Origin header are allowed.",
    },
  });
});

it.each([
  undefined,
  "http://localhost:5173",
  "https://app.localhost",
  "http://127.0.0.1:3000",
  "http://[::1]:80",
])("programs and local pages have full access: %s", async (origin) => {
  const ask = await served();
  expect((await ask("functions", `POST ${UPLOADS}`, origin)).status).toBe(200);
  expect((await ask("functions", `POST ${UPLOADS}`, origin, "emulator.example")).status).toBe(200);
});

it("requests to function URLs are accepted from every web page", async () => {
  const ask = await served();
  expect((await ask("functions", "POST /run/demo/here/nothing", "http://app.example")).status).toBe(404);
});

it("every page has full access if the emulator listens beyond loopback", async () => {
  const ask = await served("0.0.0.0");
  expect((await ask("functions", `POST ${UPLOADS}`, "http://app.example")).status).toBe(200);
});
