// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const addHeldAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const addMatterPermissionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const cancelOperationResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const closeMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const countMatterAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const createExportResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const createHeldAccountResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const createHoldResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const createMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const createSavedQueryResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteExportResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteHeldAccountResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteHoldResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteOperationResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteSavedQueryResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const exportSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const holdSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const matterSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  name: schema.any,
  description: schema.any,
});

const operationSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const savedQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listExportsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listHeldAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listHoldsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listMattersResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listOperationsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const listSavedQueriesResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const removeHeldAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const removeMatterPermissionsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const reopenMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const undeleteMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const updateHoldResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const updateMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

/** Validates the data of `matters.holds.addHeldAccounts`: `2XX`. */
export const addHeldAccounts: schema.Validator<client.AddHeldAccountsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", addHeldAccountsResponseSchema);

/** Validates the data of `matters.addPermissions`: `2XX`. */
export const addMatterPermissions: schema.Validator<client.AddMatterPermissionsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", addMatterPermissionsResponseSchema);

/** Validates the data of `operations.cancel`: `2XX`. */
export const cancelOperation: schema.Validator<client.CancelOperationResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", cancelOperationResponseSchema);

/** Validates the data of `matters.close`: `2XX`. */
export const closeMatter: schema.Validator<client.CloseMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", closeMatterResponseSchema);

/** Validates the data of `matters.count`: `2XX`. */
export const countMatterAccounts: schema.Validator<client.CountMatterAccountsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", countMatterAccountsResponseSchema);

/** Validates the data of `matters.exports.create`: `2XX`. */
export const createExport: schema.Validator<client.CreateExportResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", createExportResponseSchema);

/** Validates the data of `matters.holds.accounts.create`: `2XX`. */
export const createHeldAccount: schema.Validator<client.CreateHeldAccountResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", createHeldAccountResponseSchema);

/** Validates the data of `matters.holds.create`: `2XX`. */
export const createHold: schema.Validator<client.CreateHoldResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", createHoldResponseSchema);

/** Validates the data of `matters.create`: `2XX`. */
export const createMatter: schema.Validator<client.CreateMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", createMatterResponseSchema);

/** Validates the data of `matters.savedQueries.create`: `2XX`. */
export const createSavedQuery: schema.Validator<client.CreateSavedQueryResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", createSavedQueryResponseSchema);

/** Validates the data of `matters.exports.delete`: `2XX`. */
export const deleteExport: schema.Validator<client.DeleteExportResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteExportResponseSchema);

/** Validates the data of `matters.holds.accounts.delete`: `2XX`. */
export const deleteHeldAccount: schema.Validator<client.DeleteHeldAccountResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteHeldAccountResponseSchema);

/** Validates the data of `matters.holds.delete`: `2XX`. */
export const deleteHold: schema.Validator<client.DeleteHoldResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteHoldResponseSchema);

/** Validates the data of `matters.delete`: `2XX`. */
export const deleteMatter: schema.Validator<client.DeleteMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteMatterResponseSchema);

/** Validates the data of `operations.delete`: `2XX`. */
export const deleteOperation: schema.Validator<client.DeleteOperationResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteOperationResponseSchema);

/** Validates the data of `matters.savedQueries.delete`: `2XX`. */
export const deleteSavedQuery: schema.Validator<client.DeleteSavedQueryResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", deleteSavedQueryResponseSchema);

/** Validates the data of `matters.exports.get`: `2XX`. */
export const getExport: schema.Validator<client.GetExportResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", exportSchema);

/** Validates the data of `matters.holds.get`: `2XX`. */
export const getHold: schema.Validator<client.GetHoldResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", holdSchema);

/** Validates the data of `matters.get`: `2XX`. */
export const getMatter: schema.Validator<client.GetMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", matterSchema);

/** Validates the data of `operations.get`: `2XX`. */
export const getOperation: schema.Validator<client.GetOperationResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", operationSchema);

/** Validates the data of `matters.savedQueries.get`: `2XX`. */
export const getSavedQuery: schema.Validator<client.GetSavedQueryResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", savedQuerySchema);

/** Validates the data of `matters.exports.list`: `2XX`. */
export const listExports: schema.Validator<client.ListExportsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listExportsResponseSchema);

/** Validates the data of `matters.holds.accounts.list`: `2XX`. */
export const listHeldAccounts: schema.Validator<client.ListHeldAccountsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listHeldAccountsResponseSchema);

/** Validates the data of `matters.holds.list`: `2XX`. */
export const listHolds: schema.Validator<client.ListHoldsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listHoldsResponseSchema);

/** Validates the data of `matters.list`: `2XX`. */
export const listMatters: schema.Validator<client.ListMattersResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listMattersResponseSchema);

/** Validates the data of `operations.list`: `2XX`. */
export const listOperations: schema.Validator<client.ListOperationsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listOperationsResponseSchema);

/** Validates the data of `matters.savedQueries.list`: `2XX`. */
export const listSavedQueries: schema.Validator<client.ListSavedQueriesResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", listSavedQueriesResponseSchema);

/** Validates the data of `matters.holds.removeHeldAccounts`: `2XX`. */
export const removeHeldAccounts: schema.Validator<client.RemoveHeldAccountsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", removeHeldAccountsResponseSchema);

/** Validates the data of `matters.removePermissions`: `2XX`. */
export const removeMatterPermissions: schema.Validator<client.RemoveMatterPermissionsResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", removeMatterPermissionsResponseSchema);

/** Validates the data of `matters.reopen`: `2XX`. */
export const reopenMatter: schema.Validator<client.ReopenMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", reopenMatterResponseSchema);

/** Validates the data of `matters.undelete`: `2XX`. */
export const undeleteMatter: schema.Validator<client.UndeleteMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", undeleteMatterResponseSchema);

/** Validates the data of `matters.holds.update`: `2XX`. */
export const updateHold: schema.Validator<client.UpdateHoldResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", updateHoldResponseSchema);

/** Validates the data of `matters.update`: `2XX`. */
export const updateMatter: schema.Validator<client.UpdateMatterResponses["2XX"]> = /* @__PURE__ */ schema.response("2XX", updateMatterResponseSchema);

/** The validators of all operations, for the option `validators` of a client. */
export const validators: {
  readonly addHeldAccounts: typeof addHeldAccounts;
  readonly addMatterPermissions: typeof addMatterPermissions;
  readonly cancelOperation: typeof cancelOperation;
  readonly closeMatter: typeof closeMatter;
  readonly countMatterAccounts: typeof countMatterAccounts;
  readonly createExport: typeof createExport;
  readonly createHeldAccount: typeof createHeldAccount;
  readonly createHold: typeof createHold;
  readonly createMatter: typeof createMatter;
  readonly createSavedQuery: typeof createSavedQuery;
  readonly deleteExport: typeof deleteExport;
  readonly deleteHeldAccount: typeof deleteHeldAccount;
  readonly deleteHold: typeof deleteHold;
  readonly deleteMatter: typeof deleteMatter;
  readonly deleteOperation: typeof deleteOperation;
  readonly deleteSavedQuery: typeof deleteSavedQuery;
  readonly getExport: typeof getExport;
  readonly getHold: typeof getHold;
  readonly getMatter: typeof getMatter;
  readonly getOperation: typeof getOperation;
  readonly getSavedQuery: typeof getSavedQuery;
  readonly listExports: typeof listExports;
  readonly listHeldAccounts: typeof listHeldAccounts;
  readonly listHolds: typeof listHolds;
  readonly listMatters: typeof listMatters;
  readonly listOperations: typeof listOperations;
  readonly listSavedQueries: typeof listSavedQueries;
  readonly removeHeldAccounts: typeof removeHeldAccounts;
  readonly removeMatterPermissions: typeof removeMatterPermissions;
  readonly reopenMatter: typeof reopenMatter;
  readonly undeleteMatter: typeof undeleteMatter;
  readonly updateHold: typeof updateHold;
  readonly updateMatter: typeof updateMatter;
} = {
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
