import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";
import type { Handlers } from "../../service/call.ts";
import type { Account } from "../../service/directory.ts";
import { countMatterAccounts } from "./counts/count-matter-accounts.ts";
import { createExport } from "./exports/create-export.ts";
import { deleteExport } from "./exports/delete-export.ts";
import { getExport } from "./exports/get-export.ts";
import { listExports } from "./exports/list-exports.ts";
import { addHeldAccounts } from "./holds/add-held-accounts.ts";
import { createHeldAccount } from "./holds/create-held-account.ts";
import { createHold } from "./holds/create-hold.ts";
import { deleteHeldAccount } from "./holds/delete-held-account.ts";
import { deleteHold } from "./holds/delete-hold.ts";
import { getHold } from "./holds/get-hold.ts";
import { listHeldAccounts } from "./holds/list-held-accounts.ts";
import { listHolds } from "./holds/list-holds.ts";
import { removeHeldAccounts } from "./holds/remove-held-accounts.ts";
import { updateHold } from "./holds/update-hold.ts";
import { addMatterPermissions } from "./matters/add-matter-permissions.ts";
import { closeMatter } from "./matters/close-matter.ts";
import { createMatter } from "./matters/create-matter.ts";
import { deleteMatter } from "./matters/delete-matter.ts";
import { getMatter } from "./matters/get-matter.ts";
import { listMatters } from "./matters/list-matters.ts";
import { removeMatterPermissions } from "./matters/remove-matter-permissions.ts";
import { reopenMatter } from "./matters/reopen-matter.ts";
import { undeleteMatter } from "./matters/undelete-matter.ts";
import { updateMatter } from "./matters/update-matter.ts";
import { cancelOperation } from "./operations/cancel-operation.ts";
import { deleteOperation } from "./operations/delete-operation.ts";
import { getOperation } from "./operations/get-operation.ts";
import { listOperations } from "./operations/list-operations.ts";
import type { RetentionContext } from "./retention-context.ts";
import { createSavedQuery } from "./saved-queries/create-saved-query.ts";
import { deleteSavedQuery } from "./saved-queries/delete-saved-query.ts";
import { getSavedQuery } from "./saved-queries/get-saved-query.ts";
import { listSavedQueries } from "./saved-queries/list-saved-queries.ts";

/** What the service does for each of its operations. */
export const handlers: Handlers<RetentionV1Operations, RetentionContext, Account> = {
  createMatter,
  getMatter,
  listMatters,
  updateMatter,
  deleteMatter,
  undeleteMatter,
  closeMatter,
  reopenMatter,
  addMatterPermissions,
  removeMatterPermissions,
  countMatterAccounts,
  createExport,
  getExport,
  listExports,
  deleteExport,
  createHold,
  getHold,
  listHolds,
  updateHold,
  deleteHold,
  addHeldAccounts,
  removeHeldAccounts,
  createHeldAccount,
  listHeldAccounts,
  deleteHeldAccount,
  createSavedQuery,
  getSavedQuery,
  listSavedQueries,
  deleteSavedQuery,
  getOperation,
  listOperations,
  cancelOperation,
  deleteOperation,
};
