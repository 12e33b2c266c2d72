import { describe, expect, it } from "vitest";
import type { Send } from "../../support/law-office.ts";
import { mailOf } from "../support/retention-seed.ts";
import { DAY_MS, openChambers } from "./support/chambers.ts";

/** Brings an open matter into a state. */
async function bringTo(state: string, send: Send, id: string): Promise<void> {
  if (state !== "OPEN") await send("POST", `/${id}:close`);
  if (state === "DELETED") await send("DELETE", `/${id}`);
}

const MOVES = [
  { verb: "close", method: "POST", path: ":close", from: "OPEN", to: "CLOSED", wraps: true },
  { verb: "reopen", method: "POST", path: ":reopen", from: "CLOSED", to: "OPEN", wraps: true },
  { verb: "delete", method: "DELETE", path: "", from: "CLOSED", to: "DELETED", wraps: false },
  { verb: "undelete", method: "POST", path: ":undelete", from: "DELETED", to: "CLOSED", wraps: false },
];
const STATES = ["OPEN", "CLOSED", "DELETED"];

describe("life cycle of matters", () => {
  it("a matter starts in the OPEN state, with the fields from the request and its creator as the owner", async () => {
    const { ann } = openChambers();
    const input = {
      name: "Lease",
      description: "Warehouse 7",
      matterRegion: "EUROPE",
      matterId: "mine",
      state: "DELETED",
      matterPermissions: [{ accountId: "1002", role: "OWNER" }],
    };
    const { status, body } = await ann("POST", "", input);
    const { name, description, matterRegion } = input;
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        name,
        description,
        matterRegion,
        matterId: expect.stringMatching(/^(?!mine$)./),
        state: "OPEN",
      },
    });
    expect((await ann("GET", `/${body.matterId}?view=FULL`)).body.matterPermissions).toEqual([
      { accountId: "1001", role: "OWNER" },
    ]);
  });

  it("two matters can have the same name", async () => {
    const { open } = openChambers();
    expect(await open("Lease")).not.toBe(await open("Lease"));
  });

  it("returns permissions only in the FULL view", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    for (const query of ["", "?view=BASIC", "?view=VIEW_UNSPECIFIED"])
      expect((await ann("GET", `/${id}${query}`)).body).toEqual({
        matterId: id,
        name: "Lease",
        state: "OPEN",
      });
  });

  it.each(MOVES)("moves a matter from $from to $to on $verb", async ({ method, path, from, to, wraps }) => {
    const { ann, open } = openChambers();
    const id = await open();
    await bringTo(from, ann, id);
    const { status, body } = await ann(method, `/${id}${path}`);
    const moved = { matterId: id, name: "Lease", state: to };
    expect({ status, body }).toEqual({ status: 200, body: wraps ? { matter: moved } : moved });
    expect((await ann("GET", `/${id}`)).body.state).toBe(to);
  });

  it.each(
    MOVES.flatMap((move) =>
      STATES.filter((state) => state !== move.from).map((state) => ({ ...move, state })),
    ),
  )("rejects $verb in the $state state, and changes nothing", async ({ method, path, state }) => {
    const { ann, open } = openChambers();
    const id = await open();
    await bringTo(state, ann, id);
    const { status, body } = await ann(method, `/${id}${path}`);
    expect([status, body.error.status]).toEqual([400, "FAILED_PRECONDITION"]);
    expect((await ann("GET", `/${id}`)).body.state).toBe(state);
  });
});

describe("closing a matter", () => {
  it("rejects closing a matter while it has holds", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    const hold = (await ann("POST", `/${id}/holds`, { name: "Mail", corpus: "MAIL" })).body.holdId;
    const { status, body } = await ann("POST", `/${id}:close`);
    expect([status, body.error.status]).toEqual([400, "FAILED_PRECONDITION"]);
    await ann("DELETE", `/${id}/holds/${hold}`);
    expect((await ann("POST", `/${id}:close`)).status).toBe(200);
  });

  it("closes a matter even if another matter has holds", async () => {
    const { ann, open } = openChambers();
    await ann("POST", `/${await open("Other")}/holds`, { name: "Mail", corpus: "MAIL" });
    expect((await ann("POST", `/${await open()}:close`)).status).toBe(200);
  });
});

describe("concurrent changes to a matter", () => {
  it.each(MOVES)("accepts only one of two concurrent $verb calls", async ({ method, path, from }) => {
    const { ann, open } = openChambers();
    const id = await open();
    await bringTo(from, ann, id);
    const outcomes = await Promise.all([ann(method, `/${id}${path}`), ann(method, `/${id}${path}`)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe("deleted matters", () => {
  it("a deleted matter can be read for 30 days, and is then purged", async () => {
    const { ann, open, emulator } = openChambers();
    const id = await open();
    const query = (await ann("POST", `/${id}/savedQueries`, { displayName: "All mail" })).body.savedQueryId;
    await bringTo("DELETED", ann, id);
    await emulator.clock.advance(30 * DAY_MS - 1);
    expect((await ann("GET", `/${id}`)).body.state).toBe("DELETED");
    expect((await ann("GET", `/${id}/savedQueries/${query}`)).status).toBe(200);
    await emulator.clock.advance(1);
    expect((await ann("GET", `/${id}`)).body.error).toMatchObject({ code: 404, status: "NOT_FOUND" });
    expect((await ann("POST", `/${id}:undelete`)).status).toBe(404);
    expect((await ann("GET", "")).body.matters).toEqual([]);
  });

  it("a matter is purged with all its contents", async () => {
    const { ann, open, emulator } = openChambers();
    const id = await open();
    const kept = await open("Kept");
    for (const matter of [id, kept]) {
      await ann("POST", `/${matter}/savedQueries`, { displayName: "All mail" });
      await ann("POST", `/${matter}/exports`, { name: "Mail", query: mailOf("ann@example.com") });
      await ann("POST", `/${matter}:count`, { query: mailOf("ann@example.com") });
    }
    await bringTo("DELETED", ann, id);
    await emulator.clock.advance(30 * DAY_MS);
    const { retention } = (await emulator.snapshot()).toJSON().services;
    expect(JSON.stringify(retention?.collections)).not.toContain(`"${id}"`);
    expect((await ann("GET", `/${kept}/savedQueries`)).body.savedQueries).toHaveLength(1);
    expect((await ann("GET", `/${kept}/exports`)).body.exports).toHaveLength(1);
  });

  it("a matter is not purged if it is undeleted in time", async () => {
    const { ann, open, emulator } = openChambers();
    const id = await open();
    await bringTo("DELETED", ann, id);
    await emulator.clock.advance(29 * DAY_MS);
    await ann("POST", `/${id}:undelete`);
    await emulator.clock.advance(DAY_MS);
    expect((await ann("GET", `/${id}`)).body.state).toBe("CLOSED");
    await ann("DELETE", `/${id}`);
    await emulator.clock.advance(30 * DAY_MS - 1);
    expect((await ann("GET", `/${id}`)).status).toBe(200);
    await emulator.clock.advance(1);
    expect((await ann("GET", `/${id}`)).status).toBe(404);
  });

  it("a matter is purged in time after a reset and after restoring a snapshot", async () => {
    const { ann, open, emulator } = openChambers();
    const id = await open();
    await bringTo("DELETED", ann, id);
    const snapshot = await emulator.snapshot();
    await emulator.reset();
    await emulator.restore(snapshot);
    await emulator.clock.advance(30 * DAY_MS);
    expect((await ann("GET", `/${id}`)).status).toBe(404);
  });
});

describe("updating a matter", () => {
  it("changes only the name and the description of a matter", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    const { body } = await ann("PUT", `/${id}`, {
      name: "Harbour lease",
      description: "Warehouses 7 and 8",
      state: "CLOSED",
      matterId: "other",
      matterRegion: "US",
      matterPermissions: [],
    });
    const changed = {
      matterId: id,
      name: "Harbour lease",
      description: "Warehouses 7 and 8",
      state: "OPEN",
    };
    expect(body).toEqual(changed);
    const owner = { accountId: "1001", role: "OWNER" };
    expect((await ann("GET", `/${id}?view=FULL`)).body).toEqual({ ...changed, matterPermissions: [owner] });
  });

  it("updating a matter keeps omitted members and clears empty ones", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    await ann("PUT", `/${id}`, { description: "Warehouse 7" });
    expect((await ann("PUT", `/${id}`, {})).body).toMatchObject({
      name: "Lease",
      description: "Warehouse 7",
    });
    expect((await ann("PUT", `/${id}`, { description: "" })).body.description).toBe("");
  });

  it.each(["CLOSED", "DELETED"])("rejects an update of a matter that is %s", async (state) => {
    const { ann, open } = openChambers();
    const id = await open();
    await bringTo(state, ann, id);
    const { status, body } = await ann("PUT", `/${id}`, { name: "Other" });
    expect([status, body.error.status]).toEqual([400, "FAILED_PRECONDITION"]);
  });
});
