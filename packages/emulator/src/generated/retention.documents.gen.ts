// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.
import type { HandledDocument, Handlers } from "@seamline/emulator-kit";
import type { RetentionCaller, RetentionContext } from "../services/retention/retention-context.ts";
import { addHeldAccounts } from "../services/retention/holds/held-account-operations.ts";
import { addMatterPermissions } from "../services/retention/matters/matter-permissions.ts";
import { cancelOperation } from "../services/retention/long-running/long-running-handlers.ts";
import { closeMatter } from "../services/retention/matters/matter-lifecycle.ts";
import { countMatterAccounts } from "../services/retention/long-running/count-matter-accounts.ts";
import { createExport } from "../services/retention/exports/export-operations.ts";
import { createHeldAccount } from "../services/retention/holds/held-account-operations.ts";
import { createHold } from "../services/retention/holds/hold-operations.ts";
import { createMatter } from "../services/retention/matters/matter-operations.ts";
import { createSavedQuery } from "../services/retention/saved-queries/saved-query-operations.ts";
import { deleteExport } from "../services/retention/exports/export-operations.ts";
import { deleteHeldAccount } from "../services/retention/holds/held-account-operations.ts";
import { deleteHold } from "../services/retention/holds/hold-operations.ts";
import { deleteMatter } from "../services/retention/matters/matter-lifecycle.ts";
import { deleteOperation } from "../services/retention/long-running/long-running-handlers.ts";
import { deleteSavedQuery } from "../services/retention/saved-queries/saved-query-operations.ts";
import { getExport } from "../services/retention/exports/export-operations.ts";
import { getHold } from "../services/retention/holds/hold-operations.ts";
import { getMatter } from "../services/retention/matters/matter-operations.ts";
import { getOperation } from "../services/retention/long-running/long-running-handlers.ts";
import { getSavedQuery } from "../services/retention/saved-queries/saved-query-operations.ts";
import { listExports } from "../services/retention/exports/export-operations.ts";
import { listHeldAccounts } from "../services/retention/holds/held-account-operations.ts";
import { listHolds } from "../services/retention/holds/hold-operations.ts";
import { listMatters } from "../services/retention/matters/matter-operations.ts";
import { listOperations } from "../services/retention/long-running/list-long-running.ts";
import { listSavedQueries } from "../services/retention/saved-queries/saved-query-operations.ts";
import { removeHeldAccounts } from "../services/retention/holds/held-account-operations.ts";
import { removeMatterPermissions } from "../services/retention/matters/matter-permissions.ts";
import { reopenMatter } from "../services/retention/matters/matter-lifecycle.ts";
import { undeleteMatter } from "../services/retention/matters/matter-lifecycle.ts";
import { updateHold } from "../services/retention/holds/hold-operations.ts";
import { updateMatter } from "../services/retention/matters/matter-operations.ts";
import { retentionV1Document } from "./retention-v1.document.gen.ts";
import type { RetentionV1Operations } from "./retention-v1.types.gen.ts";

const retentionV1Handlers: Handlers<RetentionV1Operations, RetentionContext, RetentionCaller> = {
  addHeldAccounts,
  addMatterPermissions,
  cancelOperation,
  closeMatter,
  countMatterAccounts,
  createExport,
  createHeldAccount,
  createHold,
  createMatter,
  createSavedQuery,
  deleteExport,
  deleteHeldAccount,
  deleteHold,
  deleteMatter,
  deleteOperation,
  deleteSavedQuery,
  getExport,
  getHold,
  getMatter,
  getOperation,
  getSavedQuery,
  listExports,
  listHeldAccounts,
  listHolds,
  listMatters,
  listOperations,
  listSavedQueries,
  removeHeldAccounts,
  removeMatterPermissions,
  reopenMatter,
  undeleteMatter,
  updateHold,
  updateMatter,
};

/** The documents of the service, each with the handlers that `services/retention` exports by the names of operations. */
export const retentionDocuments: readonly HandledDocument<RetentionContext, RetentionCaller>[] = [
  { id: "retention@v1", family: "v1", document: retentionV1Document, handlers: retentionV1Handlers },
];
