import type { Emulator, EmulatorSeed } from "../../../src/index.ts";
import type { Memory, Scene, Step } from "./scene.ts";

type Matter = NonNullable<NonNullable<EmulatorSeed["retention"]>["matters"]>[number];

const DAY_MS = 86_400_000;
const BY_ALICE = { authorization: "Bearer alice@example.com" };
const emails = ["carol@example.com", "dave@example.com"];

const lease: Matter = {
  matterId: "7c1e0f523a6b",
  name: "Harbour lease",
  description: "Dispute with the lessor of warehouse 7.",
  matterRegion: "EUROPE",
  owner: "alice@example.com",
};

const holds: Matter["holds"] = [
  {
    id: "31a9c4d20e17",
    name: "Mail of the lease team",
    corpus: "MAIL",
    accounts: emails,
    query: {
      mailQuery: { terms: "lease", startTime: "2025-01-01T00:00:00Z", endTime: "2026-02-28T23:59:59Z" },
    },
  },
  {
    id: "9be4170ad5c2",
    name: "Files of the property department",
    corpus: "DRIVE",
    orgUnit: "property",
    query: { driveQuery: { includeSharedDriveFiles: true } },
  },
];

/** The firm of the examples. */
function firm(...matters: readonly Matter[]): EmulatorSeed {
  const time = "2026-01-05T08:00:00Z";
  return {
    accounts: [
      { id: "1042", email: "alice@example.com", firstName: "Alice", lastName: "Moreau" },
      { id: "1077", email: "bob@example.com", privileges: ["Manage Matters"] },
      { id: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz" },
      { id: "2215", email: "dave@example.com", firstName: "Dave", lastName: "Okafor" },
      { id: "2231", email: "erin@example.com", firstName: "Erin", lastName: "Novak" },
      { id: "2299", email: "frank@example.com" },
    ],
    retention: {
      orgUnits: [{ id: "property" }],
      messages: [
        { account: "2210", time, subject: "The lease", repeat: 301 },
        { account: "2215", time, subject: "Re: The lease", repeat: 111 },
      ],
      matters,
    },
  };
}

const path = { matterId: "7c1e0f523a6b", holdId: "31a9c4d20e17", accountId: "2231" };
const operation: Step["path"] = (memory) => ({
  operation: `${memory.get("countMatterAccounts.name")}`.replace("operations/", ""),
});
const minute = ({ clock }: Emulator): Promise<unknown> => clock.advance(60_000);
const nextDay = ({ clock }: Emulator): Promise<unknown> => clock.advance(DAY_MS);

const matterScenes: readonly Scene[] = [
  {
    options: { seed: firm() },
    steps: [
      { operationId: "createMatter", shows: "200 openMatter" },
      { operationId: "listMatters", query: "state=CLOSED", shows: "200 lastPage" },
    ],
  },
  {
    options: { seed: firm(lease, { name: "Another", owner: "alice@example.com" }) },
    path,
    steps: [
      { operationId: "listMatters", query: "pageSize=1", shows: "200 firstPage" },
      { operationId: "getMatter", query: "view=BASIC", shows: "200 basic" },
      { operationId: "addMatterPermissions", shows: "200 collaborator" },
      { operationId: "getMatter", query: "view=FULL", shows: "200 full" },
      { operationId: "removeMatterPermissions", shows: "200 empty" },
      { operationId: "updateMatter", shows: "200 changedMatter" },
      { operationId: "closeMatter", shows: "200 closedMatter" },
      { operationId: "reopenMatter", shows: "200 openMatter" },
      { operationId: "closeMatter" },
      { operationId: "deleteMatter", shows: "200 deletedMatter" },
      { operationId: "undeleteMatter", shows: "200 closedMatter" },
    ],
  },
];

const holdScenes: readonly Scene[] = [
  { options: { seed: firm(lease) }, path, steps: [{ operationId: "createHold", shows: "200 mailHold" }] },
  {
    options: { seed: firm({ ...lease, holds }) },
    path,
    steps: [
      { operationId: "listHolds", shows: "200 lastPage" },
      { operationId: "getHold", shows: "200 accounts" },
      { operationId: "getHold", path: { holdId: "9be4170ad5c2" }, shows: "200 orgUnit" },
      { operationId: "updateHold", shows: "200 longerTime" },
      { operationId: "addHeldAccounts", shows: "200 results" },
      { operationId: "listHeldAccounts", shows: "200 accounts" },
      { operationId: "removeHeldAccounts", shows: "200 statuses" },
      { operationId: "createHeldAccount", shows: "200 heldAccount" },
      { operationId: "deleteHeldAccount", shows: "200 empty" },
      { operationId: "deleteHold", shows: "200 empty" },
    ],
  },
];

const contentScenes: readonly Scene[] = [
  {
    options: { seed: firm(lease) },
    path,
    steps: [
      { operationId: "createSavedQuery", shows: "200 savedQuery" },
      { operationId: "listSavedQueries", shows: "200 lastPage" },
      { operationId: "getSavedQuery", path: savedQueryId, shows: "200 savedQuery" },
      { operationId: "deleteSavedQuery", path: savedQueryId, shows: "200 empty" },
    ],
  },
  {
    options: { seed: firm(lease) },
    path,
    steps: [
      { operationId: "createExport", shows: "200 running" },
      { operationId: "getExport", path: exportId, shows: "200 running" },
      { operationId: "getExport", path: exportId, before: minute, shows: "200 completed" },
      { operationId: "listExports", shows: "200 lastPage" },
      { operationId: "getExport", path: exportId },
      { operationId: "deleteExport", path: exportId, shows: "200 empty" },
    ],
  },
  {
    options: { seed: firm(lease) },
    path,
    steps: [
      { operationId: "countMatterAccounts", shows: "200 running" },
      { operationId: "getOperation", path: operation, shows: "200 running" },
      { operationId: "getOperation", path: operation, before: minute, shows: "200 done" },
      { operationId: "listOperations", shows: "200 lastPage" },
      { operationId: "deleteOperation", path: operation, shows: "200 empty" },
      { operationId: "countMatterAccounts" },
      { operationId: "cancelOperation", path: operation, before: nextDay, shows: "200 empty" },
      { operationId: "countMatterAccounts" },
      { operationId: "cancelOperation", path: operation },
      { operationId: "getOperation", path: operation, shows: "200 cancelled" },
    ],
  },
  {
    options: { seed: firm(lease), operationMs: 0 },
    path,
    steps: [{ operationId: "countMatterAccounts", before: minute, shows: "200 done" }],
  },
];

const failures: readonly Scene[] = [
  {
    options: { seed: firm({ ...lease, holds, permissions: [{ accountId: "1077" }] }), limits: "reference" },
    path,
    steps: [
      { operationId: "createMatter", headers: {}, shows: "401 unauthenticated" },
      {
        operationId: "createHold",
        body: {
          name: "Both",
          corpus: "MAIL",
          accounts: [{ accountId: "2210" }],
          orgUnit: { orgUnitId: "property" },
        },
        shows: "400 invalidArgument",
      },
      { operationId: "closeMatter", shows: "400 failedPrecondition" },
      {
        operationId: "createHold",
        headers: { authorization: "Bearer bob@example.com" },
        shows: "403 permissionDenied",
      },
      { operationId: "createHeldAccount", body: { email: "carol@example.com" }, shows: "409 alreadyExists" },
      { operationId: "deleteHold", headers: BY_ALICE },
      { operationId: "getHold", shows: "404 notFound" },
      ...Array.from({ length: 20 }, (): Step => ({ operationId: "countMatterAccounts" })),
      { operationId: "countMatterAccounts", shows: "429 resourceExhausted" },
    ],
  },
  {
    steps: [{ operationId: "createMatter", isFault: true, shows: "500 failure" }],
  },
];

/** The story of the examples, and the failures. */
export const retentionScenes: readonly Scene[] = [
  ...matterScenes,
  ...holdScenes,
  ...contentScenes,
  ...failures,
];

function savedQueryId(memory: Memory): Record<string, string> {
  return { savedQueryId: `${memory.get("createSavedQuery.savedQueryId")}` };
}

function exportId(memory: Memory): Record<string, string> {
  return { exportId: `${memory.get("createExport.id")}` };
}
