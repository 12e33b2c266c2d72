/**
 * Prints the state of a folder, restores the other state, and prints a line once it is restored. The test kills this
 * process in between.
 */
import { writeSync } from "node:fs";
import module from "node:module";

// Caches compiled code, because the test starts this program many times.
module.enableCompileCache?.();
const { createEmulator } = await import("../../../src/create-emulator.ts");
const { sqliteStores } = await import("../../../src/node/sqlite/sqlite-stores.ts");
const { ask } = await import("../../runtime/support/ask.ts");

const [folder = "", count = "0"] = process.argv.slice(2);

/** Returns a seed with zones and a matter of the given name. */
const seedOf = (name: string) => ({
  edge: { zones: [{ Domain: `${name}-{n}.example`, repeat: Number(count) }] },
  retention: { matters: [{ name, owner: "alex@example.com" }] },
});

const emulator = createEmulator({ seed: seedOf("one"), store: sqliteStores(folder) });
await emulator.ready;
const { body: zones } = await ask(emulator.edge, "GET /dnszone?page=1&perPage=5");
const { body: matters } = await ask(emulator.retention, "GET /v1/matters");
const { Items, TotalItems } = zones as { Items: { Domain: string }[]; TotalItems: number };
const names = (matters as { matters: { name: string }[] }).matters.map(({ name }) => name);
const state = `${Items[0]?.Domain.split("-")[0]} ${TotalItems} ${names}`;
const other = await createEmulator({ seed: seedOf(state.startsWith("one") ? "two" : "one") }).snapshot();
writeSync(1, `${state}\n`);
await emulator.restore(other);
writeSync(1, "restored\n");
