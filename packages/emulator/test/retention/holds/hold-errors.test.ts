import { beforeEach, describe, expect, it } from "vitest";
import { createEmulator } from "../../../src/index.ts";
import { type LawOffice, type Outcome, openLawOffice, senderTo } from "../../support/law-office.ts";

let office: LawOffice;
let hold: string;
let unitHold: string;
beforeEach(async () => {
  office = await openLawOffice();
  hold = await created({ name: "Mail", corpus: "MAIL", accounts: [{ accountId: "2210" }] });
  unitHold = await created({ name: "Files", corpus: "DRIVE", orgUnit: { orgUnitId: "property" } });
});

async function created(body: object): Promise<string> {
  const { body: made } = await office.send("POST", `${office.matter}/holds`, body);
  return `${office.matter}/holds/${made.holdId}`;
}

/** Returns the status, its name and the invalid field, if there is one. */
function errorOf({ status, body: { error } }: Outcome): unknown[] {
  const field = error?.details?.[0]?.fieldViolations?.[0]?.field;
  return field === undefined ? [status, error?.status] : [status, error?.status, field];
}

const CREATION_ERRORS: readonly (readonly [string, object, unknown[]])[] = [
  [
    "accounts and an organizational unit together",
    { name: "x", corpus: "MAIL", accounts: [{ accountId: "2210" }], orgUnit: { orgUnitId: "property" } },
    [400, "INVALID_ARGUMENT", "body/orgUnit"],
  ],
  [
    "a query for another corpus",
    { name: "x", corpus: "MAIL", query: { driveQuery: { includeSharedDriveFiles: true } } },
    [400, "INVALID_ARGUMENT", "body/query/driveQuery"],
  ],
  [
    "a query for another corpus besides a matching one",
    { name: "x", corpus: "MAIL", query: { mailQuery: {}, voiceQuery: {} } },
    [400, "INVALID_ARGUMENT", "body/query/voiceQuery"],
  ],
  [
    "a query without a corpus",
    { name: "x", query: { mailQuery: {} } },
    [400, "INVALID_ARGUMENT", "body/corpus"],
  ],
  [
    "a query for another corpus, which is checked before the accounts",
    { name: "x", corpus: "MAIL", query: { driveQuery: {} }, accounts: [{ accountId: "9999" }] },
    [400, "INVALID_ARGUMENT", "body/query/driveQuery"],
  ],
  [
    "an account without a name",
    { name: "x", corpus: "MAIL", accounts: [{ accountId: "2210" }, { email: "", accountId: "" }] },
    [400, "INVALID_ARGUMENT", "body/accounts/1"],
  ],
  [
    "an organizational unit without an id",
    { name: "x", corpus: "MAIL", orgUnit: { orgUnitId: "" } },
    [400, "INVALID_ARGUMENT", "body/orgUnit/orgUnitId"],
  ],
  ["no corpus", { name: "x" }, [400, "INVALID_ARGUMENT", "body/corpus"]],
  [
    "an unspecified corpus",
    { name: "x", corpus: "CORPUS_TYPE_UNSPECIFIED" },
    [400, "INVALID_ARGUMENT", "body/corpus"],
  ],
  ["an unknown corpus", { name: "x", corpus: "PIGEONS" }, [400, "INVALID_ARGUMENT", "body/corpus"]],
  [
    "an account that does not exist, which is checked before the name of the hold",
    { name: "Mail", corpus: "MAIL", accounts: [{ email: "nobody@example.com" }] },
    [404, "NOT_FOUND"],
  ],
  [
    "an account with an unknown address and a known id",
    { name: "x", corpus: "MAIL", accounts: [{ email: "nobody@example.com", accountId: "2210" }] },
    [404, "NOT_FOUND"],
  ],
  [
    "an organizational unit that does not exist",
    { name: "x", corpus: "MAIL", orgUnit: { orgUnitId: "south" } },
    [404, "NOT_FOUND"],
  ],
  ["a name that another hold of the matter has", { name: "Mail", corpus: "MAIL" }, [409, "ALREADY_EXISTS"]],
];

describe("rejected holds", () => {
  it.each(CREATION_ERRORS)("rejects a new hold with %s", async (_, body, expected) => {
    expect(errorOf(await office.send("POST", `${office.matter}/holds`, body))).toEqual(expected);
    expect((await office.send("GET", `${office.matter}/holds`)).body.holds).toHaveLength(2);
  });

  it("accepts a hold whose name is empty or used in another matter", async () => {
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const create = (path: string, body: object) => office.send("POST", `${path}/holds`, body);
    expect((await create(`/${matterId}`, { name: "Mail", corpus: "MAIL" })).status).toBe(200);
    for (const name of [undefined, undefined, "", ""])
      expect((await create(office.matter, { name, corpus: "MAIL" })).status).toBe(200);
  });
});

describe("rejected updates of a hold", () => {
  it("rejects an update with a query for another corpus, even if the body contains that corpus", async () => {
    const body = { corpus: "DRIVE", query: { driveQuery: {} } };
    expect(errorOf(await office.send("PUT", hold, body))).toEqual([
      400,
      "INVALID_ARGUMENT",
      "body/query/driveQuery",
    ]);
  });

  it("changes nothing if an account or a unit in an update does not exist", async () => {
    const before = (await office.send("GET", hold)).body;
    const body = { query: { mailQuery: { terms: "new" } }, accounts: [{ accountId: "9999" }] };
    expect(errorOf(await office.send("PUT", hold, body))).toEqual([404, "NOT_FOUND"]);
    expect((await office.send("GET", hold)).body).toEqual(before);
    expect(errorOf(await office.send("PUT", unitHold, { orgUnit: { orgUnitId: "south" } }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });
});

describe("holds on organizational units", () => {
  it("rejects accounts for a hold on a unit, both one at a time and in bulk", async () => {
    const expected = [400, "INVALID_ARGUMENT", "body"];
    for (const email of ["carol@example.com", "nobody@example.com"]) {
      expect(errorOf(await office.send("POST", `${unitHold}/accounts`, { email }))).toEqual(expected);
      expect(errorOf(await office.send("POST", `${unitHold}:addHeldAccounts`, { emails: [email] }))).toEqual(
        expected,
      );
    }
  });

  it("a hold on a unit has no accounts to list or remove", async () => {
    expect((await office.send("GET", `${unitHold}/accounts`)).body).toEqual({ accounts: [] });
    expect(errorOf(await office.send("DELETE", `${unitHold}/accounts/2215`))).toEqual([404, "NOT_FOUND"]);
  });

  it("accepts any unit if the directory is open", async () => {
    const emulator = createEmulator();
    const send = senderTo(emulator)("alice@example.com");
    const { matterId } = (await send("POST", "", { name: "Lease" })).body;
    const body = { name: "Files", corpus: "DRIVE", orgUnit: { orgUnitId: "anywhere" } };
    expect((await send("POST", `/${matterId}/holds`, body)).status).toBe(200);
  });
});

describe("access to holds", () => {
  const calls = (): [string, string, object?][] => [
    ["GET", `${office.matter}/holds`],
    ["POST", `${office.matter}/holds`, { corpus: "MAIL", query: { driveQuery: {} } }],
    ["GET", hold],
    ["PUT", hold, { query: { driveQuery: {} } }],
    ["DELETE", hold],
    ["POST", `${hold}:addHeldAccounts`, { emails: ["a@b.c"], accountIds: ["a"] }],
    ["POST", `${hold}:removeHeldAccounts`, { accountIds: ["2210"] }],
    ["GET", `${hold}/accounts`],
    ["POST", `${hold}/accounts`, {}],
    ["DELETE", `${hold}/accounts/2210`],
  ];
  const writes = (): [string, string, object?][] => calls().filter(([method]) => method !== "GET");

  it("returns 403 to accounts without access or Manage Holds before validating the request", async () => {
    for (const who of ["mallory@example.com", "sam@example.com"])
      for (const call of calls())
        expect(errorOf(await office.as(who)(...call)), call.join(" ")).toEqual([403, "PERMISSION_DENIED"]);
  });

  it("checks access before checking whether the hold exists", async () => {
    const stranger = office.as("mallory@example.com");
    expect(errorOf(await stranger("GET", `${office.matter}/holds/none`))).toEqual([403, "PERMISSION_DENIED"]);
  });

  it("checks access first, then the state of the matter, then the body", async () => {
    await office.send("DELETE", hold);
    await office.send("DELETE", unitHold);
    await office.send("POST", `${office.matter}:close`);
    for (const call of writes()) {
      const expected = [400, "FAILED_PRECONDITION"];
      expect(errorOf(await office.send(...call)), call.join(" ")).toEqual(expected);
      expect((await office.as("sam@example.com")(...call)).status).toBe(403);
    }
    expect(errorOf(await office.send("GET", hold))).toEqual([404, "NOT_FOUND"]);
    expect((await office.send("GET", `${office.matter}/holds`)).status).toBe(200);
  });

  it("returns 404 for a hold in another matter", async () => {
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const elsewhere = hold.replace(office.matter, `/${matterId}`);
    for (const [method, path, body] of calls().filter(([, path]) => path.startsWith(hold))) {
      const moved = path.replace(hold, elsewhere);
      expect(errorOf(await office.send(method, moved, body)), moved).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("returns 404 for holds in an unknown matter", async () => {
    expect(errorOf(await office.send("GET", "/none/holds"))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("invalid lists of holds", () => {
  it.each(["pageSize=101", "pageSize=-1", "view=SHORT", "pageToken=made-up"])(
    "rejects a list of holds with %s",
    async (query) => {
      const { status, body } = await office.send("GET", `${office.matter}/holds?${query}`);
      expect([status, body.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
    },
  );

  it("rejects a page token from another matter", async () => {
    const { body } = await office.send("GET", `${office.matter}/holds?pageSize=1`);
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const token = encodeURIComponent(body.nextPageToken);
    expect((await office.send("GET", `/${matterId}/holds?pageToken=${token}`)).status).toBe(400);
  });
});
