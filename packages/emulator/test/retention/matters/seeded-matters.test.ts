import { describe, expect, it } from "vitest";
import { createEmulator, type EmulatorOptions, InvalidSeedError } from "../../../src/index.ts";
import { senderTo } from "../../support/law-office.ts";
import { accounts, DAY_MS } from "./support/chambers.ts";

const matters = [
  { name: "Lease", owner: "ann@example.com", description: "Warehouse 7", matterRegion: "EUROPE" },
  {
    matterId: "matter-1",
    name: "Shared",
    owner: "1002",
    permissions: [{ accountId: "ann@example.com" }],
    holds: [
      { name: "Mail", corpus: "MAIL", accounts: ["1004"] },
      { id: "hold-1", name: "Unit", orgUnit: "east" },
    ],
    savedQueries: [{ displayName: "All mail", query: { corpus: "MAIL" } }],
    exports: [{ name: "Mail" }, { id: "export-1", status: "IN_PROGRESS" }],
  },
  { name: "Trashed", owner: "ann@example.com", state: "DELETED" },
] as const;

const orgUnits = [
  { id: "east", name: "East" },
  { id: "harbour", parent: "east" },
];

function seeded(section: object, more: object = { accounts }) {
  const seed = { ...more, retention: section } as EmulatorOptions["seed"];
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, seed });
  return { emulator, as: senderTo(emulator), ann: senderTo(emulator)("ann@example.com") };
}

describe("seeded matters", () => {
  it("seeded matters are listed in order, with distinct ids", async () => {
    const { ann } = seeded({ orgUnits, matters });
    const { body } = await ann("GET", "?view=FULL");
    const owner = { accountId: "1001", role: "OWNER" };
    expect(body.matters).toEqual([
      {
        matterId: "matter-2",
        name: "Lease",
        description: "Warehouse 7",
        matterRegion: "EUROPE",
        state: "OPEN",
        matterPermissions: [owner],
      },
      {
        matterId: "matter-1",
        name: "Shared",
        state: "OPEN",
        matterPermissions: [
          { accountId: "1002", role: "OWNER" },
          { accountId: "1001", role: "COLLABORATOR" },
        ],
      },
      { matterId: "matter-3", name: "Trashed", state: "DELETED", matterPermissions: [owner] },
    ]);
  });

  it("seeded matters have the contents from the seed", async () => {
    const { ann } = seeded({ orgUnits, matters });
    const { holds } = (await ann("GET", "/matter-1/holds")).body;
    expect(holds.map(({ holdId, name }: { holdId: string; name: string }) => [holdId, name])).toEqual([
      ["hold-2", "Mail"],
      ["hold-1", "Unit"],
    ]);
    expect((await ann("GET", "/matter-1/savedQueries")).body.savedQueries).toMatchObject([
      { displayName: "All mail", matterId: "matter-1" },
    ]);
    expect((await ann("GET", "/matter-1/exports")).body.exports).toMatchObject([
      { id: "export-2", name: "Mail", requester: { email: "bob@example.com" } },
      { id: "export-1", status: "IN_PROGRESS" },
    ]);
  });

  it("a seeded matter never shares its id with a matter that is created later", async () => {
    const { ann } = seeded({
      orgUnits,
      matters: [...matters, { matterId: "matter-5", name: "Far", owner: "1001" }],
    });
    const { body } = await ann("POST", "", { name: "New" });
    const { matters: all } = (await ann("GET", "")).body;
    const ids = all.map(({ matterId }: { matterId: string }) => matterId);
    expect(new Set(ids).size).toBe(5);
    expect(ids.at(-1)).toBe(body.matterId);
  });

  it("deleted seeded matters are purged 30 days after the seed, and again after a reset", async () => {
    const { ann, emulator } = seeded({ orgUnits, matters });
    for (let time = 0; time < 2; time += 1) {
      expect((await ann("GET", "/matter-3")).status).toBe(200);
      await emulator.clock.advance(30 * DAY_MS);
      expect((await ann("GET", "/matter-3")).status).toBe(404);
      await emulator.reset();
    }
  });

  it("a seeded matter can belong to any account if the seed lists no accounts", async () => {
    const { as } = seeded({ matters: [{ name: "Lease", owner: "Anybody@example.com" }] }, {});
    expect((await as("anybody@example.com")("GET", "")).body.matters).toMatchObject([{ name: "Lease" }]);
  });
});

const matter = { name: "Lease", owner: "1001" };
const time = "2026-03-03T09:00:00Z";

/** Returns the problems of a section, with pointers relative to the section. */
function problemsOf(section: object, more?: object) {
  try {
    seeded(section, more);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSeedError)) throw error;
    return error.problems.map(({ pointer, problem }) => {
      return { pointer: pointer.replace(/^\/retention/, ""), problem };
    });
  }
}

const INVALID_SECTIONS: readonly [pointer: string, section: object][] = [
  [
    "/matters/1/matterId",
    {
      matters: [
        { ...matter, matterId: "m" },
        { ...matter, matterId: "m" },
      ],
    },
  ],
  ["/matters/0/owner", { matters: [{ ...matter, owner: "gone@example.com" }] }],
  ["/matters/0/permissions/0/accountId", { matters: [{ ...matter, permissions: [{ accountId: "gone" }] }] }],
  [
    "/matters/0/permissions/0/accountId",
    { matters: [{ ...matter, permissions: [{ accountId: "ANN@example.com" }] }] },
  ],
  ["/matters/0/holds", { matters: [{ ...matter, state: "CLOSED", holds: [{ corpus: "MAIL" }] }] }],
  ["/matters/0/holds/0/accounts/0", { matters: [{ ...matter, holds: [{ accounts: ["gone"] }] }] }],
  ["/matters/0/holds/0/orgUnit", { matters: [{ ...matter, holds: [{ orgUnit: "west" }] }] }],
  ["/matters/0/holds/1/name", { matters: [{ ...matter, holds: [{ name: "a" }, { name: "a" }] }] }],
  [
    "/matters/1/holds/0/id",
    {
      matters: [
        { ...matter, holds: [{ id: "h" }] },
        { ...matter, holds: [{ id: "h" }] },
      ],
    },
  ],
  ["/matters/0/savedQueries/1/id", { matters: [{ ...matter, savedQueries: [{ id: "q" }, { id: "q" }] }] }],
  [
    "/matters/0/savedQueries/1/displayName",
    { matters: [{ ...matter, savedQueries: [{ displayName: "q" }, { displayName: "q" }] }] },
  ],
  ["/matters/0/exports/1/id", { matters: [{ ...matter, exports: [{ id: "e" }, { id: "e" }] }] }],
  ["/matters/0/exports/1/name", { matters: [{ ...matter, exports: [{ name: "e" }, { name: "e" }] }] }],
  ["/matters/0/exports/0/requester", { matters: [{ ...matter, exports: [{ requester: "gone" }] }] }],
  [
    "/matters/0/exports/0/query/terms",
    { matters: [{ ...matter, exports: [{ query: { terms: "(rent" } }] }] },
  ],
  [
    "/messages/1/id",
    {
      messages: [
        { account: "1001", time, id: "message-2" },
        { account: "1001", time },
      ],
    },
  ],
  ["/messages/0/account", { messages: [{ account: "gone", time }] }],
  ["/unavailableAccounts/0", { unavailableAccounts: ["gone"] }],
  ["/orgUnits/1/id", { orgUnits: [{ id: "east" }, { id: "east" }] }],
  ["/orgUnits/0/parent", { orgUnits: [{ id: "east", parent: "west" }] }],
];

describe("invalid retention seed", () => {
  it.each(INVALID_SECTIONS)("reports a problem at %s", (pointer, section) => {
    expect(problemsOf(section).map((each) => each.pointer)).toEqual([pointer]);
  });

  it.each([
    ["/retention/matters/0/owner", { matters: [{ ...matter, owner: "gone@example.com" }] }],
    ["/retention/matters/0/state", { matters: [{ ...matter, state: "SHUT" }] }],
    [
      "/retention/matters/0/permissions/0/role",
      { matters: [{ ...matter, permissions: [{ accountId: "1002", role: "OWNER" }] }] },
    ],
    [
      "/retention/matters/0/holds/0/query/mailQuery/startTime",
      { matters: [{ ...matter, holds: [{ corpus: "MAIL", query: { mailQuery: { startTime: "today" } } }] }] },
    ],
    ["/retention/messages/0/time", { messages: [{ account: "1001", time: "today" }] }],
    [
      "/retention/messages/0/sujbect",
      { messages: [{ account: "1001", time: "2026-03-03T09:00:00Z", sujbect: "Rent" }] },
    ],
  ])("rejects a seed, and reports the pointer %s", (pointer, section) => {
    expect(() => seeded(section)).toThrow(pointer);
  });

  it("reports no problems with a valid retention section", () => {
    expect(problemsOf({ orgUnits, matters })).toEqual([]);
    expect(problemsOf({ matters: [{ ...matter, owner: "anybody" }] }, {})).toEqual([]);
  });
});

it.each([
  ["/matters/0/matterId", { matterId: ".." }],
  ["/matters/0/holds/0/id", { holds: [{ id: "." }] }],
  ["/matters/0/savedQueries/0/id", { savedQueries: [{ id: "\ud800" }] }],
  ["/matters/0/exports/0/id", { exports: [{ id: "half a \ude00" }] }],
])("a seed is rejected if its %s cannot be part of a path", (pointer, contents) => {
  const problems = problemsOf({ matters: [{ ...matter, ...contents }] });
  expect(problems).toEqual([{ pointer, problem: expect.stringContaining('other than "." and ".."') }]);
});
