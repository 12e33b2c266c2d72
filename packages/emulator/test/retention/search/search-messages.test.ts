import { describe, expect, it } from "vitest";
import type { SeedMessage } from "../support/retention-seed.ts";
import { searchIn } from "./support/search-in.ts";

const TIME = "2026-01-15T12:00:00Z";

const ACCOUNTS = [
  { id: "2210", email: "carol@example.com", orgUnit: "north" },
  { id: "2215", email: "dave@example.com", orgUnit: "property" },
  { email: "erin@example.com", orgUnit: "tax" },
];
const ORG_UNITS = [{ id: "property" }, { id: "north", parent: "property" }, { id: "tax" }];

const MAIL: readonly SeedMessage[] = [
  { id: "late", account: "carol@example.com", time: "2026-03-01T00:00:00Z" },
  { id: "early", account: "2210", time: "2026-01-01T00:00:00+01:00" },
  { account: "CAROL@example.com", corpus: "DRIVE", time: TIME },
  { id: "dave's", account: "dave@example.com", time: TIME },
];

describe("searched accounts", () => {
  const search = searchIn({ accounts: ACCOUNTS, orgUnits: ORG_UNITS, messages: MAIL });

  it("finds messages by e-mail address or account id, without duplicates and oldest first", () => {
    const emails = ["Carol@Example.com", "2210", "erin@example.com"];
    expect(search({ corpus: "MAIL", method: "ACCOUNT", accountInfo: { emails } })).toEqual({
      found: { "carol@example.com": ["early", "late"], "erin@example.com": [] },
      errors: {},
      unknown: [],
    });
  });

  it("an account that the seed does not list exists only in an open directory", () => {
    const query = { method: "ACCOUNT", accountInfo: { emails: ["zoe@example.com", "dave@example.com"] } };
    expect(search(query)).toEqual({
      found: { "dave@example.com": ["dave's"] },
      errors: {},
      unknown: ["zoe@example.com"],
    });
    const open = searchIn({ messages: [{ id: "one", account: "zoe@example.com", time: TIME }] });
    expect(open(query).found).toEqual({ "zoe@example.com": ["one"], "dave@example.com": [] });
  });

  it("searches the accounts of an organizational unit and its descendants", () => {
    const unit = (orgUnitId: string) => search({ method: "ORG_UNIT", orgUnitInfo: { orgUnitId } }).found;
    expect(Object.keys(unit("property"))).toEqual(["carol@example.com", "dave@example.com"]);
    expect(Object.keys(unit("north"))).toEqual(["carol@example.com"]);
    expect(unit("nowhere")).toEqual({});
  });

  it("searches all accounts of a closed directory, or all accounts with messages in an open directory", () => {
    expect(search({ corpus: "MAIL", method: "ENTIRE_ORG" }).found).toEqual({
      "carol@example.com": ["early", "late"],
      "dave@example.com": ["dave's"],
      "erin@example.com": [],
    });
    expect(Object.keys(searchIn({ messages: MAIL })({ method: "ENTIRE_ORG" }).found)).toHaveLength(3);
  });

  it("fails for accounts that the seed lists as unavailable", () => {
    const lost = searchIn({ accounts: ACCOUNTS, messages: MAIL, unavailableAccounts: ["2210"] });
    expect(lost({ corpus: "MAIL" })).toMatchObject({
      found: { "dave@example.com": ["dave's"], "erin@example.com": [] },
      errors: { "carol@example.com": "LOCATION_UNAVAILABLE" },
    });
  });
});

describe("missing members of a query", () => {
  const search = searchIn({ accounts: ACCOUNTS, messages: MAIL });

  it("derives a missing search method from the kind of info in the query", () => {
    expect(Object.keys(search({ accountInfo: { emails: ["2215"] } }).found)).toEqual(["dave@example.com"]);
    expect(Object.keys(search({ orgUnitInfo: { orgUnitId: "tax" } }).found)).toEqual(["erin@example.com"]);
    expect(Object.keys(search({}).found)).toHaveLength(3);
  });

  it("searches all corpora if the corpus is missing", () => {
    expect(search({}).found["carol@example.com"]).toEqual(["early", "message-3", "late"]);
    expect(search({ corpus: "CORPUS_TYPE_UNSPECIFIED" }).found["carol@example.com"]).toHaveLength(3);
    expect(search({ corpus: "VOICE" }).found["carol@example.com"]).toEqual([]);
  });

  it("uses the deprecated method field if the method is missing", () => {
    const query = { searchMethod: "ACCOUNT", accountInfo: { emails: ["2215"] } };
    expect(Object.keys(search(query).found)).toEqual(["dave@example.com"]);
  });
});

describe("searches in drives, documents, sites and rooms", () => {
  const drive = { corpus: "DRIVE", time: TIME } as const;
  const search = searchIn({
    accounts: ACCOUNTS,
    messages: [
      { id: "plan", account: "2210", ...drive, sharedDriveId: "drive-1", documentId: "doc-1" },
      { id: "note", account: "2215", ...drive, sharedDriveId: "drive-2", documentId: "doc-2" },
      { id: "page", account: "2215", ...drive, siteUrl: "https://sites.example.com/team/plans/" },
      { id: "chat", account: "2210", corpus: "HANGOUTS_CHAT", time: TIME, roomId: "room-1" },
    ],
  });

  it.each([
    [{ method: "SHARED_DRIVE", sharedDriveInfo: { sharedDriveIds: ["drive-1"] } }, ["plan"]],
    [
      { method: "SHARED_DRIVE", sharedDriveInfo: { sharedDriveIds: ["drive-2", "drive-1"] } },
      ["plan", "note"],
    ],
    [{ searchMethod: "TEAM_DRIVE", teamDriveInfo: { teamDriveIds: ["drive-2"] } }, ["note"]],
    [{ method: "DRIVE_DOCUMENT", driveDocumentInfo: { documentIds: { ids: ["doc-2", "doc-9"] } } }, ["note"]],
    [{ method: "SITES_URL", sitesUrlInfo: { urls: ["https://sites.example.com/team"] } }, ["page"]],
    [{ method: "SITES_URL", sitesUrlInfo: { urls: ["https://sites.example.com/team/plans"] } }, ["page"]],
    [{ method: "SITES_URL", sitesUrlInfo: { urls: ["https://sites.example.com/te"] } }, []],
    [{ method: "ROOM", hangoutsChatInfo: { roomId: ["room-1"] } }, ["chat"]],
  ])("a search with %j finds %j", (query, ids) => {
    expect(Object.values(search(query).found).flat()).toEqual(ids);
  });
});

describe("query time spans", () => {
  const search = searchIn({ accounts: ACCOUNTS, messages: MAIL });
  const between = (startTime?: string, endTime?: string) =>
    Object.values(search({ corpus: "MAIL", startTime, endTime }).found).flat();

  it("the time span of a query includes startTime and excludes endTime", () => {
    expect(between("2025-12-31T23:00:00Z", "2026-03-01T00:00:00Z")).toEqual(["early", "dave's"]);
    expect(between("2025-12-31T23:00:00.001Z")).toEqual(["late", "dave's"]);
    expect(between(undefined, "2026-01-15T12:00:00.001Z")).toEqual(["early", "dave's"]);
    expect(between(TIME, TIME)).toEqual([]);
  });
});

const searchOptions = searchIn({
  messages: [
    { id: "draft", account: "a", time: TIME, isDraft: true },
    { id: "secret", account: "a", time: TIME, isClientSideEncrypted: true },
    { id: "raw", account: "a", time: TIME, isUnprocessed: true },
    { id: "own", account: "a", corpus: "DRIVE", time: TIME },
    { id: "shared", account: "a", corpus: "DRIVE", time: TIME, sharedDriveId: "d" },
    {
      id: "foreign",
      account: "a",
      corpus: "DRIVE",
      time: TIME,
      sharedDriveId: "d",
      isSharedDriveMember: false,
    },
    {
      id: "later",
      account: "a",
      corpus: "DRIVE",
      time: "2026-02-15T12:00:00Z",
      isClientSideEncrypted: true,
    },
    { id: "direct", account: "a", corpus: "HANGOUTS_CHAT", time: TIME },
    { id: "room", account: "a", corpus: "HANGOUTS_CHAT", time: TIME, roomId: "r" },
    { id: "call", account: "a", corpus: "VOICE", time: TIME, coveredData: "CALL_LOGS" },
    { id: "voicemail", account: "a", corpus: "VOICE", time: TIME, coveredData: "VOICEMAILS" },
    {
      id: "signing",
      account: "a",
      corpus: "CALENDAR",
      time: TIME,
      location: "Room 1, North",
      responseStatus: "ATTENDEE_RESPONSE_ACCEPTED",
      from: "Carol <carol@example.com>",
    },
    {
      id: "lunch",
      account: "a",
      corpus: "CALENDAR",
      time: TIME,
      subject: "Lunch: private",
      to: ["dave@example.com"],
    },
  ],
});

describe("query options", () => {
  it.each([
    ["MAIL", {}, ["draft", "secret", "raw"]],
    ["MAIL", { mailOptions: { excludeDrafts: true } }, ["secret", "raw"]],
    [
      "MAIL",
      { mailOptions: { clientSideEncryptedOption: "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED" } },
      ["secret"],
    ],
    [
      "MAIL",
      { mailOptions: { clientSideEncryptedOption: "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED" } },
      ["draft", "raw"],
    ],
    [
      "MAIL",
      { mailOptions: { clientSideEncryptedOption: "CLIENT_SIDE_ENCRYPTED_OPTION_ANY" } },
      ["draft", "secret", "raw"],
    ],
    ["MAIL", { dataScope: "UNPROCESSED_DATA" }, ["raw"]],
    ["MAIL", { dataScope: "ALL_DATA" }, ["draft", "secret", "raw"]],
    ["DRIVE", {}, ["own", "later"]],
    [
      "DRIVE",
      { driveOptions: { sharedDrivesOption: "NOT_INCLUDED", includeSharedDrives: true } },
      ["own", "later"],
    ],
    ["DRIVE", { driveOptions: { sharedDrivesOption: "INCLUDED" } }, ["own", "shared", "foreign", "later"]],
    [
      "DRIVE",
      { driveOptions: { sharedDrivesOption: "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER" } },
      ["own", "foreign", "later"],
    ],
    ["DRIVE", { driveOptions: { includeSharedDrives: true } }, ["own", "shared", "foreign", "later"]],
    ["DRIVE", { driveOptions: { includeTeamDrives: true } }, ["own", "shared", "foreign", "later"]],
    ["DRIVE", { driveOptions: { versionDate: TIME } }, ["own"]],
    [
      "DRIVE",
      { driveOptions: { clientSideEncryptedOption: "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED" } },
      ["later"],
    ],
    ["HANGOUTS_CHAT", {}, ["direct"]],
    ["HANGOUTS_CHAT", { hangoutsChatOptions: { includeRooms: true } }, ["direct", "room"]],
    ["VOICE", {}, ["call", "voicemail"]],
    ["VOICE", { voiceOptions: { coveredData: ["VOICEMAILS", "TEXT_MESSAGES"] } }, ["voicemail"]],
    ["CALENDAR", { calendarOptions: { locationQuery: ["south", "north"] } }, ["signing"]],
    ["CALENDAR", { calendarOptions: { peopleQuery: ["dave"] } }, ["lunch"]],
    ["CALENDAR", { calendarOptions: { minusWords: ["Private"] } }, ["signing"]],
    ["CALENDAR", { calendarOptions: { responseStatuses: ["ATTENDEE_RESPONSE_ACCEPTED"] } }, ["signing"]],
    ["CALENDAR", { calendarOptions: { versionDate: "2026-01-01T00:00:00Z" } }, []],
  ])("a query of %s with the options %j finds %j", (corpus, options, ids) => {
    expect(Object.values(searchOptions({ corpus, ...options }).found).flat()).toEqual(ids);
  });
});

describe("the HELD_DATA scope", () => {
  const messages: readonly SeedMessage[] = [
    { id: "lease", account: "2210", time: TIME, subject: "The lease" },
    { id: "lunch", account: "2210", time: TIME, subject: "Lunch" },
    { id: "old", account: "2210", time: "2020-01-01T00:00:00Z", subject: "Old lease" },
    { id: "file", account: "2210", corpus: "DRIVE", time: TIME },
    { id: "shared", account: "2210", corpus: "DRIVE", time: TIME, sharedDriveId: "d" },
    { id: "dave's", account: "2215", time: TIME },
    { id: "erin's", account: "erin@example.com", time: TIME },
  ];
  const carol = { accounts: [{ accountId: "2210", holdTime: "" }] };
  const heldIds = (...holds: object[]) => {
    const search = searchIn({ accounts: ACCOUNTS, orgUnits: ORG_UNITS, messages, holds });
    const query = { dataScope: "HELD_DATA", driveOptions: { sharedDrivesOption: "INCLUDED" } };
    return Object.values(search(query).found).flat();
  };

  it.each([
    ["nothing if there are no holds", [], []],
    ["the data of an account and a corpus", [{ ...carol, corpus: "MAIL" }], ["old", "lease", "lunch"]],
    [
      "the data of a unit and the units within it",
      [{ orgUnit: { orgUnitId: "property", holdTime: "" }, corpus: "MAIL" }],
      ["old", "lease", "lunch", "dave's"],
    ],
    [
      "only the data that matches the terms of a hold",
      [{ ...carol, corpus: "MAIL", query: { mailQuery: { terms: "lease" } } }],
      ["old", "lease"],
    ],
    [
      "only the data in the time span of a hold",
      [{ ...carol, corpus: "MAIL", query: { mailQuery: { endTime: "2021-01-01T00:00:00Z" } } }],
      ["old"],
    ],
    [
      "all data if the terms of a hold have a syntax error",
      [{ ...carol, corpus: "MAIL", query: { mailQuery: { terms: "(" } } }],
      ["old", "lease", "lunch"],
    ],
    ["files except those in shared drives", [{ ...carol, corpus: "DRIVE" }], ["file"]],
    [
      "files in shared drives if the hold includes them",
      [{ ...carol, corpus: "DRIVE", query: { driveQuery: { includeSharedDriveFiles: true } } }],
      ["file", "shared"],
    ],
    [
      "the data of any of several holds",
      [
        { ...carol, corpus: "MAIL", query: { mailQuery: { terms: "lunch" } } },
        { ...carol, corpus: "DRIVE" },
      ],
      ["lunch", "file"],
    ],
    ["nothing for a hold without a corpus", [{ ...carol }], []],
  ])("the HELD_DATA scope finds %s", (_, holds, ids) => {
    expect(heldIds(...holds)).toEqual(ids);
  });
});
