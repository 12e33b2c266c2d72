import { deflateSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";

const emulator = createEmulator();
const server = await listen(emulator, { port: 0 });
afterAll(async () => {
  await server.close();
  await emulator.close();
});

const matter = JSON.stringify({ name: "Case 42" });

function create(body: BodyInit, coding: string): Promise<Response> {
  const headers = {
    authorization: "Bearer alex@example.com",
    "content-type": "application/json",
    "content-encoding": coding,
  };
  return fetch(`${server.urls.retention}/v1/matters`, { method: "POST", headers, body });
}

describe("compressed bodies", () => {
  it.each([
    ["gzip", gzipSync(matter)],
    ["X-GZIP", gzipSync(matter)],
    ["deflate", deflateSync(matter)],
    ["identity", matter],
  ])("a body in %s is decoded", async (coding, body) => {
    const response = await create(body as BodyInit, coding);
    expect(await response.json()).toMatchObject({ name: "Case 42", state: "OPEN" });
  });

  it.each([
    ["br", gzipSync(matter)],
    ["gzip", matter],
    ["gzip", gzipSync(matter).subarray(0, -9)],
  ])("a body in %s is rejected if it cannot be decoded or the encoding is unknown", async (coding, body) => {
    const response = await create(body as BodyInit, coding);
    expect(response.status).toBe(415);
    expect((await response.json()).error.message).toContain("Content-Encoding must be gzip, deflate");
  });

  it("the length limit applies to the decoded body", async () => {
    const bomb = gzipSync(Buffer.alloc(emulator.retention.maxBodyBytes + 1, " "));
    expect((await create(bomb, "gzip")).status).toBe(413);
  });

  it("an empty compressed body is treated as absent", async () => {
    const { matterId } = await (await create(gzipSync(matter), "gzip")).json();
    const headers = { authorization: "Bearer alex@example.com", "content-encoding": "gzip" };
    const url = `${server.urls.retention}/v1/matters/${matterId}:close`;
    const response = await fetch(url, { method: "POST", headers, body: gzipSync("") });
    expect(await response.json()).toMatchObject({ matter: { state: "CLOSED" } });
  });

  it("reads the query of a list request from a compressed POST body", async () => {
    await create(matter, "identity");
    const headers = {
      authorization: "Bearer alex@example.com",
      "content-encoding": "gzip",
      "content-type": "application/x-www-form-urlencoded",
      "x-http-method-override": "GET",
    };
    const url = `${server.urls.retention}/v1/matters`;
    const response = await fetch(url, { method: "POST", headers, body: gzipSync("pageSize=1&state=OPEN") });
    expect((await response.json()).matters).toHaveLength(1);
  });

  it("the journal contains the decoded body", async () => {
    await create(gzipSync(JSON.stringify({ name: "Case 43" })), "gzip");
    expect(JSON.stringify(emulator.requests().at(-1))).toContain("Case 43");
  });

  it("the edge service rejects a compressed body with its own error format", async () => {
    const headers = { AccessKey: "test-key", "content-type": "application/json", "content-encoding": "zstd" };
    const response = await emulator.edge.fetch(`${server.urls.edge}/dnszone`, {
      method: "POST",
      headers,
      body: matter,
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ ErrorKey: "request.not_decoded" });
  });

  it("compressed bodies are decoded for control routes, too", async () => {
    const seed = { edge: { zones: [{ Domain: "gzip.example" }] } };
    const send = (body: Uint8Array<ArrayBuffer>) =>
      emulator.edge.fetch("http://127.0.0.1/__emulator/seed", {
        method: "POST",
        headers: { "content-encoding": "gzip" },
        body,
      });
    expect((await send(new Uint8Array(gzipSync(JSON.stringify(seed))))).status).toBe(204);
    expect((await send(new Uint8Array([1, 2, 3]))).status).toBe(415);
  });
});
