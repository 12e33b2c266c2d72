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

describe("a compressed body", () => {
  it.each([
    ["gzip", gzipSync(matter)],
    ["X-GZIP", gzipSync(matter)],
    ["deflate", deflateSync(matter)],
    ["identity", matter],
  ])("is read in %s", async (coding, body) => {
    const response = await create(body as BodyInit, coding);
    expect(await response.json()).toMatchObject({ name: "Case 42", state: "OPEN" });
  });

  it.each([
    ["br", gzipSync(matter)],
    ["gzip", matter],
    ["gzip", gzipSync(matter).subarray(0, -9)],
  ])("is rejected in %s if it cannot be decoded or the encoding is unknown", async (coding, body) => {
    const response = await create(body as BodyInit, coding);
    expect(response.status).toBe(415);
    expect((await response.json()).error.message).toContain("Content-Encoding must be gzip, deflate");
  });

  it("is limited in its decoded length", async () => {
    const bomb = gzipSync(Buffer.alloc(emulator.retention.maxBodyBytes + 1, " "));
    expect((await create(bomb, "gzip")).status).toBe(413);
  });

  it("is treated as absent if it is empty", async () => {
    const { matterId } = await (await create(gzipSync(matter), "gzip")).json();
    const headers = { authorization: "Bearer alex@example.com", "content-encoding": "gzip" };
    const url = `${server.urls.retention}/v1/matters/${matterId}:close`;
    const response = await fetch(url, { method: "POST", headers, body: gzipSync("") });
    expect(await response.json()).toMatchObject({ matter: { state: "CLOSED" } });
  });

  it("may contain the query of a list request sent by POST", async () => {
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

  it("is decoded in the journal", async () => {
    await create(gzipSync(JSON.stringify({ name: "Case 43" })), "gzip");
    expect(JSON.stringify(emulator.requests().at(-1))).toContain("Case 43");
  });

  it("is rejected by the edge service with its error shape", async () => {
    const headers = { AccessKey: "test-key", "content-type": "application/json", "content-encoding": "zstd" };
    const response = await emulator.edge.fetch(`${server.urls.edge}/dnszone`, {
      method: "POST",
      headers,
      body: matter,
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ ErrorKey: "request.not_decoded" });
  });

  it("is decoded for control routes, too", async () => {
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
