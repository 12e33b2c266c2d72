import { expect, it, onTestFinished } from "vitest";
import { EventReader } from "../../../emulator-kit/test/live/support/event-reader.ts";
import { createEmulator } from "../../src/index.ts";
import { type ListenOptions, listen } from "../../src/node/index.ts";
import { openWire } from "./support/exchange-bytes.ts";

async function served(options: ListenOptions = {}) {
  const emulator = createEmulator();
  const { urls, close } = await listen(emulator, { port: 0, ...options });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  return { emulator, url: urls.edge, close };
}

const REQUEST = "GET /__emulator/events HTTP/1.1\r\nHost: localhost\r\n\r\n";

it("events are streamed over HTTP during other requests", async () => {
  const { url } = await served();
  const events = new EventReader(await fetch(`${url}/__emulator/events`));
  await events.until("hello");
  expect((await fetch(`${url}/dnszone`)).status).toBe(401);
  const { data } = await events.until("requests", ({ entries }) => entries[0].status === 401);
  expect(data.entries[0]).not.toHaveProperty("caller");
  await events.cancel();
});

it("a page from another origin cannot read events", async () => {
  const { url } = await served();
  for (const origin of ["http://localhost:3000", "null", "https://evil.example"])
    expect((await fetch(`${url}/__emulator/events`, { headers: { origin } })).status).toBe(403);
});

it("closing ends the streams of all readers, even if they never read", async () => {
  const { emulator, url, close } = await served({ closeWithinMs: 600_000 });
  const reader = new EventReader(await fetch(`${url}/__emulator/events`));
  await reader.until("faults");
  const wire = await openWire(url);
  wire.socket.write(REQUEST);
  await wire.until(/event: faults/);
  wire.socket.pause();
  // The response exceeds the buffers of the system and of the event log.
  emulator.faults.add({ operationId: "listDnsZones", status: 500, body: "x".repeat(8_000_000) });
  await reader.until("faults", ({ faults }) => faults.length === 1);
  await close();
  for (let event = await reader.next(); event; event = await reader.next());
});

it("hundreds of stalled readers use little memory and block nothing", async () => {
  const { emulator, url } = await served();
  const wires = await Promise.all(Array.from({ length: 200 }, () => openWire(url)));
  for (const wire of wires) wire.socket.write(REQUEST);
  await Promise.all(wires.map((wire) => wire.until(/event: faults/)));
  for (const { socket } of wires) socket.pause();
  const reader = new EventReader(await fetch(`${url}/__emulator/events`));
  await reader.until("faults");
  const before = process.memoryUsage().arrayBuffers;
  const body = "x".repeat(100_000);
  for (let n = 0; n < 15; n += 1) {
    emulator.faults.add({ operationId: "listDnsZones", status: 500, body });
    await reader.until("faults", ({ faults }) => faults.length > n);
  }
  // A separate buffer for each reader would take 2.4 GB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1024 * 1024);
  expect((await fetch(`${url}/__emulator/reset`, { method: "POST" })).status).toBe(204);
  for (const { socket } of wires) socket.destroy();
});
