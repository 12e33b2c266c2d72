import { createEdgeClient } from "@seamline/edge";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator, type FaultInput } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";

type Input = Omit<FaultInput, "operationId">;

const NOW = Date.UTC(2030, 0, 1);

/** Creates an emulator that injects faults into lists of zones. */
function faultyEmulator(...inputs: readonly Input[]): Emulator {
  const emulator = createEmulator({ clock: { now: NOW, mode: "manual" } });
  for (const input of inputs) emulator.faults.add({ operationId: "listDnsZones", ...input });
  onTestFinished(() => emulator.close());
  return emulator;
}

/** Lists zones with a client, and returns them after the clock has advanced by 3 minutes. */
async function listZones({ edge, clock }: Emulator): Promise<unknown> {
  const received = createEdgeClient(edge.options())
    .dnsZones.list()
    .then(({ Items }) => Items);
  await clock.advance(3 * 60_000);
  return received;
}

describe("a client on the emulator's clock, without a network", () => {
  it("retries a 429 after the delay in Retry-After", async () => {
    const emulator = faultyEmulator({ times: 2, status: 429, retryAfter: 30 });
    expect(await listZones(emulator)).toEqual([]);
    expect(emulator.requests().map(({ at }) => at - NOW)).toEqual([0, 30_000, 60_000]);
  });

  it("retries after lost connections and truncated bodies", async () => {
    const emulator = faultyEmulator({ times: 1, reset: true }, { times: 1, truncate: 5 });
    expect(await listZones(emulator)).toEqual([]);
    expect(emulator.faults.list().map(({ hits }) => hits)).toEqual([1, 1]);
  });
});

/** Requests a list of zones from a server that injects a fault. */
async function request(input: Input): Promise<Response> {
  const emulator = faultyEmulator(input);
  const { urls, close } = await listen(emulator, { port: 0, services: ["edge"] });
  onTestFinished(close);
  const { accessKey } = emulator.edge.options();
  return fetch(`${urls.edge}/dnszone`, { headers: { AccessKey: accessKey } });
}

describe("faulty responses from a Node server", () => {
  it("a reset fault closes the connection without a response", async () => {
    await expect(request({ reset: "before" })).rejects.toThrow(TypeError);
  });

  it("a truncated body ends before its announced length", async () => {
    const response = await request({ truncate: 9 });
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(9);
    const chunks: number[] = [];
    const read = async (): Promise<void> => {
      for await (const chunk of response.body ?? []) chunks.push(...chunk);
    };
    await expect(read()).rejects.toThrow(TypeError);
    expect(String.fromCharCode(...chunks)).toBe('{"Items":');
  });

  it("a body with malformed JSON arrives completely", async () => {
    expect(await (await request({ malformed: true })).text()).toMatch(/^\{"Items":\[\],.*,$/);
  });
});
