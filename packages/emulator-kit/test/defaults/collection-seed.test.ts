import { expect, test } from "vitest";
import { InvalidSeedError, parseSeed } from "../../src/index.ts";
import { type DefaultSeed, defaultEmulator, send } from "./support/default-emulator.ts";
import { services } from "./support/default-services.ts";
import { parcels } from "./support/parcels-service.ts";

const YAML = `
parcels:
  parcels:
    p-1: { id: p-1, weight: 300 }
    p-2: { id: p-2, weight: 500, state: SENT }
depot:
  crates:
    c/1: { color: red, size: [1, 2] }
`;

/** Returns the pointers of the problems in a seed. */
function problemPointers(seed: DefaultSeed): readonly string[] {
  try {
    defaultEmulator({ seed });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSeedError)) throw error;
    return error.problems.map(({ pointer }) => pointer);
  }
}

test("stores the items of every collection by key", async () => {
  const emulator = defaultEmulator({ seed: (await parseSeed(YAML, services)) as DefaultSeed });
  const { body } = await send(emulator.parcels, "GET /parcels");
  expect(body.parcels.map(({ id }: { id: string }) => id)).toEqual(["p-1", "p-2"]);
  const authorization = "Bearer ada@example.com";
  const crate = await send(emulator.depot, "GET /crates/c%2F1", undefined, { authorization });
  expect(crate.body).toEqual({ color: "red", size: [1, 2] });
});

test.each<[string, DefaultSeed, readonly string[]]>([
  ["an unknown collection", { parcels: { parcel: {} } }, ["/parcels/parcel"]],
  ["a list", { parcels: { parcels: [] } }, ["/parcels/parcels"]],
  [
    "items that do not match the schema",
    { parcels: { parcels: { a: { id: "a", weight: 0 }, b: { id: "b" } } } },
    ["/parcels/parcels/a/weight", "/parcels/parcels/b"],
  ],
  ["an item that is not an object", { depot: { crates: { a: 1 } } }, ["/depot/crates/a"]],
  [
    "keys that a path cannot contain",
    { depot: { crates: { "": {}, "..": {}, "a/b": {} } } },
    ["/depot/crates/", "/depot/crates/.."],
  ],
])("rejects %s", (_, seed, pointers) => {
  expect(problemPointers(seed)).toEqual(pointers);
});

test("reports the line of a problem in a seed", async () => {
  await expect(parseSeed(YAML.replace("300", "heavy"), services)).rejects.toMatchObject({
    problems: [{ pointer: "/parcels/parcels/p-1/weight", line: 4 }],
  });
});

test("counts the items in each collection of a seed", () => {
  expect(parcels.seed.counts({ parcels: { a: { id: "a", weight: 1 } } })).toEqual([
    { count: 1, one: "parcel", many: "parcels" },
  ]);
});
