import { expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { ask } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { control } from "./support/control.ts";

const zones = (count: number, name = "zone") => ({
  edge: { zones: [{ Domain: `${name}-{n}.example`, repeat: count }] },
});

/** The snapshot of an emulator, as it comes over HTTP. */
async function snapshotText({ edge }: Emulator): Promise<string> {
  return (await edge.fetch("http://127.0.0.1/__emulator/snapshot")).text();
}

async function zoneCount({ edge }: Emulator): Promise<number> {
  const { body } = await ask(edge, "GET /dnszone?page=1&perPage=5");
  return (body as { TotalItems: number }).TotalItems;
}

it("takes back what a snapshot gave, at the address of every service, however long it is", async () => {
  const message = { account: "alex@example.com", time: "2026-01-01T00:00:00Z", text: "x".repeat(100_000) };
  const seed = { ...zones(100), retention: { messages: [{ ...message, repeat: 170 }] } };
  const source = createEmulator({ seed });
  const text = await snapshotText(source);
  expect(text.length).toBeGreaterThan(source.edge.maxBodyBytes);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(await source.snapshot())));
  for (const name of ["retention", "functions", "edge"] as const) {
    const emulator = createEmulator();
    expect((await ask(emulator[name], "POST /__emulator/snapshot", text)).status).toBe(204);
    expect(await zoneCount(emulator)).toBe(100);
  }
});

it("says what is wrong with a long snapshot that is no JSON, and changes nothing", async () => {
  const emulator = createEmulator({ seed: zones(3) });
  const text = await snapshotText(createEmulator({ seed: zones(8_000) }));
  for (const broken of [text.slice(0, -1), `${text}}`, text.replace('"domain"', "domain")]) {
    expect(await control(emulator, "POST /snapshot", broken)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-body", message: expect.stringMatching(/must be JSON, and is not/) } },
    });
  }
  expect(await zoneCount(emulator)).toBe(3);
});

/** Asks for health, one answer after the other, until a change is over. @returns how many answers came first */
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
  "answers other requests while a large state is changed (%s)",
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

it.each([
  ["JSON", `${'{"edge":'.repeat(100_000)}{}${"}".repeat(100_000)}`],
  ["YAML", "- ".repeat(100_000)],
  ["YAML in one line", "[".repeat(100_000)],
])("refuses in words a seed of %s that is nested too deeply", async (_, text) => {
  const emulator = createEmulator({ seed: zones(3) });
  expect(await control(emulator, "POST /seed", text)).toMatchObject({
    status: 400,
    body: {
      error: { code: "invalid-seed", message: expect.stringContaining("must have at most 100 levels") },
    },
  });
  expect(await zoneCount(emulator)).toBe(3);
});

it("refuses a key of YAML that stands twice, and says where", async () => {
  const text = "edge:\n  zones: []\n  keys: []\n  zones: []\n";
  expect(await control(createEmulator(), "POST /seed", text)).toMatchObject({
    status: 400,
    body: { error: { problems: [{ problem: "Map keys must be unique.", line: 4, column: 3 }] } },
  });
});
