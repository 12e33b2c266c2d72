import type { Emulator, EmulatorSeed } from "../../../src/index.ts";
import type { Memory, Scene, Step } from "./scene.ts";

const BOB = { authorization: "Bearer bob@example.com" };
const ERIN = { authorization: "Bearer erin@example.com" };
const FRANK = { authorization: "Bearer frank@example.com" };
const NOBODY = {};

/**
 * Alice works on the matter, Bob can only search and export, Frank has no privileges, and the data of the other accounts
 * is held.
 */
const firm: EmulatorSeed = {
  accounts: [
    { id: "1042", email: "alice@example.com", firstName: "Alice", lastName: "Moreau" },
    { id: "1077", email: "bob@example.com", privileges: ["Manage Searches", "Manage Exports"] },
    { id: "1103", email: "frank@example.com", privileges: [] },
    { id: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz" },
    { id: "2215", email: "dave@example.com", firstName: "Dave", lastName: "Okafor" },
    { id: "2231", email: "erin@example.com", firstName: "Erin", lastName: "Novak" },
  ],
  retention: {
    orgUnits: [{ id: "property" }],
    messages: [
      { account: "2210", time: "2025-06-02T08:00:00Z", subject: "The lease", repeat: 301 },
      { account: "2215", time: "2025-06-02T08:00:00Z", subject: "Re: The lease", repeat: 111 },
    ],
  },
};

/** The matter of the scene and its contents. These are the default path parameters of every step. */
const path = {
  matterId: "matter-1",
  holdId: "hold-1",
  accountId: "2231",
  savedQueryId: "query-1",
  exportId: "export-1",
  operation: "counts/count-1",
};
const unitHold = { holdId: "hold-2" };
const otherCount = { operation: "counts/count-2" };

const minute = ({ clock }: Emulator): Promise<unknown> => clock.advance(60_000);
const nextPage = (memory: Memory): string =>
  `pageSize=1&pageToken=${memory.get("listMatters.nextPageToken")}`;

const matter: readonly Step[] = [
  { operationId: "createMatter", shows: "200 openMatter" },
  { operationId: "createMatter", body: { name: "Dredging of the harbour" } },
  { operationId: "getMatter", query: "view=BASIC", shows: "200 basic" },
  { operationId: "addMatterPermissions", shows: "200 collaborator" },
  { operationId: "getMatter", query: "view=FULL", shows: "200 full" },
  { operationId: "listMatters", query: "pageSize=1", shows: "200 firstPage" },
  { operationId: "listMatters", query: nextPage, shows: "200 lastPage" },
  { operationId: "updateMatter", shows: "200 changedMatter" },
];

const holds: readonly Step[] = [
  { operationId: "createHold", shows: "200 mailHold" },
  {
    operationId: "createHold",
    body: {
      corpus: "DRIVE",
      name: "Files of the property department",
      orgUnit: { orgUnitId: "property" },
      query: { driveQuery: { includeSharedDriveFiles: true } },
    },
  },
  { operationId: "getHold", shows: "200 accounts" },
  { operationId: "getHold", path: unitHold, shows: "200 orgUnit" },
  { operationId: "listHolds", shows: "200 lastPage" },
  { operationId: "updateHold", shows: "200 longerTime" },
  { operationId: "addHeldAccounts", shows: "200 results" },
  { operationId: "listHeldAccounts", shows: "200 accounts" },
  { operationId: "removeHeldAccounts", shows: "200 statuses" },
  { operationId: "createHeldAccount", shows: "200 heldAccount" },
  { operationId: "deleteHeldAccount", shows: "200 empty" },
];

const searches: readonly Step[] = [
  { operationId: "createSavedQuery", shows: "200 savedQuery" },
  { operationId: "getSavedQuery", shows: "200 savedQuery" },
  { operationId: "listSavedQueries", shows: "200 lastPage" },
  { operationId: "countMatterAccounts", shows: "200 running" },
  { operationId: "getOperation", shows: "200 running" },
  { operationId: "getOperation", before: minute, shows: "200 done" },
  { operationId: "countMatterAccounts" },
  { operationId: "cancelOperation", path: otherCount, shows: "200 empty" },
  { operationId: "getOperation", path: otherCount, shows: "200 cancelled" },
  { operationId: "listOperations", shows: "200 lastPage" },
  { operationId: "deleteOperation", path: otherCount, shows: "200 empty" },
  { operationId: "createExport", shows: "200 running" },
  { operationId: "getExport", shows: "200 running" },
  { operationId: "getExport", before: minute, shows: "200 completed" },
  { operationId: "listExports", shows: "200 lastPage" },
];

const carol = { email: "carol@example.com" };
const driveQuery = { driveQuery: {} };

const invalidRequests: readonly Step[] = [
  { operationId: "getMatter", query: "alt=xml", shows: "400 unknownFormat" },
  { operationId: "listHolds", query: "pageToken=page-2", shows: "400 pageToken" },
  {
    operationId: "addMatterPermissions",
    body: { matterPermission: { accountId: "1077", role: "OWNER" } },
    shows: "400 owner",
  },
  {
    operationId: "createHold",
    body: { accounts: [carol], corpus: "MAIL", orgUnit: { orgUnitId: "property" } },
    shows: "400 twoScopes",
  },
  {
    operationId: "createHold",
    body: { accounts: [carol], corpus: "MAIL", query: driveQuery },
    shows: "400 otherCorpus",
  },
  { operationId: "updateHold", body: { query: driveQuery }, shows: "400 otherCorpus" },
  { operationId: "addHeldAccounts", path: unitHold, shows: "400 orgUnit" },
  { operationId: "closeMatter", shows: "400 holds" },
  { operationId: "deleteMatter", shows: "400 open" },
  { operationId: "undeleteMatter", shows: "400 open" },
];

const otherErrors: readonly Step[] = [
  { operationId: "getMatter", headers: NOBODY, shows: "401 noToken" },
  { operationId: "createMatter", headers: BOB, shows: "403 privilege" },
  { operationId: "listMatters", headers: FRANK, shows: "403 readPrivilege" },
  { operationId: "getMatter", headers: ERIN, shows: "403 access" },
  { operationId: "getOperation", headers: ERIN, shows: "403 access" },
  { operationId: "getMatter", path: { matterId: "matter-9" }, shows: "404 matter" },
  { operationId: "getExport", path: { exportId: "export-9" }, shows: "404 export" },
  { operationId: "getHold", path: { holdId: "hold-9" }, shows: "404 hold" },
  { operationId: "deleteHeldAccount", shows: "404 heldAccount" },
  { operationId: "getSavedQuery", path: { savedQueryId: "query-9" }, shows: "404 savedQuery" },
  { operationId: "getOperation", path: { operation: "counts/count-9" }, shows: "404 operation" },
  { operationId: "createMatter", isFault: true, shows: "409 matterName" },
  { operationId: "createHold", shows: "409 holdName" },
  { operationId: "createExport", shows: "409 exportName" },
  { operationId: "createSavedQuery", shows: "409 savedQueryName" },
  { operationId: "createHeldAccount", body: carol, shows: "409 heldAccount" },
  { operationId: "listMatters", isFault: true, shows: "429 limit" },
  { operationId: "getMatter", isFault: true, shows: "500 failure" },
];

const end: readonly Step[] = [
  { operationId: "deleteSavedQuery", shows: "200 empty" },
  { operationId: "deleteExport", shows: "200 empty" },
  { operationId: "deleteHold", shows: "200 empty" },
  { operationId: "deleteHold", path: unitHold },
  { operationId: "removeMatterPermissions", shows: "200 empty" },
  { operationId: "closeMatter", shows: "200 closedMatter" },
  { operationId: "createSavedQuery", shows: "400 closed" },
  { operationId: "deleteMatter", shows: "200 deletedMatter" },
  { operationId: "undeleteMatter", shows: "200 closedMatter" },
  { operationId: "reopenMatter", shows: "200 openMatter" },
];

/** A single scene, from the creation of a matter to its deletion, that covers every example. */
export const retentionScenes: readonly Scene[] = [
  {
    options: { seed: firm },
    path,
    steps: [...matter, ...holds, ...searches, ...invalidRequests, ...otherErrors, ...end],
  },
];
