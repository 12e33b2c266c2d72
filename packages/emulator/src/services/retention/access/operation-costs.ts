import type { RetentionV1OperationId } from "../../../generated/retention-v1.gen.ts";

export type Rate =
  | "matterReads"
  | "matterWrites"
  | "permissionWrites"
  | "holdReads"
  | "holdWrites"
  | "savedQueryReads"
  | "savedQueryWrites"
  | "exportReads"
  | "exportWrites"
  | "operationReads"
  | "counts";

/** What a project may do in a minute of each kind (reference facts, "Limits"). */
export const ratesPerMinute: Readonly<Record<Rate, number>> = {
  matterReads: 120,
  matterWrites: 60,
  permissionWrites: 30,
  holdReads: 228,
  holdWrites: 60,
  savedQueryReads: 120,
  savedQueryWrites: 45,
  exportReads: 120,
  exportWrites: 20,
  operationReads: 300,
  counts: 20,
};

/** How much of each rate a request takes. */
export type Cost = Readonly<Partial<Record<Rate, number>>>;

const matterRead: Cost = { matterReads: 1 };
const matterChange: Cost = { matterReads: 1, matterWrites: 1 };
const permissionChange: Cost = { ...matterChange, permissionWrites: 1 };
const holdRead: Cost = { holdReads: 1 };
const holdWrite: Cost = { holdWrites: 1 };
const savedQueryRead: Cost = { savedQueryReads: 1 };
const savedQueryWrite: Cost = { savedQueryWrites: 1 };
const operationRead: Cost = { operationReads: 1 };
/** Writes of operations have no rate. */
const nothing: Cost = {};

/** What each operation takes: the stated costs, and one read or write of its kind where none is stated. */
export const operationCosts: Readonly<Record<RetentionV1OperationId, Cost>> = {
  createMatter: matterChange,
  getMatter: matterRead,
  listMatters: { matterReads: 10 },
  updateMatter: matterChange,
  deleteMatter: matterChange,
  undeleteMatter: matterChange,
  closeMatter: matterChange,
  reopenMatter: matterChange,
  addMatterPermissions: permissionChange,
  removeMatterPermissions: permissionChange,
  countMatterAccounts: { counts: 1 },
  createExport: { exportReads: 1, exportWrites: 10 },
  getExport: { exportReads: 1 },
  listExports: { exportReads: 5 },
  deleteExport: { exportWrites: 1 },
  createHold: holdWrite,
  getHold: holdRead,
  listHolds: holdRead,
  updateHold: holdWrite,
  deleteHold: holdWrite,
  addHeldAccounts: holdWrite,
  removeHeldAccounts: holdWrite,
  createHeldAccount: holdWrite,
  listHeldAccounts: holdRead,
  deleteHeldAccount: holdWrite,
  createSavedQuery: savedQueryWrite,
  getSavedQuery: savedQueryRead,
  listSavedQueries: savedQueryRead,
  deleteSavedQuery: savedQueryWrite,
  getOperation: operationRead,
  listOperations: operationRead,
  cancelOperation: nothing,
  deleteOperation: nothing,
};
