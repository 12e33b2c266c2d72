import { beforeEach, describe, expect, it } from "vitest";
import { type LawOffice, type Outcome, openLawOffice } from "../../support/law-office.ts";

const OPENED = "2026-03-03T09:00:00.000Z";
const CAROL = { accountId: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz" };
const DAVE = { accountId: "2215", email: "dave@example.com", firstName: "Dave", lastName: "Okafor" };
const MAIL_QUERY = { mailQuery: { terms: "lease", startTime: "2025-01-01T00:00:00Z" } };

let office: LawOffice;
beforeEach(async () => {
  office = await openLawOffice();
});

function create(body: object): Promise<Outcome> {
  return office.send("POST", `${office.matter}/holds`, body);
}

async function created(body: object): Promise<string> {
  const { status, body: hold } = await create(body);
  expect(status).toBe(200);
  return `${office.matter}/holds/${hold.holdId}`;
}

describe("creating a hold", () => {
  it("returns the new hold with the names of its accounts from the directory", async () => {
    const { status, body } = await create({
      name: "Mail of the lease team",
      corpus: "MAIL",
      query: MAIL_QUERY,
      accounts: [{ email: "carol@example.com" }, { accountId: "2215" }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      holdId: expect.stringMatching(/./),
      name: "Mail of the lease team",
      corpus: "MAIL",
      query: MAIL_QUERY,
      accounts: [
        { ...CAROL, holdTime: OPENED },
        { ...DAVE, holdTime: OPENED },
      ],
      updateTime: OPENED,
    });
  });

  it("accepts an organizational unit", async () => {
    const { body } = await create({ name: "Files", corpus: "DRIVE", orgUnit: { orgUnitId: "property" } });
    expect(body.orgUnit).toEqual({ orgUnitId: "property", holdTime: OPENED });
    expect(body).not.toHaveProperty("accounts");
  });

  it("ignores ids and times in the body", async () => {
    const past = "2001-01-01T00:00:00Z";
    const { body } = await create({
      name: "Files",
      corpus: "DRIVE",
      holdId: "mine",
      updateTime: past,
      orgUnit: { orgUnitId: "north", holdTime: past },
    });
    expect(body.holdId).not.toBe("mine");
    expect([body.updateTime, body.orgUnit.holdTime]).toEqual([OPENED, OPENED]);
  });

  it("uses the e-mail address if an account has both an address and an id", async () => {
    const accounts = [{ email: "CAROL@example.com", accountId: "2215" }];
    const { body } = await create({ name: "One", corpus: "MAIL", accounts });
    expect(body.accounts).toEqual([{ ...CAROL, holdTime: OPENED }]);
  });

  it("adds an account only once if the body contains it twice", async () => {
    const accounts = [{ email: "carol@example.com" }, { accountId: "2210" }];
    const { body } = await create({ name: "One", corpus: "MAIL", accounts });
    expect(body.accounts).toHaveLength(1);
  });

  it("assigns a unique id to every hold", async () => {
    const paths = await Promise.all([1, 2, 3].map((n) => created({ name: `Hold ${n}`, corpus: "MAIL" })));
    expect(new Set(paths).size).toBe(3);
  });

  it("a matter cannot be closed until its hold is deleted", async () => {
    const hold = await created({ name: "One", corpus: "MAIL" });
    const response = await office.send("POST", `${office.matter}:close`);
    expect([response.status, response.body.error.status]).toEqual([400, "FAILED_PRECONDITION"]);
    await office.send("DELETE", hold);
    expect((await office.send("POST", `${office.matter}:close`)).status).toBe(200);
  });
});

describe("reading a hold", () => {
  it("returns the scope of a hold unless the view is BASIC_HOLD", async () => {
    const path = await created({ name: "One", corpus: "MAIL", accounts: [{ email: "erin@example.com" }] });
    const viewed = async (view: string) => (await office.send("GET", `${path}${view}`)).body;
    expect((await viewed("")).accounts).toHaveLength(1);
    expect(await viewed("?view=FULL_HOLD")).toEqual(await viewed(""));
    expect(await viewed("?view=HOLD_VIEW_UNSPECIFIED")).toEqual(await viewed(""));
    expect(await viewed("?view=BASIC_HOLD")).toEqual({
      holdId: expect.any(String),
      name: "One",
      corpus: "MAIL",
      updateTime: OPENED,
    });
  });

  it("lists no holds in a deleted matter", async () => {
    await office.send("POST", `${office.matter}:close`);
    await office.send("DELETE", office.matter);
    const { status, body } = await office.send("GET", `${office.matter}/holds`);
    expect([status, body.holds]).toEqual([200, []]);
  });

  it("returns a hold to accounts that share the matter and have the privilege", async () => {
    const path = await created({ name: "One", corpus: "MAIL" });
    expect((await office.as("hugo@example.com")("GET", path)).status).toBe(200);
  });
});

describe("updating a hold", () => {
  it("changes the query and the accounts, but not the hold time of existing accounts", async () => {
    const path = await created({ name: "One", corpus: "MAIL", accounts: [{ accountId: "2210" }] });
    await office.emulator.clock.advance(60_000);
    const { status, body } = await office.send("PUT", path, {
      query: MAIL_QUERY,
      accounts: [{ email: "erin@example.com" }, { email: "carol@example.com" }],
    });
    const later = "2026-03-03T09:01:00.000Z";
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "One", corpus: "MAIL", query: MAIL_QUERY, updateTime: later });
    expect(body.accounts).toEqual([
      { accountId: "2231", email: "erin@example.com", firstName: "Erin", lastName: "Novak", holdTime: later },
      { ...CAROL, holdTime: OPENED },
    ]);
    expect((await office.send("GET", path)).body).toEqual(body);
  });

  it("an update of a hold keeps omitted members, the name and the corpus", async () => {
    const accounts = [{ accountId: "2210" }];
    const path = await created({ name: "One", corpus: "MAIL", query: MAIL_QUERY, accounts });
    const { body } = await office.send("PUT", path, { name: "Two", corpus: "DRIVE", holdId: "x" });
    expect(body).toMatchObject({ name: "One", corpus: "MAIL", query: MAIL_QUERY });
    expect(body.accounts).toHaveLength(1);
  });

  it("releases all accounts if the list of accounts is empty", async () => {
    const path = await created({ name: "One", corpus: "MAIL", accounts: [{ accountId: "2210" }] });
    expect((await office.send("PUT", path, { accounts: [] })).body.accounts).toEqual([]);
  });

  it("moving a hold to another organizational unit sets a new hold time", async () => {
    const path = await created({ name: "Files", corpus: "DRIVE", orgUnit: { orgUnitId: "property" } });
    await office.emulator.clock.advance(60_000);
    const same = await office.send("PUT", path, { orgUnit: { orgUnitId: "property" } });
    expect(same.body.orgUnit.holdTime).toBe(OPENED);
    const { body } = await office.send("PUT", path, { orgUnit: { orgUnitId: "north" } });
    expect(body.orgUnit).toEqual({ orgUnitId: "north", holdTime: "2026-03-03T09:01:00.000Z" });
  });

  it("ignores accounts in an update of a unit hold, and a unit in an update of an account hold", async () => {
    const orgUnit = { orgUnitId: "property" };
    const unitHold = await created({ name: "Files", corpus: "DRIVE", orgUnit });
    const accounts = [{ accountId: "2210" }, { email: "nobody@example.com" }];
    const unitOutcome = await office.send("PUT", unitHold, { accounts });
    expect(unitOutcome.status).toBe(200);
    expect(unitOutcome.body.orgUnit).toEqual({ orgUnitId: "property", holdTime: OPENED });
    expect(unitOutcome.body).not.toHaveProperty("accounts");

    const accountHold = await created({ name: "Mail", corpus: "MAIL" });
    const both = await office.send("PUT", accountHold, { accounts: [{ accountId: "2210" }], orgUnit });
    expect(both.status).toBe(200);
    expect(both.body.accounts).toHaveLength(1);
    expect(both.body).not.toHaveProperty("orgUnit");
  });
});

describe("deleting a hold", () => {
  it("a deleted hold releases its accounts and its name", async () => {
    const body = { name: "One", corpus: "MAIL", accounts: [{ accountId: "2210" }] };
    const path = await created(body);
    expect(await office.send("DELETE", path)).toEqual({ status: 200, body: {} });
    for (const gone of ["", "/accounts"]) expect((await office.send("GET", path + gone)).status).toBe(404);
    expect((await create(body)).status).toBe(200);
  });
});

describe("listing holds", () => {
  it("returns pages of 100 holds in order of creation, in the requested view", async () => {
    for (let n = 0; n < 101; n += 1) await created({ name: `Hold ${n}`, corpus: "MAIL" });
    const list = async (query: string) => (await office.send("GET", `${office.matter}/holds${query}`)).body;
    const first = await list("?pageSize=0&view=BASIC_HOLD");
    expect(first.holds.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 100 }, (_, n) => `Hold ${n}`),
    );
    expect(first.holds[0]).not.toHaveProperty("accounts");
    const rest = await list(`?pageToken=${encodeURIComponent(first.nextPageToken)}`);
    expect(rest.holds.map(({ name }: { name: string }) => name)).toEqual(["Hold 100"]);
    expect(rest).not.toHaveProperty("nextPageToken");
    expect((await list("")).holds).toHaveLength(100);
  });

  it("returns each existing hold once while others are created and deleted", async () => {
    const paths: string[] = [];
    for (let n = 0; n < 9; n += 1) paths.push(await created({ name: `Hold ${n}`, corpus: "MAIL" }));
    const meanwhile: Readonly<Record<number, () => Promise<unknown>>> = {
      2: () => office.send("DELETE", paths[1] ?? ""),
      4: () => office.send("DELETE", paths[4] ?? ""),
      6: () => created({ name: "Late", corpus: "MAIL" }),
    };
    const listed: string[] = [];
    let token: string | undefined = "";
    while (token !== undefined) {
      const query: string = `?pageSize=2&pageToken=${encodeURIComponent(token)}`;
      const { holds, nextPageToken } = (await office.send("GET", `${office.matter}/holds${query}`)).body;
      listed.push(...holds.map(({ name }: { name: string }) => name));
      token = nextPageToken;
      await meanwhile[listed.length]?.();
    }
    expect(listed).toEqual([0, 1, 2, 3, 5, 6, 7, 8].map((n) => `Hold ${n}`).concat("Late"));
  });

  it("returns only the holds of the matter", async () => {
    await created({ name: "One", corpus: "MAIL" });
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    expect((await office.send("GET", `/${matterId}/holds`)).body.holds).toEqual([]);
  });
});
