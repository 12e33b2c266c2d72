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

/** Status, word, and the field of the body where one is to blame. */
function refusal({ status, body: { error } }: Outcome): unknown[] {
  const field = error?.details?.[0]?.fieldViolations?.[0]?.field;
  return field === undefined ? [status, error?.status] : [status, error?.status, field];
}

const CREATE_REFUSALS: readonly (readonly [string, object, unknown[]])[] = [
  [
    "accounts and an organizational unit together",
    { name: "x", corpus: "MAIL", accounts: [{ accountId: "2210" }], orgUnit: { orgUnitId: "property" } },
    [400, "INVALID_ARGUMENT", "body/orgUnit"],
  ],
  [
    "a query of another corpus",
    { name: "x", corpus: "MAIL", query: { driveQuery: { includeSharedDriveFiles: true } } },
    [400, "INVALID_ARGUMENT", "body/query/driveQuery"],
  ],
  [
    "a query of another corpus beside one that fits",
    { name: "x", corpus: "MAIL", query: { mailQuery: {}, voiceQuery: {} } },
    [400, "INVALID_ARGUMENT", "body/query/voiceQuery"],
  ],
  [
    "a query without a corpus",
    { name: "x", query: { mailQuery: {} } },
    [400, "INVALID_ARGUMENT", "body/query/mailQuery"],
  ],
  [
    "a query that fits no corpus before accounts that do not exist",
    { name: "x", corpus: "MAIL", query: { driveQuery: {} }, accounts: [{ accountId: "9999" }] },
    [400, "INVALID_ARGUMENT", "body/query/driveQuery"],
  ],
  [
    "an account that nothing names",
    { name: "x", corpus: "MAIL", accounts: [{ accountId: "2210" }, { email: "", accountId: "" }] },
    [400, "INVALID_ARGUMENT", "body/accounts/1"],
  ],
  [
    "an organizational unit without an id",
    { name: "x", corpus: "MAIL", orgUnit: {} },
    [400, "INVALID_ARGUMENT", "body/orgUnit/orgUnitId"],
  ],
  ["an unknown corpus", { name: "x", corpus: "PIGEONS" }, [400, "INVALID_ARGUMENT", "body/corpus"]],
  [
    "an account that does not exist, before a name that is taken",
    { name: "Mail", corpus: "MAIL", accounts: [{ email: "nobody@example.com" }] },
    [404, "NOT_FOUND"],
  ],
  [
    "an account whose address is unknown, though its id is not",
    { name: "x", corpus: "MAIL", accounts: [{ email: "nobody@example.com", accountId: "2210" }] },
    [404, "NOT_FOUND"],
  ],
  [
    "an organizational unit that does not exist",
    { name: "x", corpus: "MAIL", orgUnit: { orgUnitId: "south" } },
    [404, "NOT_FOUND"],
  ],
  ["a name that the matter has", { name: "Mail", corpus: "MAIL" }, [409, "ALREADY_EXISTS"]],
];

describe("a hold is not created", () => {
  it.each(CREATE_REFUSALS)("with %s", async (_what, body, refused) => {
    expect(refusal(await office.send("POST", `${office.matter}/holds`, body))).toEqual(refused);
    expect((await office.send("GET", `${office.matter}/holds`)).body.holds).toHaveLength(2);
  });

  it("but with a name that another matter has, and without a name twice", async () => {
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const create = (path: string, body: object) => office.send("POST", `${path}/holds`, body);
    expect((await create(`/${matterId}`, { name: "Mail", corpus: "MAIL" })).status).toBe(200);
    for (const name of [undefined, undefined, "", ""])
      expect((await create(office.matter, { name, corpus: "MAIL" })).status).toBe(200);
  });
});

describe("a hold is not updated", () => {
  it("to a query that does not fit its own corpus, whatever corpus the body names", async () => {
    const body = { corpus: "DRIVE", query: { driveQuery: {} } };
    expect(refusal(await office.send("PUT", hold, body))).toEqual([
      400,
      "INVALID_ARGUMENT",
      "body/query/driveQuery",
    ]);
  });

  it("to an account or a unit that does not exist, and then not in part", async () => {
    const before = (await office.send("GET", hold)).body;
    const body = { query: { mailQuery: { terms: "new" } }, accounts: [{ accountId: "9999" }] };
    expect(refusal(await office.send("PUT", hold, body))).toEqual([404, "NOT_FOUND"]);
    expect((await office.send("GET", hold)).body).toEqual(before);
    expect(refusal(await office.send("PUT", unitHold, { orgUnit: { orgUnitId: "south" } }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });
});

describe("an organizational-unit hold", () => {
  it("takes no accounts, singly or in bulk, whoever they are", async () => {
    const refused = [400, "INVALID_ARGUMENT", "body"];
    for (const email of ["carol@example.com", "nobody@example.com"]) {
      expect(refusal(await office.send("POST", `${unitHold}/accounts`, { email }))).toEqual(refused);
      expect(refusal(await office.send("POST", `${unitHold}:addHeldAccounts`, { emails: [email] }))).toEqual(
        refused,
      );
    }
  });

  it("lists nobody, and has nobody to remove", async () => {
    expect((await office.send("GET", `${unitHold}/accounts`)).body).toEqual({ accounts: [] });
    expect(refusal(await office.send("DELETE", `${unitHold}/accounts/2215`))).toEqual([404, "NOT_FOUND"]);
  });

  it("may be on any unit where the directory is open", async () => {
    const emulator = createEmulator();
    const send = senderTo(emulator)("alice@example.com");
    const { matterId } = (await send("POST", "", { name: "Lease" })).body;
    const body = { name: "Files", corpus: "DRIVE", orgUnit: { orgUnitId: "anywhere" } };
    expect((await send("POST", `/${matterId}/holds`, body)).status).toBe(200);
  });
});

describe("access", () => {
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

  it("is asked for first: a stranger and an account without Manage Holds get 403", async () => {
    for (const who of ["mallory@example.com", "sam@example.com"])
      for (const call of calls())
        expect(refusal(await office.as(who)(...call)), call.join(" ")).toEqual([403, "PERMISSION_DENIED"]);
  });

  it("is asked for before it is told whether the hold is there", async () => {
    const stranger = office.as("mallory@example.com");
    expect(refusal(await stranger("GET", `${office.matter}/holds/none`))).toEqual([403, "PERMISSION_DENIED"]);
  });

  it("comes before the state of the matter, and that before what the call asks for", async () => {
    await office.send("DELETE", hold);
    await office.send("DELETE", unitHold);
    await office.send("POST", `${office.matter}:close`);
    for (const call of writes()) {
      const refused = [400, "FAILED_PRECONDITION"];
      expect(refusal(await office.send(...call)), call.join(" ")).toEqual(refused);
      expect((await office.as("sam@example.com")(...call)).status).toBe(403);
    }
    expect(refusal(await office.send("GET", hold))).toEqual([404, "NOT_FOUND"]);
    expect((await office.send("GET", `${office.matter}/holds`)).status).toBe(200);
  });

  it("ends at the matter: a hold is not found in another one", async () => {
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const elsewhere = hold.replace(office.matter, `/${matterId}`);
    for (const [method, path, body] of calls().filter(([, path]) => path.startsWith(hold))) {
      const moved = path.replace(hold, elsewhere);
      expect(refusal(await office.send(method, moved, body)), moved).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("needs a matter", async () => {
    expect(refusal(await office.send("GET", "/none/holds"))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("lists of holds refuse", () => {
  it.each(["pageSize=101", "pageSize=-1", "view=SHORT", "pageToken=made-up"])("%s", async (query) => {
    const { status, body } = await office.send("GET", `${office.matter}/holds?${query}`);
    expect([status, body.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
  });

  it("the token of another matter's list", async () => {
    const { body } = await office.send("GET", `${office.matter}/holds?pageSize=1`);
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const token = encodeURIComponent(body.nextPageToken);
    expect((await office.send("GET", `/${matterId}/holds?pageToken=${token}`)).status).toBe(400);
  });
});
