import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Send } from "../../support/law-office.ts";
import { DAY_MS, openChambers } from "./support/chambers.ts";

interface MatterPage {
  readonly matters: readonly { readonly matterId: string; readonly state: string }[];
  readonly nextPageToken?: string;
}

async function pageOf(send: Send, query: Readonly<Record<string, string | undefined>>): Promise<MatterPage> {
  const parameters = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const { status, body } = await send("GET", `?${new URLSearchParams(parameters)}`);
  expect(status).toBe(200);
  return body;
}

async function allIds(send: Send, query: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await pageOf(send, { ...query, pageToken });
    ids.push(...page.matters.map(({ matterId }) => matterId));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return ids;
}

describe("listing matters", () => {
  it("lists matters that the caller created or shares, in order of creation", async () => {
    const { ann, bob, open } = openChambers();
    const [first, second] = [await open("First"), await open("Second")];
    const own = (await bob("POST", "", { name: "Own" })).body.matterId;
    await ann("POST", `/${second}:addPermissions`, { matterPermission: { accountId: "1002" } });
    expect(await allIds(ann)).toEqual([first, second]);
    expect(await allIds(bob)).toEqual([second, own]);
  });

  it("lists all matters for accounts with View All Matters", async () => {
    const { ann, bob, as, open } = openChambers();
    const ids = [await open(), (await bob("POST", "", { name: "Own" })).body.matterId, await open()];
    await ann("POST", `/${ids[2]}:close`);
    const vera = as("vera@example.com");
    expect(await allIds(vera)).toEqual(ids);
    expect(await allIds(vera, { state: "CLOSED" })).toEqual([ids[2]]);
    expect(await allIds(as("hal@example.com"))).toEqual([]);
  });

  it("lists matters in one state", async () => {
    const { ann, open } = openChambers();
    const [isOpen, closed, deleted] = [await open(), await open(), await open()];
    for (const id of [closed, deleted]) await ann("POST", `/${id}:close`);
    await ann("DELETE", `/${deleted}`);
    expect(await allIds(ann, { state: "OPEN" })).toEqual([isOpen]);
    expect(await allIds(ann, { state: "CLOSED" })).toEqual([closed]);
    expect(await allIds(ann, { state: "DELETED" })).toEqual([deleted]);
    expect(await allIds(ann, { state: "STATE_UNSPECIFIED" })).toEqual([isOpen, closed, deleted]);
  });

  it("lists permissions only in the FULL view", async () => {
    const { ann, open } = openChambers();
    const matter = { matterId: await open(), name: "Lease", state: "OPEN" };
    expect((await pageOf(ann, { view: "BASIC" })).matters).toEqual([matter]);
    const matterPermissions = [{ accountId: "1001", role: "OWNER" }];
    expect((await pageOf(ann, { view: "FULL" })).matters).toEqual([{ ...matter, matterPermissions }]);
  });
});

describe("pages of matters", () => {
  it("returns at most 100 matters per page", async () => {
    const { ann, open } = openChambers();
    const ids: string[] = [];
    for (let count = 0; count < 101; count += 1) ids.push(await open());
    for (const pageSize of [undefined, "0", "100"]) {
      const { matters, nextPageToken } = await pageOf(ann, { pageSize });
      expect([matters.length, (await pageOf(ann, { pageToken: nextPageToken })).matters.length]).toEqual([
        100, 1,
      ]);
    }
    expect((await pageOf(ann, { pageSize: "7" })).matters.map(({ matterId }) => matterId)).toEqual(
      ids.slice(0, 7),
    );
    expect(await allIds(ann, { pageSize: "7" })).toEqual(ids);
  });

  it.each([
    ["pageSize=101", "query/pageSize"],
    ["pageSize=-1", "query/pageSize"],
    ["pageSize=many", "query/pageSize"],
    ["state=SHUT", "query/state"],
    ["view=WIDE", "query/view"],
    ["pageToken=mine", "query/pageToken"],
  ])("rejects %s, and reports the invalid parameter", async (query, field) => {
    const { ann } = openChambers();
    const { status, body } = await ann("GET", `?${query}`);
    expect([status, body.error.status, body.error.details[0].fieldViolations[0].field]).toEqual([
      400,
      "INVALID_ARGUMENT",
      field,
    ]);
  });

  it("rejects a page token from another list", async () => {
    const { ann, bob, open } = openChambers();
    await open();
    await open();
    const { nextPageToken } = await pageOf(ann, { pageSize: "1" });
    for (const [send, query] of [
      [ann, `state=OPEN&pageToken=${nextPageToken}`],
      [bob, `pageToken=${nextPageToken}`],
    ] as const)
      expect((await send("GET", `?${query}`)).status).toBe(400);
  });
});

/** A change between two pages: a matter is created, a matter changes its state, or deleted matters are purged. */
interface Change {
  readonly does: "create" | ":close" | ":reopen" | ":undelete" | "delete" | "purge";
  readonly which: number;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    does: fc.constantFrom<Change["does"]>("create", ":close", ":reopen", ":undelete", "delete", "purge"),
    which: fc.nat({ max: 11 }),
  }),
  { maxLength: 4 },
);

/** Creates eight matters as Ann, and closes half of them. */
async function openMatters() {
  const { ann, as, open, emulator } = openChambers();
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(await open());
  for (const id of ids.slice(4)) await ann("POST", `/${id}:close`);
  const apply = async ({ does, which }: Change): Promise<void> => {
    const id = ids[which % ids.length];
    if (does === "create") ids.push(await open());
    else if (does === "purge") await emulator.clock.advance(30 * DAY_MS);
    else if (does === "delete") await ann("DELETE", `/${id}`);
    else await ann("POST", `/${id}${does}`);
  };
  return { as, apply };
}

/**
 * Reads a list page by page, with changes after each page.
 * @returns the listed ids, and the ids that existed the whole time
 */
async function readDuringChanges(
  rounds: readonly (readonly Change[])[],
  email: string,
  query: Readonly<Record<string, string>>,
  pageSize: number,
): Promise<{ readonly listed: string[]; readonly always: string[] }> {
  const { as, apply } = await openMatters();
  const send = as(email);
  let always = await allIds(send, query);
  const listed: string[] = [];
  let pageToken: string | undefined;
  for (let round = 0; round === 0 || pageToken !== undefined; round += 1) {
    const page = await pageOf(send, { ...query, pageSize: `${pageSize}`, pageToken });
    listed.push(...page.matters.map(({ matterId }) => matterId));
    pageToken = page.nextPageToken;
    for (const change of rounds[round] ?? []) {
      await apply(change);
      const now = new Set(await allIds(send, query));
      always = always.filter((id) => now.has(id));
    }
  }
  return { listed, always };
}

describe("paging while matters are created, deleted and changed", () => {
  it.each([
    ["ann@example.com", {}],
    ["ann@example.com", { state: "OPEN" }],
    ["vera@example.com", {}],
    ["vera@example.com", { state: "CLOSED" }],
  ])("lists each existing matter exactly once for %s with %j", async (email, query) => {
    const rounds = fc.array(changes, { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rounds, fc.integer({ min: 1, max: 4 }), async (all, size) => {
        const { listed, always } = await readDuringChanges(all, email, query as Record<string, string>, size);
        expect(new Set(listed).size).toBe(listed.length);
        expect(always.filter((id) => !listed.includes(id))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
