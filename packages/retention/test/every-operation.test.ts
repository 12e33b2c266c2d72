import { type Call, testEveryOperation } from "@seamline/contract-server/bundle-tests";
import { documents } from "@seamline/specs";
import { describe, expect } from "vitest";
import {
  bearer,
  createRetentionClient,
  type OperationId,
  type RetentionClient,
} from "../src/generated/v1/index.gen.ts";

/** A value that needs encoding, so that a path built carelessly would be another path. */
const matterId = "matter/1 ?:close";
const holdId = "hold%2F1";
const exportId = "export#1";
const savedQueryId = "query;1";
const accountId = "custodian@example.com";
const name = "operations/count/2026:1";

const body = { anything: { the: ["service", "understands"] } };
const inMatter = { matterId };
const inHold = { matterId, holdId };

const calls: Record<OperationId, Call<RetentionClient>> = {
  createMatter: {
    send: ({ matters }) => matters.create({ body: { name: "Case 42", description: "Leak" } }),
    body: { name: "Case 42", description: "Leak" },
  },
  getMatter: { send: ({ matters }) => matters.get({ matterId }), path: inMatter },
  listMatters: { send: ({ matters }) => matters.list() },
  updateMatter: { send: ({ matters }) => matters.update({ matterId, body }), path: inMatter, body },
  deleteMatter: { send: ({ matters }) => matters.delete({ matterId }), path: inMatter },
  undeleteMatter: { send: ({ matters }) => matters.undelete({ matterId }), path: inMatter },
  closeMatter: { send: ({ matters }) => matters.close({ matterId }), path: inMatter },
  reopenMatter: { send: ({ matters }) => matters.reopen({ matterId, body: {} }), path: inMatter, body: {} },
  addMatterPermissions: {
    send: ({ matters }) => matters.addPermissions({ matterId, body }),
    path: inMatter,
    body,
  },
  removeMatterPermissions: {
    send: ({ matters }) => matters.removePermissions({ matterId, body }),
    path: inMatter,
    body,
  },
  countMatterAccounts: { send: ({ matters }) => matters.count({ matterId, body }), path: inMatter, body },

  createExport: { send: ({ matters }) => matters.exports.create({ matterId, body }), path: inMatter, body },
  getExport: {
    send: ({ matters }) => matters.exports.get({ matterId, exportId }),
    path: { matterId, exportId },
  },
  listExports: { send: ({ matters }) => matters.exports.list({ matterId }), path: inMatter },
  deleteExport: {
    send: ({ matters }) => matters.exports.delete({ matterId, exportId }),
    path: { matterId, exportId },
  },

  createHold: { send: ({ matters }) => matters.holds.create({ matterId, body }), path: inMatter, body },
  getHold: { send: ({ matters }) => matters.holds.get(inHold), path: inHold },
  listHolds: { send: ({ matters }) => matters.holds.list({ matterId, query: { more: 7 } }), path: inMatter },
  updateHold: { send: ({ matters }) => matters.holds.update({ ...inHold, body }), path: inHold, body },
  deleteHold: { send: ({ matters }) => matters.holds.delete(inHold), path: inHold },
  addHeldAccounts: {
    send: ({ matters }) => matters.holds.addHeldAccounts({ ...inHold, body }),
    path: inHold,
    body,
  },
  removeHeldAccounts: {
    send: ({ matters }) => matters.holds.removeHeldAccounts({ ...inHold, body }),
    path: inHold,
    body,
  },

  createHeldAccount: {
    send: ({ matters }) => matters.holds.accounts.create({ ...inHold, body }),
    path: inHold,
    body,
  },
  listHeldAccounts: { send: ({ matters }) => matters.holds.accounts.list(inHold), path: inHold },
  deleteHeldAccount: {
    send: ({ matters }) => matters.holds.accounts.delete({ ...inHold, accountId }),
    path: { ...inHold, accountId },
  },

  createSavedQuery: {
    send: ({ matters }) => matters.savedQueries.create({ matterId, body }),
    path: inMatter,
    body,
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
};

const documentsAsShown = documents.filter(
  ({ service, profile }) => service === "retention" && profile === "as shown",
);

describe.each(documentsAsShown)("$title", (document) => {
  const createClient = (baseUrl: string) => createRetentionClient({ baseUrl, auth: bearer("token") });
  testEveryOperation(document, createClient, calls, ({ headers }) => {
    expect(headers.authorization).toBe("Bearer token");
  });
});
