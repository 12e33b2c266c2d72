// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const dateTimeFormat: schema.Schema = /* @__PURE__ */ schema.pattern(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u, "a time such as 2026-03-04T05:06:07Z");

const heldAccountSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  accountId: schema.string,
  email: schema.string,
  firstName: schema.string,
  holdTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  lastName: schema.string,
});

const int32Format: schema.Schema = /* @__PURE__ */ schema.integer(-2147483648, 2147483647);

const statusSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  code: int32Format,
  details: /* @__PURE__ */ schema.array(/* @__PURE__ */ schema.object({})),
  message: schema.string,
});

const addHeldAccountResultSchema: schema.Schema = /* @__PURE__ */ schema.object({
  account: heldAccountSchema,
}, {
  status: statusSchema,
});

const addHeldAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  responses: /* @__PURE__ */ schema.array(addHeldAccountResultSchema),
});

const matterPermissionSchema: schema.Schema = /* @__PURE__ */ schema.object({
  accountId: schema.string,
}, {
  role: schema.string,
});

const cancelOperationResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const matterSchema: schema.Schema = /* @__PURE__ */ schema.object({
  matterId: schema.string,
}, {
  name: schema.string,
  description: schema.string,
  matterPermissions: /* @__PURE__ */ schema.array(matterPermissionSchema),
  matterRegion: schema.string,
  state: schema.string,
});

const closeMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  matter: matterSchema,
});

const accountInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  emails: /* @__PURE__ */ schema.array(schema.string),
});

const calendarOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  locationQuery: /* @__PURE__ */ schema.array(schema.string),
  minusWords: /* @__PURE__ */ schema.array(schema.string),
  peopleQuery: /* @__PURE__ */ schema.array(schema.string),
  responseStatuses: /* @__PURE__ */ schema.array(schema.string),
  versionDate: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
});

const driveDocumentIdsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const driveDocumentInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  documentIds: driveDocumentIdsSchema,
});

const driveOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  clientSideEncryptedOption: schema.string,
  includeSharedDrives: schema.boolean,
  includeTeamDrives: schema.boolean,
  sharedDrivesOption: schema.string,
  versionDate: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
});

const geminiOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const hangoutsChatInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  roomId: /* @__PURE__ */ schema.array(schema.string),
});

const hangoutsChatOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  includeRooms: schema.boolean,
});

const mailOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  clientSideEncryptedOption: schema.string,
  excludeDrafts: schema.boolean,
});

const orgUnitInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  orgUnitId: schema.string,
});

const sharedDriveInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  sharedDriveIds: /* @__PURE__ */ schema.array(schema.string),
});

const sitesUrlInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  urls: /* @__PURE__ */ schema.array(schema.string),
});

const teamDriveInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const voiceOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  coveredData: /* @__PURE__ */ schema.array(schema.string),
});

const querySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  accountInfo: accountInfoSchema,
  calendarOptions: calendarOptionsSchema,
  corpus: schema.string,
  dataScope: schema.string,
  driveDocumentInfo: driveDocumentInfoSchema,
  driveOptions: driveOptionsSchema,
  endTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  geminiOptions: geminiOptionsSchema,
  hangoutsChatInfo: hangoutsChatInfoSchema,
  hangoutsChatOptions: hangoutsChatOptionsSchema,
  mailOptions: mailOptionsSchema,
  method: schema.string,
  orgUnitInfo: orgUnitInfoSchema,
  searchMethod: schema.string,
  sharedDriveInfo: sharedDriveInfoSchema,
  sitesUrlInfo: sitesUrlInfoSchema,
  startTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  teamDriveInfo: teamDriveInfoSchema,
  terms: schema.string,
  timeZone: schema.string,
  voiceOptions: voiceOptionsSchema,
});

const countArtifactsMetadataSchema: schema.Schema = /* @__PURE__ */ schema.object({
  matterId: schema.string,
}, {
  endTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  query: querySchema,
  startTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
});

const userInfoSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  displayName: schema.string,
  email: schema.string,
});

const accountCountErrorSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  account: userInfoSchema,
  errorType: schema.string,
});

const accountCountSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  account: userInfoSchema,
  count: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
});

const groupsCountResultSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  accountCountErrors: /* @__PURE__ */ schema.array(accountCountErrorSchema),
  accountCounts: /* @__PURE__ */ schema.array(accountCountSchema),
  matchingAccountsCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
  nonQueryableAccounts: /* @__PURE__ */ schema.array(schema.string),
  queriedAccountsCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
});

const mailCountResultSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  accountCountErrors: /* @__PURE__ */ schema.array(accountCountErrorSchema),
  accountCounts: /* @__PURE__ */ schema.array(accountCountSchema),
  matchingAccountsCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
  nonQueryableAccounts: /* @__PURE__ */ schema.array(schema.string),
  queriedAccountsCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
});

const countArtifactsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  groupsCountResult: groupsCountResultSchema,
  mailCountResult: mailCountResultSchema,
  totalCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
});

const countArtifactsOperationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  metadata: countArtifactsMetadataSchema,
  response: countArtifactsResponseSchema,
});

const cloudStorageFileSchema: schema.Schema = /* @__PURE__ */ schema.object({
  bucketName: schema.string,
  objectName: schema.string,
}, {
  md5Hash: schema.string,
  size: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
});

const cloudStorageSinkSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  files: /* @__PURE__ */ schema.array(cloudStorageFileSchema),
});

const calendarExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const driveExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  includeAccessInfo: schema.boolean,
});

const geminiExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const groupsExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const hangoutsChatExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const mailExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  exportFormat: schema.string,
  exportLinkedDriveFiles: schema.boolean,
  showConfidentialModeContent: schema.boolean,
  useNewExport: schema.boolean,
});

const voiceExportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const exportOptionsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  calendarOptions: calendarExportOptionsSchema,
  driveOptions: driveExportOptionsSchema,
  geminiOptions: geminiExportOptionsSchema,
  groupsOptions: groupsExportOptionsSchema,
  hangoutsChatOptions: hangoutsChatExportOptionsSchema,
  mailOptions: mailExportOptionsSchema,
  region: schema.string,
  voiceOptions: voiceExportOptionsSchema,
});

const exportStatsSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  exportedArtifactCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
  sizeInBytes: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
  totalArtifactCount: /* @__PURE__ */ schema.allOf(schema.string, /* @__PURE__ */ schema.pattern(/^-?[0-9]+$/u, "a 64-bit integer in decimal digits")),
});

const exportSchema: schema.Schema = /* @__PURE__ */ schema.object({
  id: schema.string,
  matterId: schema.string,
}, {
  cloudStorageSink: cloudStorageSinkSchema,
  createTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  exportOptions: exportOptionsSchema,
  name: schema.string,
  parentExportId: schema.string,
  query: querySchema,
  requester: userInfoSchema,
  stats: exportStatsSchema,
  status: schema.string,
});

const heldOrgUnitSchema: schema.Schema = /* @__PURE__ */ schema.object({
  orgUnitId: schema.string,
}, {
  holdTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
});

const heldCalendarQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const heldDriveQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  includeSharedDriveFiles: schema.boolean,
  includeTeamDriveFiles: schema.boolean,
});

const heldGeminiQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const heldGroupsQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  endTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  startTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  terms: schema.string,
});

const heldHangoutsChatQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  includeRooms: schema.boolean,
});

const heldMailQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  endTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  startTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  terms: schema.string,
});

const heldVoiceQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  coveredData: /* @__PURE__ */ schema.array(schema.string),
});

const corpusQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  calendarQuery: heldCalendarQuerySchema,
  driveQuery: heldDriveQuerySchema,
  geminiQuery: heldGeminiQuerySchema,
  groupsQuery: heldGroupsQuerySchema,
  hangoutsChatQuery: heldHangoutsChatQuerySchema,
  mailQuery: heldMailQuerySchema,
  voiceQuery: heldVoiceQuerySchema,
});

const holdSchema: schema.Schema = /* @__PURE__ */ schema.object({
  holdId: schema.string,
}, {
  accounts: /* @__PURE__ */ schema.array(heldAccountSchema),
  corpus: schema.string,
  name: schema.string,
  orgUnit: heldOrgUnitSchema,
  query: corpusQuerySchema,
  updateTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
});

const savedQuerySchema: schema.Schema = /* @__PURE__ */ schema.object({
  matterId: schema.string,
  savedQueryId: schema.string,
}, {
  createTime: /* @__PURE__ */ schema.allOf(schema.string, dateTimeFormat),
  displayName: schema.string,
  query: querySchema,
});

const emptySchema: schema.Schema = /* @__PURE__ */ schema.object({});

const deleteOperationResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const operationSchema: schema.Schema = /* @__PURE__ */ schema.object({
  name: schema.string,
}, {
  done: schema.boolean,
  error: statusSchema,
  metadata: /* @__PURE__ */ schema.object({}),
  response: /* @__PURE__ */ schema.object({}),
});

const listExportsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  exports: /* @__PURE__ */ schema.array(exportSchema),
  nextPageToken: schema.string,
});

const listHeldAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  accounts: /* @__PURE__ */ schema.array(heldAccountSchema),
});

const listHoldsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  holds: /* @__PURE__ */ schema.array(holdSchema),
  nextPageToken: schema.string,
});

const listMattersResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  matters: /* @__PURE__ */ schema.array(matterSchema),
  nextPageToken: schema.string,
});

const listOperationsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  nextPageToken: schema.string,
  operations: /* @__PURE__ */ schema.array(operationSchema),
  unreachable: /* @__PURE__ */ schema.array(schema.string),
});

const listSavedQueriesResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  nextPageToken: schema.string,
  savedQueries: /* @__PURE__ */ schema.array(savedQuerySchema),
});

const removeHeldAccountsResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  statuses: /* @__PURE__ */ schema.array(statusSchema),
});

const reopenMatterResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  matter: matterSchema,
});

/** Validates the data of `matters.holds.addHeldAccounts`: `200`. */
export const addHeldAccounts: schema.Validator<client.AddHeldAccountsResponses[200]> = /* @__PURE__ */ schema.response("200", addHeldAccountsResponseSchema);

/** Validates the data of `matters.addPermissions`: `200`. */
export const addMatterPermissions: schema.Validator<client.AddMatterPermissionsResponses[200]> = /* @__PURE__ */ schema.response("200", matterPermissionSchema);

/** Validates the data of `operations.cancel`: `200`. */
export const cancelOperation: schema.Validator<client.CancelOperationResponses[200]> = /* @__PURE__ */ schema.response("200", cancelOperationResponseSchema);

/** Validates the data of `matters.close`: `200`. */
export const closeMatter: schema.Validator<client.CloseMatterResponses[200]> = /* @__PURE__ */ schema.response("200", closeMatterResponseSchema);

/** Validates the data of `matters.count`: `200`. */
export const countMatterAccounts: schema.Validator<client.CountMatterAccountsResponses[200]> = /* @__PURE__ */ schema.response("200", countArtifactsOperationSchema);

/** Validates the data of `matters.exports.create`: `200`. */
export const createExport: schema.Validator<client.CreateExportResponses[200]> = /* @__PURE__ */ schema.response("200", exportSchema);

/** Validates the data of `matters.holds.accounts.create`: `200`. */
export const createHeldAccount: schema.Validator<client.CreateHeldAccountResponses[200]> = /* @__PURE__ */ schema.response("200", heldAccountSchema);

/** Validates the data of `matters.holds.create`: `200`. */
export const createHold: schema.Validator<client.CreateHoldResponses[200]> = /* @__PURE__ */ schema.response("200", holdSchema);

/** Validates the data of `matters.create`: `200`. */
export const createMatter: schema.Validator<client.CreateMatterResponses[200]> = /* @__PURE__ */ schema.response("200", matterSchema);

/** Validates the data of `matters.savedQueries.create`: `200`. */
export const createSavedQuery: schema.Validator<client.CreateSavedQueryResponses[200]> = /* @__PURE__ */ schema.response("200", savedQuerySchema);

/** Validates the data of `matters.exports.delete`: `200`. */
export const deleteExport: schema.Validator<client.DeleteExportResponses[200]> = /* @__PURE__ */ schema.response("200", emptySchema);

/** Validates the data of `matters.holds.accounts.delete`: `200`. */
export const deleteHeldAccount: schema.Validator<client.DeleteHeldAccountResponses[200]> = /* @__PURE__ */ schema.response("200", emptySchema);

/** Validates the data of `matters.holds.delete`: `200`. */
export const deleteHold: schema.Validator<client.DeleteHoldResponses[200]> = /* @__PURE__ */ schema.response("200", emptySchema);

/** Validates the data of `matters.delete`: `200`. */
export const deleteMatter: schema.Validator<client.DeleteMatterResponses[200]> = /* @__PURE__ */ schema.response("200", matterSchema);

/** Validates the data of `operations.delete`: `200`. */
export const deleteOperation: schema.Validator<client.DeleteOperationResponses[200]> = /* @__PURE__ */ schema.response("200", deleteOperationResponseSchema);

/** Validates the data of `matters.savedQueries.delete`: `200`. */
export const deleteSavedQuery: schema.Validator<client.DeleteSavedQueryResponses[200]> = /* @__PURE__ */ schema.response("200", emptySchema);

/** Validates the data of `matters.exports.get`: `200`. */
export const getExport: schema.Validator<client.GetExportResponses[200]> = /* @__PURE__ */ schema.response("200", exportSchema);

/** Validates the data of `matters.holds.get`: `200`. */
export const getHold: schema.Validator<client.GetHoldResponses[200]> = /* @__PURE__ */ schema.response("200", holdSchema);

/** Validates the data of `matters.get`: `200`. */
export const getMatter: schema.Validator<client.GetMatterResponses[200]> = /* @__PURE__ */ schema.response("200", matterSchema);

/** Validates the data of `operations.get`: `200`. */
export const getOperation: schema.Validator<client.GetOperationResponses[200]> = /* @__PURE__ */ schema.response("200", operationSchema);

/** Validates the data of `matters.savedQueries.get`: `200`. */
export const getSavedQuery: schema.Validator<client.GetSavedQueryResponses[200]> = /* @__PURE__ */ schema.response("200", savedQuerySchema);

/** Validates the data of `matters.exports.list`: `200`. */
export const listExports: schema.Validator<client.ListExportsResponses[200]> = /* @__PURE__ */ schema.response("200", listExportsResponseSchema);

/** Validates the data of `matters.holds.accounts.list`: `200`. */
export const listHeldAccounts: schema.Validator<client.ListHeldAccountsResponses[200]> = /* @__PURE__ */ schema.response("200", listHeldAccountsResponseSchema);

/** Validates the data of `matters.holds.list`: `200`. */
export const listHolds: schema.Validator<client.ListHoldsResponses[200]> = /* @__PURE__ */ schema.response("200", listHoldsResponseSchema);

/** Validates the data of `matters.list`: `200`. */
export const listMatters: schema.Validator<client.ListMattersResponses[200]> = /* @__PURE__ */ schema.response("200", listMattersResponseSchema);

/** Validates the data of `operations.list`: `200`. */
export const listOperations: schema.Validator<client.ListOperationsResponses[200]> = /* @__PURE__ */ schema.response("200", listOperationsResponseSchema);

/** Validates the data of `matters.savedQueries.list`: `200`. */
export const listSavedQueries: schema.Validator<client.ListSavedQueriesResponses[200]> = /* @__PURE__ */ schema.response("200", listSavedQueriesResponseSchema);

/** Validates the data of `matters.holds.removeHeldAccounts`: `200`. */
export const removeHeldAccounts: schema.Validator<client.RemoveHeldAccountsResponses[200]> = /* @__PURE__ */ schema.response("200", removeHeldAccountsResponseSchema);

/** Validates the data of `matters.removePermissions`: `200`. */
export const removeMatterPermissions: schema.Validator<client.RemoveMatterPermissionsResponses[200]> = /* @__PURE__ */ schema.response("200", emptySchema);

/** Validates the data of `matters.reopen`: `200`. */
export const reopenMatter: schema.Validator<client.ReopenMatterResponses[200]> = /* @__PURE__ */ schema.response("200", reopenMatterResponseSchema);

/** Validates the data of `matters.undelete`: `200`. */
export const undeleteMatter: schema.Validator<client.UndeleteMatterResponses[200]> = /* @__PURE__ */ schema.response("200", matterSchema);

/** Validates the data of `matters.holds.update`: `200`. */
export const updateHold: schema.Validator<client.UpdateHoldResponses[200]> = /* @__PURE__ */ schema.response("200", holdSchema);

/** Validates the data of `matters.update`: `200`. */
export const updateMatter: schema.Validator<client.UpdateMatterResponses[200]> = /* @__PURE__ */ schema.response("200", matterSchema);

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
