import { expect, expectTypeOf, it } from "vitest";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import { OPENING, type Send, senderTo } from "../../support/law-office.ts";
import type { SeedHold, SeedSavedQuery } from "../support/retention-seed.ts";

const HOLDS: readonly SeedHold[] = [
  { id: "hold-2", name: "Mail", corpus: "MAIL", accounts: ["carol@example.com", "2215", "2210"] },
  { name: "Files", corpus: "DRIVE", orgUnit: "property", query: { driveQuery: {} } },
];
const QUERIES: readonly SeedSavedQuery[] = [
  { displayName: "Leases", query: { terms: "lease" } },
  { id: "mine" },
];

function emulatorWith(holds: readonly SeedHold[]): Emulator {
  const matter = {
    matterId: "lease",
    name: "Lease",
    owner: "alice@example.com",
    holds,
    savedQueries: QUERIES,
  };
  return createEmulator({
    clock: { mode: "manual", now: OPENING },
    seed: {
      accounts: [
        { email: "alice@example.com" },
        { id: "2210", email: "carol@example.com" },
        { id: "2215", email: "dave@example.com", orgUnit: "property" },
      ],
      retention: { matters: [matter] },
    },
  });
}

function alice(emulator: Emulator): Send {
  return senderTo(emulator)("alice@example.com");
}

it("seeded holds are equal to holds created through the API at the start time", async () => {
  const emulator = emulatorWith(HOLDS);
  const { holds } = (await alice(emulator)("GET", "/lease/holds")).body;
  const holdTime = "2026-03-03T09:00:00.000Z";
  expect(holds).toEqual([
    {
      holdId: "hold-2",
      name: "Mail",
      corpus: "MAIL",
      accounts: [
        { accountId: "2210", email: "carol@example.com", holdTime },
        { accountId: "2215", email: "dave@example.com", holdTime },
      ],
      updateTime: holdTime,
    },
    {
      holdId: expect.any(String),
      name: "Files",
      corpus: "DRIVE",
      orgUnit: { orgUnitId: "property", holdTime },
      query: { driveQuery: {} },
      updateTime: holdTime,
    },
  ]);
});

it("seeded saved queries are listed", async () => {
  const { savedQueries } = (await alice(emulatorWith([]))("GET", "/lease/savedQueries")).body;
  expect(savedQueries).toEqual([
    {
      savedQueryId: expect.any(String),
      matterId: "lease",
      displayName: "Leases",
      query: { terms: "lease" },
      createTime: "2026-03-03T09:00:00.000Z",
    },
    { savedQueryId: "mine", matterId: "lease", createTime: "2026-03-03T09:00:00.000Z" },
  ]);
});

it("a new hold never has the id of a seeded hold", async () => {
  const send = alice(emulatorWith([4, 3, 5].map((n) => ({ id: `hold-${n}` }))));
  for (let n = 0; n < 4; n += 1)
    expect((await send("POST", "/lease/holds", { corpus: "MAIL" })).status).toBe(200);
  const { holds } = (await send("GET", "/lease/holds")).body;
  expect(new Set(holds.map(({ holdId }: { holdId: string }) => holdId)).size).toBe(7);
});

it("a reset restores the seeded holds", async () => {
  const emulator = emulatorWith(HOLDS);
  const send = alice(emulator);
  await send("DELETE", "/lease/holds/hold-2");
  await send("POST", "/lease/holds", { name: "New", corpus: "MAIL" });
  await emulator.reset();
  const { holds } = (await send("GET", "/lease/holds")).body;
  expect(holds.map(({ name }: { name: string }) => name)).toEqual(["Mail", "Files"]);
});

it.each([
  ["/accounts/1", { corpus: "MAIL", accounts: ["2210", "nobody@example.com"] }],
  ["/orgUnit", { corpus: "MAIL", orgUnit: "south" }],
  ["/orgUnit", { corpus: "MAIL", orgUnit: "property", accounts: ["2210"] }],
  ["/query/driveQuery", { corpus: "MAIL", query: { driveQuery: {} } }],
])("a seed with an invalid hold is rejected at %s", (pointer, hold) => {
  expect(() => emulatorWith([{ name: "Fine" }, hold])).toThrow(`/retention/matters/0/holds/1${pointer}: `);
});

it("the seed type describes the members of holds and saved queries", () => {
  expectTypeOf<SeedHold["accounts"]>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<SeedSavedQuery["displayName"]>().toEqualTypeOf<string | undefined>();
  // @ts-expect-error accounts are strings
  const _hold: SeedHold = { accounts: [{ email: "carol@example.com" }] };
});
