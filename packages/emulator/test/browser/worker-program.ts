/** Runs an emulator and a client in a web worker, and reports the results. */
import { createEdgeClient } from "@seamline/edge/reference";
import { bearer, createRetentionClient } from "@seamline/retention/reference";
import { createEmulator } from "../../src/index.ts";

/** Message that the worker posts to the page. */
export interface WorkerReport {
  readonly matters: readonly (string | undefined)[];
  readonly counted: string | undefined;
  readonly refused: number | undefined;
  readonly zones: number;
  readonly requests: number;
}

const emulator = createEmulator({
  clock: { mode: "manual", now: Date.UTC(2030, 0, 1) },
  seed: { edge: { zones: [{ repeat: 12, Domain: "zone-{n}.example" }] } } as never,
});
const baseUrl = "http://127.0.0.1:4010";
const clock = { now: () => emulator.clock.now(), sleep: (ms: number) => emulator.clock.advance(ms) };

self.postMessage(
  await report().catch((error: unknown) => ({ failed: String(error), stack: (error as Error).stack })),
);

async function report(): Promise<WorkerReport> {
  const auth = bearer("alice@example.com");
  const retention = createRetentionClient({ baseUrl, auth, clock, fetch: emulator.retention.fetch });
  const edge = createEdgeClient({ baseUrl, accessKey: "test-key", clock, fetch: emulator.edge.fetch });
  const { matterId } = await retention.matters.create({ body: { name: "Case 42" } });
  const query = { corpus: "MAIL", method: "ENTIRE_ORG", dataScope: "ALL_DATA" } as const;
  const counted = await retention.matters.count({ matterId, body: { query } }).wait();
  const refused = await retention.matters.reopen({ matterId }).result();
  const zones = await edge.dnsZones.list({ query: { perPage: 5 } }).toArray();
  const matters = await retention.matters.list().toArray();
  return {
    matters: matters.map(({ name }) => name),
    counted: counted.totalCount,
    refused: refused.status,
    zones: zones.length,
    requests: emulator.requests().length,
  };
}
