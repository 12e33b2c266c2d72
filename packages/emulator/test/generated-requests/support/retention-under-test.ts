import fc from "fast-check";
import { formViolations, violationsIn } from "./coded-violations.ts";
import type { Body, ServiceUnderTest } from "./service-under-test.ts";
import { soup } from "./soup.ts";

const people = ["carol@example.com", "dave@example.com", "erin@example.com", "alice@example.com"];
const email = fc.constantFrom(...people, "nobody@example.com", "CAROL@EXAMPLE.COM");
const accountId = fc.constantFrom("2210", "2215", ...people, "no-account");
const unit = fc.constantFrom("north", "property", "no-unit");
const terms = fc.oneof(
  fc.constantFrom(
    "lease",
    "subject:lease",
    "from:carol@example.com OR (rent AND -draft)",
    '"exact words"',
    "le*",
  ),
  soup(
    "lease",
    "OR",
    "AND",
    "NOT",
    "-",
    "(",
    ")",
    '"',
    "subject:",
    "from:",
    "to:",
    "*",
    "le*",
    "\\",
    "AROUND 3",
    "é",
  ),
);
const filter = fc.oneof(
  fc.constantFrom(
    "done=true",
    "done = false AND metadata.matterId = matter-open",
    'name:"count"',
    "NOT done",
    "metadata.startTime > 2026-01-01T00:00:00Z",
  ),
  soup(
    "done",
    "name",
    "metadata.startTime",
    "=",
    "!=",
    ":",
    ">",
    "<=",
    "true",
    "*",
    '"x',
    '"',
    "(",
    ")",
    "AND",
    "OR",
    "NOT",
    "-",
    ".",
    ",",
    "1e400",
    "\\",
  ),
);

const mailbox = fc.record({
  corpus: fc.constantFrom("MAIL", "GROUPS", "DRIVE", "HANGOUTS_CHAT", "CALENDAR", "VOICE", "GEMINI"),
  method: fc.constant("ACCOUNT"),
  accountInfo: fc.record({ emails: fc.array(email, { maxLength: 3 }) }),
});
const everybody = fc.record({
  corpus: fc.constantFrom("MAIL", "GROUPS"),
  method: fc.constant("ENTIRE_ORG"),
  dataScope: fc.constantFrom("ALL_DATA", "HELD_DATA", "UNPROCESSED_DATA"),
});
const ofUnit = fc.record({
  corpus: fc.constantFrom("MAIL", "DRIVE"),
  searchMethod: fc.constant("ORG_UNIT"),
  orgUnitInfo: fc.record({ orgUnitId: unit }),
});
const hold = fc.oneof(
  fc.record({
    name: fc.string({ maxLength: 5 }),
    corpus: fc.constantFrom("MAIL", "DRIVE"),
    accounts: fc.array(fc.record({ email }), { maxLength: 2 }),
  }),
  fc.record({
    name: fc.string({ maxLength: 5 }),
    corpus: fc.constantFrom("MAIL", "VOICE"),
    orgUnit: fc.record({ orgUnitId: unit }),
  }),
);

const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** Members that can identify an item, in order of precedence: an export has an `id` and a `matterId`. */
const ID_MEMBERS = ["holdId", "savedQueryId", "id", "matterId", "name"];

/** Response members with the ids of created resources, keyed by operation. The request path contains the other ids. */
const MADE: Readonly<Record<string, readonly [parameter: string, member: string]>> = {
  createMatter: ["matterId", "matterId"],
  createHold: ["holdId", "holdId"],
  createHeldAccount: ["accountId", "accountId"],
  createExport: ["exportId", "id"],
  createSavedQuery: ["savedQueryId", "savedQueryId"],
};

export const retention: ServiceUnderTest = {
  service: "retention",
  document: "retention",
  lists: [
    { list: "listMatters", get: "getMatter", within: {} },
    { list: "listHolds", get: "getHold", within: { matterId: "matter-open" } },
    { list: "listExports", get: "getExport", within: { matterId: "matter-open" } },
    { list: "listSavedQueries", get: "getSavedQuery", within: { matterId: "matter-open" } },
    { list: "listOperations", get: "getOperation", within: {} },
  ],
  idOf: (item) => {
    const id = ID_MEMBERS.map((member) => item[member]).find((value) => value !== undefined);
    return String(id).replace(/^operations\//, "");
  },
  seed: {
    accounts: [
      { email: "alice@example.com" },
      { email: "mallory@example.com", privileges: ["Manage Matters"] },
      { email: "auditor@example.com", privileges: ["View All Matters"] },
      { id: "2210", email: "carol@example.com", firstName: "Carol", orgUnit: "north" },
      { id: "2215", email: "dave@example.com", orgUnit: "property" },
      { email: "erin@example.com" },
    ],
    tokens: { "read-only": { account: "alice@example.com", readOnly: true } },
    retention: {
      orgUnits: [{ id: "property" }, { id: "north", parent: "property" }],
      unavailableAccounts: ["erin@example.com"],
      messages: [
        {
          account: "2210",
          time: "2026-01-05T10:00:00Z",
          from: "carol@example.com",
          subject: "The lease",
          text: "Rent\nFrom here",
        },
        { account: "2215", time: "2026-01-06T10:00:00Z", subject: "Lease, a draft", isDraft: true },
        {
          account: "2210",
          corpus: "DRIVE",
          time: "2026-01-07T10:00:00Z",
          subject: "lease.pdf",
          documentId: "d1",
          sharedDriveId: "s1",
        },
        { account: "erin@example.com", time: "2026-01-08T10:00:00Z", subject: "Out of reach" },
        { account: "2210", corpus: "GROUPS", time: "2026-01-09T10:00:00Z", subject: "Lease to all" },
      ],
      matters: [
        {
          matterId: "matter-open",
          name: "Open",
          owner: "alice@example.com",
          permissions: [{ accountId: "2210" }],
          holds: [
            { id: "hold-accounts", name: "Accounts", corpus: "MAIL", accounts: ["2210", "2215"] },
            { id: "hold-unit", name: "Unit", corpus: "MAIL", orgUnit: "property" },
          ],
          savedQueries: [
            { id: "query-1", displayName: "Lease", query: { corpus: "MAIL", method: "ENTIRE_ORG" } },
          ],
          exports: [{ id: "export-1", name: "Done", query: { corpus: "MAIL", method: "ENTIRE_ORG" } }],
        },
        { matterId: "matter-closed", name: "Closed", owner: "alice@example.com", state: "CLOSED" },
        { matterId: "matter-deleted", name: "Deleted", owner: "alice@example.com", state: "DELETED" },
        { matterId: "more-{n}", name: "More {n}", owner: "alice@example.com", repeat: 6 },
      ],
    },
  },
  seeded: [
    { matterId: "matter-open" },
    { matterId: "matter-open", holdId: "hold-accounts" },
    { matterId: "matter-open", holdId: "hold-unit" },
    { matterId: "matter-open", holdId: "hold-accounts", accountId: "2210" },
    { matterId: "matter-open", savedQueryId: "query-1" },
    { matterId: "matter-open", exportId: "export-1" },
    { matterId: "matter-closed" },
    { matterId: "matter-deleted" },
    { matterId: "more-1" },
    { matterId: "more-2" },
  ],
  takesRespelling: true,
  prelude: [
    {
      kind: "request",
      operationId: "countMatterAccounts",
      path: { texts: { matterId: "matter-open" } },
      query: [],
      headers: as("alice@example.com"),
    },
  ],
  formRules: ({ error }) => formViolations(error).map(({ rule }) => rule),
  hints: {
    email,
    emails: email,
    accountId,
    accountIds: accountId,
    orgUnitId: unit,
    terms,
    filter,
    timeZone: fc.constantFrom("Europe/Berlin", "UTC", "No/Where", "+05:30"),
    sharedDriveIds: fc.constantFrom("s1", "s2"),
    matterId: fc.constantFrom("matter-open", "no-matter"),
    operation: fc.constantFrom("count/1", "a/b:c", "x"),
  },
  coherent: {
    Query: fc.oneof(mailbox, everybody, ofUnit),
    HoldInput: hold,
    AddMatterPermissionsRequest: fc.record({
      matterPermission: fc.record({ accountId, role: fc.constantFrom("COLLABORATOR", "OWNER") }),
    }),
  },
  owner: as("alice@example.com"),
  others: [
    as("mallory@example.com"),
    as("auditor@example.com"),
    as("read-only"),
    as("nobody"),
    {},
    { authorization: "Basic eA==" },
  ],
  made: (operationId, names, body) => {
    if (operationId === "countMatterAccounts")
      return [{ operation: String(body.name).slice("operations/".length) }];
    const made = MADE[operationId];
    return made ? [{ ...names, [made[0]]: String(body[made[1]]) }] : [];
  },
  blamed: ({ error }) => violationsIn(error).map(({ field }) => field),
  blames: ({ in: place, pointer }) => `${place}${pointer}`,
  contradictions: (operationId, body) => [
    ...[body, ...(body.operations ?? [])].flatMap(wrongOperation),
    ...(operationId.endsWith("Export") || body.exports
      ? [body, ...(body.exports ?? [])].flatMap(wrongExport)
      : []),
  ],
};

function wrongOperation({ name, done, response, error }: Body): string[] {
  if (!String(name).startsWith("operations/")) return [];
  const ends = [response, error].filter((each) => each !== undefined).length;
  return ends === (done ? 1 : 0)
    ? []
    : [`${name} is ${done ? "" : "not "}done, with ${ends} of response and error`];
}

function wrongExport({ id, status, cloudStorageSink, stats = {} }: Body): string[] {
  if (id === undefined) return [];
  const isDone = status === "COMPLETED";
  const isCounted = !isDone || stats.exportedArtifactCount === stats.totalArtifactCount;
  return isDone === (cloudStorageSink !== undefined) && isCounted
    ? []
    : [`${id} is ${status}, and its files and numbers are not`];
}
