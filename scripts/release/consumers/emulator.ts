import { createEdgeClient } from "@seamline/edge/reference";
import { createEmulator, InvalidSeedError, parseSeed } from "@seamline/emulator";
import { bearer, createRetentionClient } from "@seamline/retention/reference";

const seed = await parseSeed("edge:\n  zones:\n    - { Domain: 'zone-{n}.example', repeat: 7 }\n");
const emulator = createEmulator({ seed, clock: { mode: "manual", now: 0 } });
const { edge, retention, clock } = emulator;

const zones = createEdgeClient({ baseUrl: "http://127.0.0.1", accessKey: "test-key", fetch: edge.fetch });
const listed = await zones.dnsZones.list({ query: { perPage: 5 } }).toArray();

const auth = bearer("alex@example.com");
const waits = { now: () => clock.now(), sleep: (ms: number) => clock.advance(ms) };
const matters = createRetentionClient({
  baseUrl: "http://127.0.0.1",
  auth,
  clock: waits,
  fetch: retention.fetch,
}).matters;
const { matterId } = await matters.create({ body: { name: "Case 42" } });
const counted = await matters.count({ matterId, body: { query: { corpus: "MAIL" } } }).wait();
const problem = await parseSeed("edge: { zone: [] }").catch((error: unknown) => error);

console.log(
  JSON.stringify({
    zones: listed.length,
    counted: counted.totalCount,
    refused: problem instanceof InvalidSeedError,
  }),
);

// The compiler must find this error. Without types, everything would be `any`, and nothing would be an error.
// @ts-expect-error: a zone has a domain
void (() => createEmulator({ seed: { edge: { zones: [{ Domian: "example.com" }] } } }));
// @ts-expect-error: there is no such service
void (() => emulator.retentions);
