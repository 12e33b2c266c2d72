import type { FunctionsV1ExtensionPoint } from "../../generated/functions-v1.gen.ts";
import type { FunctionsV2ExtensionPoint } from "../../generated/functions-v2.gen.ts";

const STORED_WITHOUT_EFFECT = "Any fields are kept as they are given, and change nothing.";

type VersionSpecificPoint =
  | "createFunction.request"
  | "function.fields"
  | "generateFunctionDownloadUrl.request"
  | "generateFunctionDownloadUrl.response"
  | "generateFunctionUploadUrl.request"
  | "generateFunctionUploadUrl.response"
  | "getFunction.response"
  | "listFunctions.response"
  | "listLocations.response"
  | "listOperations.response"
  | "location.metadata"
  | "operation.fields"
  | "patchFunction.request";

type SharedPoint = Exclude<FunctionsV1ExtensionPoint & FunctionsV2ExtensionPoint, VersionSpecificPoint>;

/** How the emulator fills the extension points that all versions have alike. */
const sharedCoverageNotes: Readonly<Record<SharedPoint, string | false>> = {
  "auditLogConfig.fields": STORED_WITHOUT_EFFECT,
  "automaticUpdatePolicy.fields": STORED_WITHOUT_EFFECT,
  "createFunction.response":
    "The operation, which runs. A name that is taken is found out by the operation, which ends in the error 6.",
  credentials:
    "A bearer token in the header Authorization. One that looks like an e-mail address is that account; any other is what the `tokens` of the seed say, or else the account of that name. Signed URLs and the addresses of functions ask for none.",
  "deleteFunction.response":
    "The operation, which takes as long as operations do. The function is DELETING until its end, and goes with its versions, its policy and what runs of it.",
  "deprecation.rules": false,
  "error.body": "Code, message and the word of the status; a failure of the service itself has no word.",
  "error.details":
    "Where fields of a request are wrong, a detail `BadRequest` names them in `fieldViolations`: `field`, `rule` and `description`.",
  "error.statuses":
    "Those of the contract. Beside them 404 for a path and 405 for a method that there is not, and 413 for a body that is too long.",
  "event.kinds":
    "Any type of event is taken at `POST /__emulator/functions/events`, and goes to the functions whose trigger has its type, or its topic, and whose filters let it through: by equal attributes, or by the operator `match-path-pattern`. v1's `resource` is a filter by that attribute, or else by the source. Channel, service and region count where the event names them.",
  "event.payloads":
    "Code of the second generation gets the CloudEvent as it came; code of the first gets its data, and a context of id, time, type and resource.",
  events:
    "An event that a function does not take is tried again where its trigger asks for that: after 10 seconds of the emulator's clock, then after twice as long each time up to 10 minutes, for a week in the first generation and a day in the second.",
  "filter.syntax":
    "Comparisons (= != < <= > >= :) of fields as they are shown, or by their names in snake_case, with AND, OR (which binds closer), NOT or -, parentheses, quotation marks, and * for any text; times and numbers are compared as such.",
  "function.moves":
    "DEPLOYING leads to ACTIVE, or to FAILED where the function never ran; an update that fails leaves what ran as it was. ACTIVE and FAILED lead to DEPLOYING by an update and to DELETING by a deletion. Meanwhile other updates and deletions are refused with 409 ABORTED.",
  "function.states": "ACTIVE, FAILED, DEPLOYING and DELETING; v1 has its own words for them.",
  "getFunctionIamPolicy.response":
    "The policy, with an etag also where none was ever set. Who does not ask for version 3 sees bindings without their conditions, in version 1.",
  "getOperation.response": "The operation, done or not.",
  limits:
    "Archives have at most 100 MiB, and 500 MiB unpacked; bodies of operations 10 MiB; requests to functions and their answers 10 MiB in the first generation and 32 MiB in the second; memory 8 GiB and 32 GiB; calls 540 seconds. Only where limits are asked for: 1000 functions in a location of a project, and in 100 seconds 5000 reads, 80 writes and 16 calls in v1 of a project. Getting a URL to download with counts as a read, one to upload to as a write, and operations of v1 that name no project share rates.",
  "list.pagination":
    "1000 items on a page where no size or 0 is given, and no more. A token stands after an item, in the order of the list, so that what is there all the time comes once. It is refused by any other list.",
  "location.fields":
    "Those of the seed, or else three of the emulator's choice and every one that functions of the project are in; where the seed lists any, there are no others.",
  "onDeployUpdatePolicy.fields": STORED_WITHOUT_EFFECT,
  "operation.permissions":
    "None, unless the seed has `enforcePermissions`: then those of the contract, granted by the policy of the function or the bindings of the seed through its table of roles. Operations on projects and locations go by the seed alone.",
  "operation.response":
    "The function as the operation left it, or nothing after a deletion, which `@type` says.",
  "operation.states":
    "Runs, then is done with a response or an error: after the time that operations take, and not before the code was found to start.",
  "patchFunction.response":
    "The operation, which runs. Only a change that the code could notice, or a source that is named anew, makes a new version.",
  "policy.fields":
    "At most 1500 different members and 250 groups, of the forms allUsers, allAuthenticatedUsers, user:, serviceAccount:, group: and domain:. Conditions need version 3 and are not evaluated: a binding that has one grants nothing, and nobody is known to be in a group.",
  "query.parameters": "Those of single operations are heeded.",
  "queryParameter.values":
    "access_token and oauth_token stand for the header Authorization where there is none. The others are taken and change nothing: the answer is JSON whatever they say.",
  "secretVersion.fields": STORED_WITHOUT_EFFECT,
  "setFunctionIamPolicy.request":
    "A policy, whose bindings are set unless the mask names other parts; the version goes with them. An etag that is given must be that of the policy as it is, whatever the mask says; without one, whatever is there is overwritten. Bindings of the same role and condition become one.",
  "setFunctionIamPolicy.response": "The policy in full, with its new etag.",
  "status.codes":
    "Those of google.rpc.Code: 3 for source that cannot be built, 4 for code that does not start in time, 6 for a name that is taken, 9 where something that is needed is missing or the code gives out, 13 for a failure of the emulator.",
  "status.details": "None are given.",
  "testFunctionIamPermissions.request":
    "Permissions by their full names: a * is refused, and one that there is not is never granted.",
  "testFunctionIamPermissions.response":
    "Those that the caller has by the policy of the function, the bindings and the roles of the seed; all that there are where the seed has no roles, and none of a function that is not there.",
  versioning:
    "The beta and alpha versions are as v2. All versions show the same functions, of which v1 knows those of the first generation alone.",
};

/** How the emulator fills each extension point; `false` where it does not. */
export const v1CoverageNotes: Readonly<Record<FunctionsV1ExtensionPoint, string | false>> = {
  ...sharedCoverageNotes,
  "callFunction.request":
    "`data`, a text: the body of a POST to code that answers requests, and JSON for code that takes events.",
  "callFunction.response":
    "An id of the execution with what the code answered, or with an error where that is no success, or the code gave out.",
  "createFunction.request":
    "The function, whose name says where it is to be, with a runtime that is listed and one source; without a trigger of events it answers requests. Its id has up to 128 letters, digits and - _ . ~, and begins with a letter or a digit.",
  "filter.syntax":
    "That of operations has the two forms of the reference profile, with * for any value. That of locations has comparisons (= != < <= > >= :) of fields as they are shown, with AND, OR (which binds closer), NOT or -, parentheses, quotation marks, and * for any text.",
  "function.fields":
    "Those of callers are kept and shown, but for `sourceUploadUrl` and `sourceToken`; time-out and memory are 60s and 256 MB where nobody says them. `versionId` counts deployments that succeed. Repositories are not reached, secrets are not read, and settings of networks and builds change nothing.",
  "generateFunctionDownloadUrl.request": "The number of a version; the newest without one, or with 0.",
  "generateFunctionDownloadUrl.response":
    "A URL of the host that was asked, good for 5 minutes of the emulator's clock.",
  "generateFunctionUploadUrl.request": "Nothing of it is heeded.",
  "generateFunctionUploadUrl.response":
    "A URL of the host that was asked, good for 30 minutes of the emulator's clock, for a PUT with the headers that the reference profile names.",
  "getFunction.response":
    "The function, or an earlier version of it; during a deployment, as it is to become.",
  "listFunctions.response":
    "A page of the functions of the first generation, by their names; nothing is ever unreachable.",
  "listLocations.response": "A page of locations by their ids.",
  "listOperations.response":
    "A page of operations on functions of the first generation in all projects, or of those that the filter means, in the order in which they began.",
  "location.metadata": "There are none.",
  "operation.fields":
    "A name of two segments, done, metadata, and a response or an error once it is done, never both.",
  "operationMetadata.request":
    "The function as the request had it, without URLs of uploads and tokens; none of a request in the form of the v2 family.",
  "patchFunction.request":
    "The fields that the mask names, which become what the body says of them and go where it says nothing. Name and generation stay.",
  "retry.fields": "None are kept: that there is such an object is what has events tried again.",
};

/** How the emulator fills each extension point; `false` where it does not. */
export const v2CoverageNotes: Readonly<Record<FunctionsV2ExtensionPoint, string | false>> = {
  ...sharedCoverageNotes,
  "createFunction.request":
    "The function, with a runtime that is listed and one source, and its id in `functionId` or in the name of the body. Without an environment it is of the second generation, without a trigger of events it answers requests.",
  "directVpcNetworkInterface.fields": "Any fields are kept as they are given, and change nothing.",
  "function.fields":
    "Those of callers are kept and shown, but for `sourceUploadUrl` and `sourceToken`; time-out and memory are 60 seconds and 256M where nobody says them. Addresses and the revision are there once a deployment has succeeded. Repositories are not reached, secrets are not read, and settings of networks and builds change nothing.",
  "generateFunctionDownloadUrl.request": "Nothing: an empty body, or an empty object.",
  "generateFunctionDownloadUrl.response":
    "A URL of the host that was asked, good for 30 minutes of the emulator's clock.",
  "generateFunctionUploadUrl.request": "Nothing of it is heeded.",
  "generateFunctionUploadUrl.response":
    "A URL of the host that was asked, good for 30 minutes of the emulator's clock, for a PUT of the type application/zip, and the object that it becomes.",
  "getFunction.response":
    "The function, or an earlier revision of it; during a deployment, as it is to become.",
  "listFunctions.response":
    "A page of the functions that the filter means, by their names unless `orderBy` says by other fields; nothing is ever unreachable.",
  "listLocations.response": "A page of locations by their ids.",
  "listOperations.response":
    "A page of operations in the order in which they began; nothing is ever unreachable.",
  "listRuntimes.response": "All runtimes that the filter means, the same in every location.",
  "location.metadata": "`environments`: both generations, everywhere.",
  "operation.fields":
    "A name of six segments, done, metadata with the stages BUILD, SERVICE and, for events, TRIGGER of a deployment, and a response or an error once it is done, never both.",
  "operationMetadata.requestResource":
    "The function as the request had it, without URLs of uploads and tokens; none of a request in the form of v1.",
  "patchFunction.request":
    "The fields that the mask names, which become what the body says of them and go where it says nothing; without a mask, those that the body holds. Name and generation stay.",
  "rate.limits": "All versions and both generations count together.",
  "runtime.fields":
    "Those of the seed as they stand there, or else some of each language for both generations, without dates; those of Node run, and the others say in `warnings` that they do not.",
};
