import type { RetentionV1ExtensionPoint } from "../../generated/retention-v1.gen.ts";

/** How the emulator fills each extension point; `false` where it does not. */
export const coverageNotes: Readonly<Record<RetentionV1ExtensionPoint, string | false>> = {
  "addHeldAccounts.request":
    "E-mail addresses or ids, each of which may be either; both lists together are refused, and none adds nobody.",
  "addHeldAccounts.response":
    "A result for each account in order: the held account with an empty status, or the name given with a code and a message.",
  "addMatterPermissions.request":
    "An account by id or e-mail address. Its role is COLLABORATOR, also where none is given; OWNER is refused, and a role that the account has is overwritten. `sendEmails` and `ccMe` are ignored: no e-mail is sent.",
  "addMatterPermissions.response": "The permission, with the id of the account.",
  "calendarExportOptions.fields":
    "`exportFormat` is heeded as in the options of mail; any other fields are kept as they are given and change nothing.",
  "cancelOperation.request": "Nothing: an empty body, or an empty object.",
  "cancelOperation.response": "An empty object, also where the operation is done: then nothing has changed.",
  "closeMatter.request": "No body, or an object, of which nothing is read.",
  "closeMatter.response": "The matter in the view BASIC, as `matter`.",
  "countMatterAccounts.request":
    "A query and a view. Without a method the query's info decides, or everything is searched; without a corpus all kinds of data are. startTime belongs to the span, endTime does not; both say their zone, so that timeZone changes nothing. Info or options that do not fit method or corpus are refused. Held data is that of the matter's holds. Terms: words, \"phrases\", from: to: subject:, OR, AND or nothing between, NOT or - before, parentheses, * in a word; at most 100 words (TOO_MANY_TERMS) and three letters beside a * (WILDCARD_TOO_BROAD). Accounts that the seed lists as unavailable fail with LOCATION_UNAVAILABLE.",
  "countMatterAccounts.response": "The operation, which runs. It counts what was there when it began.",
  "createExport.request":
    "A name, which is there once in a matter, a query, read as that of a count, and options, of which `exportFormat` decides the format of the files; PST, which nothing here writes, gives mbox.",
  "createExport.response": "The export, which is IN_PROGRESS.",
  "createHeldAccount.request":
    "The account by e-mail address, which wins, or by id. One that is held already is refused with 409.",
  "createHeldAccount.response": "The held account, with the names that the directory has.",
  "createHold.request":
    "Accounts (a set) or an organizational unit, or neither yet; without a corpus the hold preserves nothing. A name is there once in a matter; without one a hold is nameless.",
  "createHold.response": "The hold in full.",
  "createMatter.request":
    "Name, description and region, each as far as it is given; id, state and permissions are ignored. Other matters may have the same name.",
  "createMatter.response": "The matter in the view BASIC.",
  "createSavedQuery.request":
    "A name, which is there once in a matter, and a query that an export would take.",
  "createSavedQuery.response": "The saved query.",
  credentials:
    "A bearer token in the header Authorization. One that looks like an e-mail address is that account; any other is what the `tokens` of the seed say, or else the account of that name. A token may do everything unless the seed gives it the scope for reading.",
  "deleteExport.response": "An empty object. The files are gone, too.",
  "deleteHeldAccount.response": "An empty object.",
  "deleteHold.response": "An empty object.",
  "deleteMatter.response":
    "The matter in the view BASIC. It is purged after 30 days of the emulator's clock, with all that it holds.",
  "deleteOperation.response": "An empty object. An operation that runs is not carried on.",
  "deleteSavedQuery.response": "An empty object.",
  "driveDocumentIds.fields":
    "Every text in it, in lists too, is the id of a document, whatever its field is called.",
  "error.body": "Code, message and the word of the status; a failure of the service itself has no word.",
  "error.details":
    "Where fields of a request are wrong, a detail `BadRequest` names them in `fieldViolations`: `field`, `rule` and `description`.",
  "error.statuses":
    "Those of the contract. Beside them 404 for a path and 405 for a method that there is not, and 413 for a body of more than 10 MiB.",
  events: "There are none.",
  "export.fields":
    "All but name, query and options are the service's. An export finds what there is when it is created, moves on in steps and is COMPLETED, or FAILED where none of its accounts can be searched. It has a file for each account and kind of data, and two tables. `parentExportId` is never there.",
  "filter.syntax":
    "Comparisons (= != < <= > >= :) of fields of the operation as it is shown, with AND, OR (which binds closer), NOT or -, parentheses, quotation marks, and * for any text; times and numbers are compared as such.",
  "geminiExportOptions.fields":
    "`exportFormat` is heeded as in the options of mail; any other fields are kept as they are given and change nothing.",
  "geminiOptions.fields": "Any fields are kept as they are given; they limit nothing.",
  "getExport.response": "The export, with its files once it is COMPLETED.",
  "getHold.response":
    "The hold. BASIC_HOLD leaves out accounts and organizational unit; FULL_HOLD and no view show them.",
  "getMatter.response": "The matter; permissions are shown in the view FULL alone.",
  "getOperation.response": "The operation, done or not.",
  "getSavedQuery.response": "The saved query.",
  "groupsExportOptions.fields":
    "`exportFormat` is heeded as in the options of mail; any other fields are kept as they are given and change nothing.",
  "hangoutsChatExportOptions.fields":
    "`exportFormat` is heeded as in the options of mail; any other fields are kept as they are given and change nothing.",
  "heldAccount.fields":
    "Address and names come from the directory, the time from the clock when the account came under the hold.",
  "heldCalendarQuery.fields": "Any fields are kept as they are given; they limit nothing.",
  "heldGeminiQuery.fields": "Any fields are kept as they are given; they limit nothing.",
  "hold.fields":
    "Ids and times are the service's. `updateTime` moves with every change of the hold, of its accounts too.",
  "hold.states": "A hold has no states: it is there or it is not.",
  limits:
    "None unless asked for. Then the rates of the profile, and 20 exports in progress: an emulator is one organization with one project. What has no stated cost takes one read or write of its kind; cancelling and deleting operations takes nothing. The 600 matter reads of an organization never run out before the 120 of its project. Chat spaces are not counted.",
  "list.pagination":
    "A token stands after an item, in the order in which items were created, so that what is there all the time comes once. It is refused by any other list.",
  "listExports.response": "A page of exports in the order in which they were created.",
  "listHeldAccounts.response":
    "All accounts at once, in the order in which they were added; none for a hold on an organizational unit.",
  "listHolds.response":
    "A page of holds in the order in which they were created, in the same views as a single hold.",
  "listMatters.response":
    "A page of the matters that the caller has access to, in the order in which they were created; of all for View All Matters.",
  "listOperations.response":
    "A page of the operations of matters that the caller has access to, in the order in which they began. A page may be short or empty, and have a next one; nothing is ever unreachable.",
  "listSavedQueries.response": "A page of saved queries in the order in which they were created.",
  "matter.fields": "Id, state and permissions are the service's; a field that nobody gave is left out.",
  "matter.states":
    "OPEN, CLOSED and DELETED. OPEN and CLOSED lead to each other, closing only without holds; CLOSED leads to DELETED, and that to CLOSED or, after 30 days, to the end.",
  "matterCollaborator.fields":
    "The id of the account, and its role. The creator keeps its access without a role.",
  "operation.fields":
    "A name of several segments, done, metadata, and a response or an error once it is done, never both.",
  "operation.metadata": "CountArtifactsMetadata, which `@type` says; endTime from the end on.",
  "operation.privileges":
    "Those of the contract. A matter that is not there is told before missing access, and that before a missing privilege.",
  "operation.response":
    "CountArtifactsResponse, which `@type` says. TOTAL_COUNT leaves out accountCounts; a query of mail or groups has the result of its kind, one of all kinds both.",
  "operation.states":
    "Runs, then is done: with a response after the time that operations take, or cancelled with an error before. What is done stays as it is until it is deleted, or its matter purged.",
  "operation.unsupported": "No operation answers UNIMPLEMENTED: cancel, delete and list are supported.",
  "pageSize.bounds":
    "100 where none is given or 0, and no more than 100; below 0 is refused. More than 100 is refused where the contract states the maximum, and cut elsewhere.",
  "query.parameters": "Those of single operations are heeded.",
  "queryParameter.values":
    "access_token and oauth_token stand for the header Authorization where there is none. The others are taken and change nothing: the answer is JSON whatever they say.",
  "removeHeldAccounts.request": "Ids or e-mail addresses.",
  "removeHeldAccounts.response":
    "A status for each account in order: empty, or a code and a message for one that is not held.",
  "removeMatterPermissions.request":
    "The account by id or e-mail address. An owner is removed like any other; an account without a role is not found.",
  "removeMatterPermissions.response": "An empty object.",
  "reopenMatter.request": "No body, or an object, of which nothing is read.",
  "reopenMatter.response": "The matter in the view BASIC, as `matter`.",
  "savedQuery.fields": "Id, matter and time are the service's.",
  "size.limits": "A body has at most 10 MiB and 100 levels.",
  "status.codes":
    "Those of google.rpc.Code: none (0) for success; of accounts in bulk 3 (not named), 5 (unknown or not held) and 6 (held already); 1 of a cancelled operation.",
  "status.details": "None are given.",
  "teamDriveInfo.fields":
    "Every text in it, in lists too, is the id of a shared drive, whatever its field is called.",
  timeOuts: false,
  "undeleteMatter.request": "No body, or an object, of which nothing is read.",
  "undeleteMatter.response": "The matter in the view BASIC.",
  "updateHold.request":
    "Changes query, accounts and organizational unit, each where it is given; name and corpus stay. The kind of scope that the hold does not have is ignored. Accounts that were held keep their time.",
  "updateHold.response": "The hold in full, after the update.",
  "updateMatter.request": "Name and description, each as far as it is given; all else is ignored.",
  "updateMatter.response": "The matter in the view BASIC.",
  versioning: false,
  "voiceExportOptions.fields":
    "`exportFormat` is heeded as in the options of mail; any other fields are kept as they are given and change nothing.",
};
