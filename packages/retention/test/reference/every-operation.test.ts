import { type Call, testEveryOperation } from "@seamline/contract-server/bundle-tests";
import { describe, expect } from "vitest";
import type {
  AddHeldAccountsRequest,
  CountArtifactsRequest,
  HoldInput,
  MatterInput,
  OperationId,
  RetentionClient,
} from "../../src/generated/v1/reference/index.gen.ts";
import { bundle, createClient, examples } from "./bundle.ts";

/** A value that would change the path if it were not encoded. */
const matterId = "matter/1 ?:close";
const holdId = "hold%2F1";
const exportId = "export#1";
const savedQueryId = "query;1";
const accountId = "custodian@example.com";
const name = "operations/count/2026:1";

const inMatter = { matterId };
const inHold = { matterId, holdId };

const matter: MatterInput = { name: "Case 42", description: "Leak", matterRegion: "EUROPE" };
const hold: HoldInput = {
  name: "Mail of the suspects",
  corpus: "MAIL",
  accounts: [{ email: accountId }, { accountId: "2210" }],
  query: { mailQuery: { terms: "leak", startTime: "2026-01-01T00:00:00Z" } },
};
const accounts: AddHeldAccountsRequest = { emails: [accountId] };
const count: CountArtifactsRequest = {
  view: "ALL",
  query: {
    corpus: "GROUPS",
    method: "ORG_UNIT",
    orgUnitInfo: { orgUnitId: "property" },
    dataScope: "HELD_DATA",
  },
};
/** The other calls, with input from the bundle's examples. */
const body = <Body>(operationId: OperationId): Body => examples.request(operationId);

const calls = {
  createMatter: { send: ({ matters }) => matters.create({ body: matter }), body: matter },
  getMatter: {
    send: ({ matters }) => matters.get({ matterId, query: { view: "FULL", "$.xgafv": "2", alt: "json" } }),
    path: inMatter,
    target: "/v1/matters/matter%2F1%20%3F%3Aclose?view=FULL&%24.xgafv=2&alt=json",
  },
  listMatters: {
    send: ({ matters }) => matters.list({ query: { pageSize: 100, state: "OPEN", view: "BASIC" } }),
    target: "/v1/matters?pageSize=100&state=OPEN&view=BASIC",
  },
  updateMatter: {
    send: ({ matters }) => matters.update({ matterId, body: matter }),
    path: inMatter,
    body: matter,
  },
  deleteMatter: { send: ({ matters }) => matters.delete({ matterId }), path: inMatter },
  undeleteMatter: { send: ({ matters }) => matters.undelete({ matterId }), path: inMatter },
  closeMatter: { send: ({ matters }) => matters.close({ matterId }), path: inMatter },
  reopenMatter: { send: ({ matters }) => matters.reopen({ matterId, body: {} }), path: inMatter, body: {} },
  addMatterPermissions: {
    send: ({ matters }) => matters.addPermissions({ matterId, body: body("addMatterPermissions") }),
    path: inMatter,
    body: body("addMatterPermissions"),
  },
  removeMatterPermissions: {
    send: ({ matters }) => matters.removePermissions({ matterId, body: { accountId } }),
    path: inMatter,
    body: { accountId },
  },
  countMatterAccounts: {
    send: ({ matters }) => matters.count({ matterId, body: count }),
    path: inMatter,
    body: count,
  },

  createExport: {
    send: ({ matters }) => matters.exports.create({ matterId, body: body("createExport") }),
    path: inMatter,
    body: body("createExport"),
  },
  getExport: {
    send: ({ matters }) => matters.exports.get({ matterId, exportId }),
    path: { matterId, exportId },
  },
  listExports: {
    send: ({ matters }) => matters.exports.list({ matterId, query: { pageToken: "page 2" } }),
    path: inMatter,
  },
  deleteExport: {
    send: ({ matters }) => matters.exports.delete({ matterId, exportId }),
    path: { matterId, exportId },
  },

  createHold: {
    send: ({ matters }) => matters.holds.create({ matterId, body: hold }),
    path: inMatter,
    body: hold,
  },
  getHold: {
    send: ({ matters }) => matters.holds.get({ ...inHold, query: { view: "FULL_HOLD" } }),
    path: inHold,
  },
  listHolds: { send: ({ matters }) => matters.holds.list({ matterId }), path: inMatter },
  updateHold: {
    send: ({ matters }) => matters.holds.update({ ...inHold, body: body("updateHold") }),
    path: inHold,
    body: body("updateHold"),
  },
  deleteHold: { send: ({ matters }) => matters.holds.delete(inHold), path: inHold },
  addHeldAccounts: {
    send: ({ matters }) => matters.holds.addHeldAccounts({ ...inHold, body: accounts }),
    path: inHold,
    body: accounts,
  },
  removeHeldAccounts: {
    send: ({ matters }) => matters.holds.removeHeldAccounts({ ...inHold, body: body("removeHeldAccounts") }),
    path: inHold,
    body: body("removeHeldAccounts"),
  },

  createHeldAccount: {
    send: ({ matters }) => matters.holds.accounts.create({ ...inHold, body: { email: accountId } }),
    path: inHold,
    body: { email: accountId },
  },
  listHeldAccounts: { send: ({ matters }) => matters.holds.accounts.list(inHold), path: inHold },
  deleteHeldAccount: {
    send: ({ matters }) => matters.holds.accounts.delete({ ...inHold, accountId }),
    path: { ...inHold, accountId },
  },

  createSavedQuery: {
    send: ({ matters }) => matters.savedQueries.create({ matterId, body: body("createSavedQuery") }),
    path: inMatter,
    body: body("createSavedQuery"),
  },
  getSavedQuery: {
    send: ({ matters }) => matters.savedQueries.get({ matterId, savedQueryId }),
    path: { matterId, savedQueryId },
  },
  listSavedQueries: { send: ({ matters }) => matters.savedQueries.list({ matterId }), path: inMatter },
  deleteSavedQuery: {
    send: ({ matters }) => matters.savedQueries.delete({ matterId, savedQueryId }),
    path: { matterId, savedQueryId },
  },

  getOperation: { send: ({ operations }) => operations.get({ name }), path: { operation: "count/2026:1" } },
  listOperations: { send: ({ operations }) => operations.list({ query: { filter: "done" } }) },
  cancelOperation: {
    send: ({ operations }) => operations.cancel({ name }),
    path: { operation: "count/2026:1" },
  },
  deleteOperation: {
    send: ({ operations }) => operations.delete({ name }),
    path: { operation: "count/2026:1" },
  },
} satisfies Partial<Record<OperationId, Call<RetentionClient>>>;

describe(bundle.title, () => {
  testEveryOperation(bundle, createClient, calls, ({ headers }) => {
    expect(headers.authorization).toBe("Bearer s3cret");
  });
});
