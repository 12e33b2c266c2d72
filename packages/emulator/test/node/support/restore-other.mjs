/**
 * Prints the state of a folder, restores the other state, and prints a line once it is restored. The test kills this
 * process during the restore.
 *
 * This program is written in JavaScript and uses the built package, because the test starts it many times, and Node
 * takes longer to load its TypeScript support than to run the program.
 */
import { writeSync } from "node:fs";
import module from "node:module";

module.enableCompileCache?.();
const { createEmulator } = await import("../../../dist/create-emulator.js");
const { sqliteStores } = await import("../../../dist/node/sqlite/sqlite-stores.js");

const [folder = "", count = "0"] = process.argv.slice(2);

/** Returns a seed with zones and a matter of the given name. */
const seedOf = (name) => ({
  edge: { zones: [{ Domain: `${name}-{n}.example`, repeat: Number(count) }] },
  retention: { matters: [{ name, owner: "alex@example.com" }] },
});

const headers = { authorization: "Bearer alex@example.com", accesskey: "test-key" };

async function read(service, path) {
  return (await service.fetch(`http://127.0.0.1${path}`, { headers })).json();
}

const emulator = createEmulator({ seed: seedOf("one"), store: sqliteStores(folder) });
await emulator.ready;
const { Items, TotalItems } = await read(emulator.edge, "/dnszone?page=1&perPage=5");
const { matters } = await read(emulator.retention, "/v1/matters");
const state = `${Items[0]?.Domain.split("-")[0]} ${TotalItems} ${matters.map(({ name }) => name)}`;
const other = await createEmulator({ seed: seedOf(state.startsWith("one") ? "two" : "one") }).snapshot();
writeSync(1, `${state}\n`);
await emulator.restore(other);
writeSync(1, "restored\n");
