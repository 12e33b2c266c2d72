import { expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { ask } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { control } from "./support/control.ts";

const zones = (count: number, name = "zone") => ({
  edge: { zones: [{ Domain: `${name}-{n}.example`, repeat: count }] },
});

/** Returns the snapshot of an emulator as JSON, requested over HTTP. */
async function snapshotText({ edge }: Emulator): Promise<string> {
  return (await edge.fetch("http://127.0.0.1/__emulator/snapshot")).text();
}

let long: Promise<string> | undefined;

/** JSON of a snapshot that is too long to parse at once. */
function longText(): Promise<string> {
  long ??= snapshotText(createEmulator({ seed: zones(8_000) }));
  return long;
}

async function zoneCount({ edge }: Emulator): Promise<number> {
  const { body } = await ask(edge, "GET /dnszone?page=1&perPage=5");
  return (body as { TotalItems: number }).TotalItems;
}

it("restores a snapshot of any length at the URL of every service", async () => {
  const message = { account: "alex@example.com", time: "2026-01-01T00:00:00Z", text: "x".repeat(100_000) };
  const seed = { ...zones(100), retention: { messages: [{ ...message, repeat: 170 }] } };
  const source = createEmulator({ seed });
  const text = await snapshotText(source);
  expect(text.length).toBeGreaterThan(source.edge.maxBodyBytes);
  for (const name of ["retention", "functions", "edge"] as const) {
    const emulator = createEmulator();
    expect((await ask(emulator[name], "POST /__emulator/snapshot", text)).status).toBe(204);
    expect(await zoneCount(emulator)).toBe(100);
  }
});

it("rejects a long snapshot that is not JSON, without changing the state", async () => {
  const emulator = createEmulator({ seed: zones(3) });
  const broken = (await longText()).replace('"domain"', "domain");
  expect(await control(emulator, "POST /snapshot", broken)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid-body", message: expect.stringMatching(/is not valid JSON/) } },
  });
  expect(await zoneCount(emulator)).toBe(3);
});

/**
 * Polls the health route until a change has ended.
 *
 * @returns the number of responses before the change ended
 */
async function healthDuring(emulator: Emulator, change: Promise<unknown>): Promise<number> {
  let isOver = false;
  let responses = 0;
  const over = change.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    expect((await control(emulator, "GET /health")).status).toBe(200);
    responses += 1;
  }
  await over;
  return responses;
}

it.each(["memory", "sqlite"])(
  "handles other requests while a large state is being replaced (%s)",
  async (engine) => {
    const store = engine === "sqlite" ? sqliteStores(await temporaryFolder()) : undefined;
    const emulator = createEmulator({ ...(store && { store }) });
    await emulator.ready;
    const seeding = control(emulator, "POST /seed", zones(10_000));
    expect(await healthDuring(emulator, seeding)).toBeGreaterThan(10);
    const text = await snapshotText(emulator);
    const restoring = control(emulator, "POST /snapshot", text);
    expect(await healthDuring(emulator, restoring)).toBeGreaterThan(10);
    expect(await zoneCount(emulator)).toBe(10_000);
    await emulator.close();
  },
  60_000,
);

/** Records the event loop turns during which items are read. */
function countTurns(): { readonly turns: Set<number>; read(): void; stop(): void } {
  const turns = new Set<number>();
  let turn = 0;
  let isCounting = true;
  const next = (): void => {
    turn += 1;
    if (isCounting) setImmediate(next);
  };
  next();
  return {
    turns,
    read: () => void turns.add(turn),
    stop: () => {
      isCounting = false;
    },
  };
}

it.each(["memory", "sqlite"])(
  "reads the items of a snapshot over many turns of the event loop (%s)",
  async (engine) => {
    const store = engine === "sqlite" ? sqliteStores(await temporaryFolder()) : undefined;
    const emulator = createEmulator({ ...(store && { store }) });
    const data = JSON.parse(await snapshotText(createEmulator({ seed: zones(5_000) })));
    const reading = countTurns();
    const items = data.services.edge.collections.zones;
    for (const [id, value] of Object.entries(items))
      Object.defineProperty(items, id, {
        enumerable: true,
        get() {
          reading.read();
          return value;
        },
      });
    await emulator.restore(data);
    reading.stop();
    expect(reading.turns.size).toBeGreaterThan(3);
    expect(await zoneCount(emulator)).toBe(5_000);
    await emulator.close();
  },
);

it("does not block the event loop while reading the items of a large seed", async () => {
  const emulator = createEmulator();
  await emulator.ready;
  const reading = countTurns();
  const items = Array.from({ length: 20_000 }, (_, number) => ({
    get Domain() {
      reading.read();
      return `zone-${number}.example`;
    },
  }));
  await emulator.seed({ edge: { zones: items } });
  reading.stop();
  expect(reading.turns.size).toBeGreaterThan(3);
  expect(await zoneCount(emulator)).toBe(20_000);
});

it("streams a snapshot in chunks", async () => {
  const emulator = createEmulator({ seed: zones(1_000) });
  const { body } = await emulator.edge.fetch("http://127.0.0.1/__emulator/snapshot");
  const parts: Uint8Array[] = [];
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) parts.push(part);
  expect(parts.length).toBeGreaterThan(3);
  expect(JSON.parse(Buffer.concat(parts).toString())).toEqual(
    JSON.parse(JSON.stringify(await emulator.snapshot())),
  );
});

it("stops sending a snapshot when the client disconnects", async () => {
  const emulator = createEmulator({ seed: zones(1_000) });
  const { body } = await emulator.edge.fetch("http://127.0.0.1/__emulator/snapshot");
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await ask(emulator.edge, "POST /__emulator/reset")).status).toBe(204);
});

/** Ways to break the JSON of a valid snapshot. */
const BROKEN: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["is cut off", (text) => text.slice(0, -1)],
  ["has trailing content", (text) => `${text},`],
  ["lacks a comma", (text) => text.replace('},"', '}"')],
  ["has an extra comma", (text) => text.replace('},"', '},,"')],
  ["has a name without quotes", (text) => text.replace('"domain"', "domain")],
  ["has a value without a name", (text) => text.replace('"zones":{', '"zones":{5,')],
  ["has an unterminated string", (text) => `${text.slice(0, -4)}"`],
  ["has an invalid escape", (text) => text.replace("zone-1.example", "zone-\\x.example")],
  ["has a number that is too large", (text) => text.replace('"id":1,', '"id":1e999,')],
  ["has an item that is nested too deeply", (text) => nested(text, 2_000)],
  ["has a list of items", (text) => text.replace('"recordIds":{', '"recordIds":[],"x":{')],
  ["has an unknown collection", (text) => text.replace('"recordIds":{', '"dogs":{')],
  ["has collections that are a list", (text) => text.replace('{"collections":{', '{"collections":[],"x":{')],
  ["has a service that is null", (text) => text.replace('"functions":{', '"functions":null,"x":{')],
  ["has services that are a number", (text) => text.replace('"services":{', '"services":5,"x":{')],
  ["has a seed that is a list", (text) => text.replace('"seed":{', '"seed":[],"x":{')],
  ["has a sequence below 0", (text) => text.replace(/"numbers":\{"zones":\d+/, '"numbers":{"zones":-1')],
  ["has two items with the same unique key", (text) => text.replace("zone-2.example", "zone-1.example")],
];

function nested(text: string, levels: number): string {
  return text.replace('"id":1,', `"id":1,"x":${"[".repeat(levels)}${"]".repeat(levels)},`);
}

it.each(BROKEN)("rejects a long snapshot that %s, with the same error as a short one", async (_, change) => {
  const emulator = createEmulator({ seed: zones(3) });
  const [short, long] = [await snapshotText(emulator), await longText()];
  const [one, other] = [await restore(emulator, change(short)), await restore(emulator, change(long))];
  expect(other.status).toBe(400);
  expect([other.status, codeOf(other.body)]).toEqual([one.status, codeOf(one.body)]);
  expect(await zoneCount(emulator)).toBe(3);
});

const restore = (emulator: Emulator, text: string | Uint8Array<ArrayBuffer>) =>
  emulator.edge
    .fetch("http://127.0.0.1/__emulator/snapshot", { method: "POST", body: text })
    .then(async (response) => ({ status: response.status, body: await response.text() }));

function codeOf(body: string): unknown {
  return JSON.parse(body).error.code;
}

it("rejects a long snapshot that is not UTF-8", async () => {
  const emulator = createEmulator({ seed: zones(3) });
  const bytes = new TextEncoder().encode(await longText());
  bytes[bytes.indexOf(0x7a, bytes.length / 2)] = 0xff;
  const { status, body } = await restore(emulator, bytes);
  expect([status, body]).toEqual([400, expect.stringContaining("is not valid UTF-8")]);
  expect(await zoneCount(emulator)).toBe(3);
});

it("restores a long snapshot with a byte order mark, white space and duplicate members", async () => {
  const emulator = createEmulator();
  const text = await snapshotText(createEmulator({ seed: zones(4_000) }));
  const pretty = JSON.stringify(JSON.parse(text), undefined, 2);
  const doubled = pretty.replace('"zones": {', '"zones": { "1": null },\r\n\t"zones" : {');
  expect((await restore(emulator, `\uFEFF${doubled} \n`)).status).toBe(204);
  expect(await snapshotText(emulator)).toBe(text);
});

it.each([
  ["JSON", `${'{"edge":'.repeat(20_000)}{}${"}".repeat(20_000)}`],
  ["YAML", "- ".repeat(20_000)],
  ["YAML in one line", "[".repeat(20_000)],
])("rejects a seed in %s that is nested too deeply", async (_, text) => {
  const emulator = createEmulator({ seed: zones(3) });
  expect(await control(emulator, "POST /seed", text)).toMatchObject({
    status: 400,
    body: {
      error: { code: "invalid-seed", message: expect.stringContaining("nested more than 100 levels deep") },
    },
  });
  expect(await zoneCount(emulator)).toBe(3);
});

it("reports the position of a duplicate key in a YAML seed", async () => {
  const text = "edge:\n  zones: []\n  keys: []\n  zones: []\n";
  expect(await control(createEmulator(), "POST /seed", text)).toMatchObject({
    status: 400,
    body: { error: { problems: [{ problem: "Map keys must be unique.", line: 4, column: 3 }] } },
  });
});
