import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";
import { type Handlers, notImplemented } from "../../service/call.ts";
import type { Account } from "../../service/directory.ts";
import { getMatter } from "./matters/get-matter.ts";
import type { RetentionContext } from "./retention-context.ts";

/** What the service does for each of its operations. */
export const handlers: Handlers<RetentionV1Operations, RetentionContext, Account> = {
  createMatter: notImplemented,
  getMatter,
  listMatters: notImplemented,
  updateMatter: notImplemented,
  deleteMatter: notImplemented,
  undeleteMatter: notImplemented,
  closeMatter: notImplemented,
  reopenMatter: notImplemented,
  addMatterPermissions: notImplemented,
  removeMatterPermissions: notImplemented,
  countMatterAccounts: notImplemented,
  createExport: notImplemented,
  getExport: notImplemented,
  listExports: notImplemented,
  deleteExport: notImplemented,
  createHold: notImplemented,
  getHold: notImplemented,
  listHolds: notImplemented,
  updateHold: notImplemented,
  deleteHold: notImplemented,
  addHeldAccounts: notImplemented,
  removeHeldAccounts: notImplemented,
  createHeldAccount: notImplemented,
  listHeldAccounts: notImplemented,
  deleteHeldAccount: notImplemented,
  createSavedQuery: notImplemented,
  getSavedQuery: notImplemented,
  listSavedQueries: notImplemented,
  deleteSavedQuery: notImplemented,
  getOperation: notImplemented,
  listOperations: notImplemented,
  cancelOperation: notImplemented,
  deleteOperation: notImplemented,
};
