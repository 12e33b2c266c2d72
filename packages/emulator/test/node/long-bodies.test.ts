import { once } from "node:events";
import { request } from "node:http";
import { expect, it } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";

const MEBIBYTE = 1024 * 1024;

/** Creates a seed of the given length, with a comment that the emulator skips. */
const seedOf = (length: number): string =>
  `# ${"x".repeat(length)}\nedge: { zones: [{ Domain: zone.example }] }\n`;

it.each([
  ["a declared length", true, 3 * MEBIBYTE],
  ["chunks", false, 3 * MEBIBYTE],
  ["a short declared length", true, 100],
  ["short chunks", false, 100],
])("a body with %s is received unchanged", async (_, isDeclared, length) => {
  const emulator = createEmulator();
  const server = await listen(emulator, { port: 0 });
  const bytes = Buffer.from(seedOf(length));
  const sent = request(`${server.urls.edge}/__emulator/seed`, {
    method: "POST",
    headers: isDeclared ? { "content-length": bytes.length } : {},
  });
  // Chunks of an odd length, so that their boundaries can be anywhere.
  for (let at = 0; at < bytes.length; at += 65_521) sent.write(bytes.subarray(at, at + 65_521));
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  expect(response.statusCode).toBe(204);
  expect(await (await fetch(`${server.urls.edge}/__emulator/seed`)).json()).toEqual({
    edge: { zones: [{ Domain: "zone.example" }] },
  });
  await server.close();
  await emulator.close();
});

it("the server survives a client that declares a long body and sends only the first part", async () => {
  const emulator = createEmulator();
  const server = await listen(emulator, { port: 0 });
  const sent = request(`${server.urls.edge}/__emulator/seed`, {
    method: "POST",
    headers: { "content-length": 200 * MEBIBYTE },
  });
  const closed = new Promise((resolve) => sent.on("error", resolve));
  sent.write(Buffer.alloc(2 * MEBIBYTE), () => sent.destroy());
  await closed;
  expect((await fetch(`${server.urls.edge}/__emulator/health`)).status).toBe(200);
  await server.close();
  await emulator.close();
});
