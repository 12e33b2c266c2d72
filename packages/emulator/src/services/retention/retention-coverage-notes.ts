import type { CoverageNotes } from "@seamline/emulator-kit";
import type { RetentionV1ExtensionPoint } from "../../generated/retention-v1.gen.ts";

const EXPORT_FORMAT_NOTE =
  "`exportFormat` works as in the mail options. Any other fields are stored unchanged and have no effect.";
const UNUSED_FIELDS_NOTE = "Any fields are stored unchanged. They do not limit the search.";
const UNREAD_BODY_NOTE = "The body is optional. It may be any object, and its members are ignored.";

/** Describes how the emulator fills each extension point of the contract. Points without a note are not filled. */
export const coverageNotes: CoverageNotes<RetentionV1ExtensionPoint> = {
  "addHeldAccounts.request":
    "The body contains either `emails` or `accountIds`, but not both. Each entry may be an e-mail address or an id. Empty lists add no accounts.",
  "addHeldAccounts.response":
    "The response contains a result for each account, in the order of the request: the held account with an empty status, or the name from the request with a code and a message.",
  "addMatterPermissions.request":
    "The body names an account by id or e-mail address. The role is COLLABORATOR (the default); OWNER is rejected. The role replaces an existing role of the account. `sendEmails` and `ccMe` are ignored, and no e-mail is sent.",
  "addMatterPermissions.response": "The response is the permission, with the id of the account.",
  "calendarExportOptions.fields": EXPORT_FORMAT_NOTE,
  "cancelOperation.request": "The body is empty or an empty object.",
  "cancelOperation.response":
    "The response is an empty object, even if the operation is already done and nothing changes.",
  "closeMatter.request": UNREAD_BODY_NOTE,
  "closeMatter.response": "The response contains the BASIC view of the matter, as `matter`.",
  "countMatterAccounts.request":
    "The body contains a query and a view. Without a method, the query's info decides, or everything is searched. Without a corpus, all kinds of data are searched. The time span includes startTime and excludes endTime. Both times have their own zone, so timeZone has no effect. Info or options that do not fit the method or the corpus are rejected. HELD_DATA searches the data that the matter's holds preserve. Terms support words, \"phrases\", from:, to:, subject:, OR, AND (or nothing) between terms, NOT or - before a term, parentheses, and * within words. Terms may have at most 100 words (TOO_MANY_TERMS), and a word with * needs at least three letters (WILDCARD_TOO_BROAD). Accounts that the seed lists as unavailable fail with LOCATION_UNAVAILABLE.",
  "countMatterAccounts.response":
    "The response is the running operation. It counts the data at the start of the operation.",
  "createExport.request":
    "The body contains a name that is unique within the matter, a query with the same rules as for a count, and options. A request without a query is rejected; an empty query exports everything. `exportFormat` in the options selects the format of the files. For PST, the files are in mbox format, because the emulator cannot write PST.",
  "createExport.response": "The response is the export. Its status is IN_PROGRESS.",
  "createHeldAccount.request":
    "The body names the account by e-mail address or by id; the e-mail address takes precedence. An account that is already under the hold is rejected with 409.",
  "createHeldAccount.response": "The response is the held account, with the names from the directory.",
  "createHold.request":
    "The hold covers accounts (as a set) or an organizational unit, or nothing yet. A hold without a corpus would preserve nothing, so a request without a corpus is rejected. A name must be unique within the matter, but may be omitted.",
  "createHold.response": "The response is the whole hold.",
  "createMatter.request":
    "The name, the description and the region are used if they are present. The id, the state and the permissions are ignored. Several matters may have the same name.",
  "createMatter.response": "The response is the BASIC view of the matter.",
  "createSavedQuery.request":
    "The body contains a name that is unique within the matter, and a query that is valid for an export.",
  "createSavedQuery.response": "The response is the saved query.",
  credentials:
    "The Authorization header contains a bearer token. A token that looks like an e-mail address acts as that account. Any other token is looked up in the seed's `tokens`, and then used as the name of an account. A token allows everything unless the seed limits it to the read-only scope. Operations other than gets and lists then return 403.",
  "deleteExport.response": "The response is an empty object. The files of the export are also deleted.",
  "deleteHeldAccount.response": "The response is an empty object.",
  "deleteHold.response": "The response is an empty object.",
  "deleteMatter.response":
    "The response is the BASIC view of the matter. The matter and its contents are purged after 30 days on the emulator's clock.",
  "deleteOperation.response": "The response is an empty object. A running operation stops.",
  "deleteSavedQuery.response": "The response is an empty object.",
  "driveDocumentIds.fields":
    "Every string in any field, including strings in lists, is the id of a document.",
  "error.body":
    "An error has a code, a message and the name of the status. An internal error has no status name.",
  "error.details":
    "If fields of a request are invalid, a detail `BadRequest` lists them in `fieldViolations`, each with `field`, `rule` and `description`.",
  "error.statuses":
    "The contract defines the statuses. An unknown account or organizational unit returns 404, and so does the removal of an account that has no role. A body that is not JSON returns 400. In strict mode, an unknown member or parameter also returns 400. The emulator also returns 404 for an unknown path, 405 for an unknown method, 408 for a request that does not arrive in time, 413 for a body of more than 10 MiB, 415 for a content encoding other than gzip and deflate, 417 for an unknown expectation, 431 for header fields that are too long, 500 for an error in the emulator, and 503 while a store is failing or its state is being replaced. Browser requests from a foreign origin get 403. Export files also return 412 for a failed precondition and 416 for a range outside the file. 501 and 504 occur only as injected faults.",
  events: "The service sends no events.",
  "export.fields":
    "The service sets all fields except the name, the query and the options. An export contains the data that matched its query when it was created. Its statistics are updated in steps. A completed export has one file for each account and kind of data, and two tables. `parentExportId` is never present.",
  "export.states":
    "An export is IN_PROGRESS for the configured duration. Then it is COMPLETED, or FAILED if none of its accounts could be searched, and it keeps this state until it is deleted or its matter is purged. Closing or deleting the matter does not stop it.",
  "filter.syntax":
    "A filter compares (= != < <= > >= :) fields of the operation in the response. It supports AND, OR (which binds more tightly), NOT or -, parentheses, quotation marks, and * for any text. Times and numbers are compared by value.",
  "geminiExportOptions.fields": EXPORT_FORMAT_NOTE,
  "geminiOptions.fields": UNUSED_FIELDS_NOTE,
  "getExport.response": "The response is the export. It contains the files once it is COMPLETED.",
  "getHold.response":
    "The response is the hold. BASIC_HOLD omits the accounts and the organizational unit. FULL_HOLD and requests without a view include them.",
  "getMatter.response": "The response is the matter. Only the FULL view contains the permissions.",
  "getOperation.response": "The response is the operation, whether it is done or not.",
  "getSavedQuery.response": "The response is the saved query.",
  "groupsExportOptions.fields": EXPORT_FORMAT_NOTE,
  "hangoutsChatExportOptions.fields": EXPORT_FORMAT_NOTE,
  "heldAccount.fields":
    "The e-mail address and the names come from the directory. The hold time is the clock's time when the account was added to the hold.",
  "heldCalendarQuery.fields": UNUSED_FIELDS_NOTE,
  "heldGeminiQuery.fields": UNUSED_FIELDS_NOTE,
  "hold.fields":
    "The service sets the ids and the times. `updateTime` changes with every change to the hold or its accounts.",
  "hold.states": "A hold has no states: it exists or it does not.",
  limits:
    "Limits are off by default. With limits on, the rates of the profile apply, and at most 20 exports may be in progress, because an emulator is one organization with one project. An operation without a stated cost uses one read or write of its kind. Cancelling and deleting operations is not limited. The project's limit of 120 matter reads is always reached before the organization's limit of 600. Chat spaces are not counted.",
  "list.pagination":
    "A page token marks a position after an item, in order of creation, so an item that exists during the whole listing is listed exactly once. Other lists reject the token.",
  "listExports.response": "The response is a page of exports in order of creation.",
  "listHeldAccounts.response":
    "The response contains all accounts, in the order they were added. It is empty for a hold on an organizational unit.",
  "listHolds.response":
    "The response is a page of holds in order of creation, with the same views as a single hold.",
  "listMatters.response":
    "The response is a page of the matters that the caller has access to, in order of creation. With View All Matters it lists all matters.",
  "listOperations.response":
    "The response is a page of operations in matters that the caller has access to, in the order they started. A page may be short or empty even if another page follows.",
  "listSavedQueries.response": "The response is a page of saved queries in order of creation.",
  "matter.fields":
    "The service sets the id, the state and the permissions. Fields without a value are omitted.",
  "matter.states":
    "The states are OPEN, CLOSED and DELETED. An OPEN matter without holds can be closed, and a CLOSED matter can be reopened or deleted. A DELETED matter can be restored to CLOSED until it is purged after 30 days.",
  "matterCollaborator.fields":
    "The fields are the id of the account and its role. The creator keeps access even without a role.",
  "name.conflicts":
    "In a matter, hold names are unique, and so are saved query names and export names. Several matters may have the same name, because a conflict would reveal a matter that is not shared with the caller. Empty and missing names never conflict.",
  "operation.fields":
    "The fields are a name with several segments, done and metadata. An operation that is done also has either a response or an error.",
  "operation.metadata":
    "The metadata is a CountArtifactsMetadata, as stated by its `@type`. It has an endTime once the operation has ended.",
  "operation.privileges":
    "The contract defines the privileges. A missing matter is reported first, then missing access, then a missing privilege.",
  "operation.response":
    "The response is a CountArtifactsResponse, as stated by its `@type`. TOTAL_COUNT omits accountCounts. The response to a mail or groups query contains the result for its corpus. The response to a query of all corpora contains both results.",
  "operation.states":
    "An operation runs until it is done, with a response after the configured duration or with an error when it is cancelled. It then stays unchanged until it is deleted or its matter is purged.",
  "operation.unsupported": "Cancel, delete and list are supported, so no operation returns UNIMPLEMENTED.",
  "pageSize.bounds":
    "The default is 100. A size of 0 also selects it. Negative sizes are rejected. A size of more than 100 is rejected if the contract states the maximum, and otherwise reduced to 100.",
  "query.parameters": "Each operation supports its parameters.",
  "queryParameter.values":
    "access_token and oauth_token replace a missing Authorization header. The other parameters are accepted and have no effect: the response is always JSON.",
  "removeHeldAccounts.request": "The body lists accounts by ids or e-mail addresses.",
  "removeHeldAccounts.response":
    "The response contains a status for each account, in the order of the request. The status is empty, or contains a code and a message if the account is not under the hold.",
  "removeMatterPermissions.request":
    "The body names the account by id or e-mail address. Owners can also be removed. Removing an account without a role returns 404.",
  "removeMatterPermissions.response": "The response is an empty object.",
  "reopenMatter.request": UNREAD_BODY_NOTE,
  "reopenMatter.response": "The response contains the BASIC view of the matter, as `matter`.",
  "savedQuery.fields": "The service sets the id, the matter and the time.",
  "size.limits": "A body may be at most 10 MiB and nested at most 100 levels deep.",
  "status.codes":
    "The codes are defined by google.rpc.Code: none (0) for success; 3 (no name), 5 (unknown or not under the hold) and 6 (already under the hold) for accounts in bulk requests; 1 for a cancelled operation.",
  "status.details": "A status has no details.",
  "teamDriveInfo.fields":
    "Every string in any field, including strings in lists, is the id of a shared drive.",
  "undeleteMatter.request": UNREAD_BODY_NOTE,
  "undeleteMatter.response": "The response is the BASIC view of the matter.",
  "updateHold.request":
    "The body can change the query, the accounts and the organizational unit. The name and the corpus never change. A scope of the other kind is ignored. Accounts that were already under the hold keep their hold time.",
  "updateHold.response": "The response is the whole hold after the update.",
  "updateMatter.request":
    "The name and the description are updated if they are present. All other members are ignored.",
  "updateMatter.response": "The response is the BASIC view of the matter.",
  "voiceExportOptions.fields": EXPORT_FORMAT_NOTE,
};
