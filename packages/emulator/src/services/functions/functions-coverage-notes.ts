import type { CoverageNotes } from "@seamline/emulator-kit";
import type { FunctionsV1ExtensionPoint } from "../../generated/functions-v1.gen.ts";
import type { FunctionsV2ExtensionPoint } from "../../generated/functions-v2.gen.ts";

const STORED_WITHOUT_EFFECT = "Any fields are stored as they are sent, and have no effect.";

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

/** Says how the emulator fills the extension points that are the same in all versions. */
const sharedCoverageNotes: CoverageNotes<SharedPoint> = {
  "auditLogConfig.fields": STORED_WITHOUT_EFFECT,
  "automaticUpdatePolicy.fields": STORED_WITHOUT_EFFECT,
  "createFunction.response":
    "The response is the running operation. If the name is already in use, the operation ends with the error 6.",
  credentials:
    "A bearer token in the header Authorization. A token that looks like an e-mail address stands for that account; any other is looked up in the `tokens` of the seed, or else stands for the account of that name. Signed URLs and the URLs of functions need no credentials.",
  "deleteFunction.response":
    "The response is the operation, which takes as long as operations are set to take. The function is DELETING until the operation ends. Its versions, its policy and its running program are deleted with it.",
  "error.body":
    "An error has a code, a message and the name of its status; an internal error of the service has no name.",
  "error.details":
    "If fields of a request are invalid, a detail `BadRequest` names them in `fieldViolations`, each with `field`, `rule` and `description`.",
  "error.statuses":
    "The statuses of the contract, and others for what no document states. 409 ABORTED: an update or a deletion while another operation on the function runs. 404, 405: an unknown path, and a method that the path does not have. 413, 415: a body that is too long, and one whose Content-Encoding cannot be undone. 501: an operation that the emulator does not handle. 503: a store that cannot be used. A signed URL that was changed, or whose signed headers are missing or have other values, gets 403; one that has expired gets 400 FAILED_PRECONDITION, and an empty upload or one with the header Authorization gets 400. The URL of a function gets 404 if the function runs on events, 500 if its code fails, 503 if it is not deployed or cannot be run, and 504 if it takes too long.",
  "event.kinds":
    "`POST /__emulator/functions/events` accepts events of any type. An event goes to the functions whose trigger has its type or topic and whose filters all match, by equal attributes or by the operator `match-path-pattern`. The `resource` of v1 is a filter by that attribute, or else by the source. Channel, service and region must match only if the event has them.",
  "event.payloads":
    "Code of the second generation gets the CloudEvent as it was sent. Code of the first generation gets its data, and a context of id, time, type and resource.",
  events:
    "If a function does not accept an event, it is delivered again if its trigger asks for that: after 10 seconds of the emulator's clock, and then after twice as long each time, up to 10 minutes. Attempts end after a week in the first generation and after a day in the second.",
  "filter.syntax":
    "Comparisons (= != < <= > >= :) of the fields of the response, which may also be written in snake_case, with AND, OR (which binds closer), NOT or -, parentheses, quotation marks, and * for any text. Times and numbers are compared by value.",
  "function.moves":
    "DEPLOYING leads to ACTIVE, or to FAILED if the function has never run. An update that fails leaves the function as it was. ACTIVE and FAILED lead to DEPLOYING by an update and to DELETING by a deletion. Meanwhile, other updates and deletions get 409 ABORTED.",
  "function.states": "ACTIVE, FAILED, DEPLOYING and DELETING. v1 has other names for them.",
  "getFunctionIamPolicy.response":
    "The response is the policy, which has an etag even if none was ever set. Unless the request asks for version 3, bindings have no conditions and the version is 1.",
  "getOperation.response": "The response is the operation, whether it is done or not.",
  limits:
    "Archives have at most 100 MiB, and 500 MiB unpacked. Bodies of operations have at most 10 MiB. Requests to functions and their responses have at most 10 MiB in the first generation and 32 MiB in the second. Memory is limited to 8 GiB and 32 GiB, and a call to 540 seconds. Only if limits are enabled, a project has at most 1000 functions in a location and, in 100 seconds, 5000 reads, 80 writes and 16 calls in v1. Getting a download URL counts as a read, getting an upload URL as a write. The operations of v1 that name no project share one rate.",
  "list.pagination":
    "A page has at most 1000 items, which is also the default and the meaning of size 0. A `pageSize` above 2^53 - 1 is rejected, even if the contract states no maximum. A token marks an item in the order of the list, so that items that exist throughout are returned exactly once. A token is only valid for the same list.",
  "location.fields":
    "The locations of the seed, and no others. If the seed lists none, three of the emulator's choice and those in which the project has functions are listed, and every other location exists too.",
  "onDeployUpdatePolicy.fields": STORED_WITHOUT_EFFECT,
  "operation.permissions":
    "No permissions are required unless the seed has `enforcePermissions`. Then the permissions of the contract are required, which the policy of the function and the bindings of the seed grant through the seed's table of roles. For operations on projects and locations, the seed alone decides.",
  "operation.response":
    "The function as it is after the operation, or nothing after a deletion, as `@type` says.",
  "operation.states":
    "An operation is running, and is then done with a response or an error. It ends when its time is over and, for a deployment, its code has started.",
  "patchFunction.response":
    "The response is the running operation. A new version is made only if a field changes that affects how the code runs, or if the update names the source.",
  "policy.fields":
    "A policy has at most 1500 different members and 250 groups, in the forms allUsers, allAuthenticatedUsers, user:, serviceAccount:, group: and domain:. Conditions need version 3 and are not evaluated: a binding with a condition grants nothing. Groups have no known members.",
  "query.parameters": "Only the parameters of the operation itself have an effect.",
  "queryParameter.values":
    "access_token and oauth_token replace the header Authorization if it is missing. The other parameters are accepted and have no effect: the response is always JSON.",
  "secretVersion.fields": STORED_WITHOUT_EFFECT,
  "setFunctionIamPolicy.request":
    "The request has a policy, whose bindings are set unless the mask names other parts; the version is set with them. If there is an etag, it must be that of the current policy, whatever the mask names; without one, the current policy is overwritten. Bindings with the same role and condition are merged.",
  "setFunctionIamPolicy.response": "The response is the whole policy with its new etag.",
  "status.codes":
    "The codes are those of google.rpc.Code: 3 for source that cannot be built, 4 for code that does not start in time, 6 for a name that is already in use, 9 if something required is missing or the code crashes, and 13 for an internal error of the emulator.",
  "status.details": "A status has no details.",
  "testFunctionIamPermissions.request":
    "The request has permissions by their full names. A name with * is an error, and an unknown permission is never granted.",
  "testFunctionIamPermissions.response":
    "The response has the permissions that the policy of the function and the bindings and roles of the seed grant to the caller. All known permissions are granted if the seed has no roles, and none for a function that does not exist.",
  versioning:
    "The beta and alpha versions behave like v2. All versions share the same functions, but v1 only shows those of the first generation.",
};

/** Says how the emulator fills the extension points of v1. */
const v1CoverageNotes: CoverageNotes<FunctionsV1ExtensionPoint> = {
  ...sharedCoverageNotes,
  "callFunction.request":
    "`data` is a text. Code that serves HTTP requests gets it as the body of a POST, and code that handles events gets it parsed as JSON.",
  "callFunction.response":
    "The response has an id of the execution, and either the result or an error: a result if the code responds with success, and an error if it responds with another status or crashes.",
  "createFunction.request":
    "The request has the function, whose name says its location, with a runtime from the list and one source. Without an event trigger it serves HTTP requests. Its id has up to 128 letters, digits and - _ . ~, and begins with a letter or a digit.",
  "filter.syntax":
    "The filter of operations has the two forms of the reference profile, with * for any value. The filter of locations has comparisons (= != < <= > >= :) of the fields of the response, with AND, OR (which binds closer), NOT or -, parentheses, quotation marks, and * for any text.",
  "function.fields":
    "Fields that callers set are stored and returned, except `sourceUploadUrl` and `sourceToken`. Time-out and memory default to 60s and 256 MB. `versionId` counts successful deployments. Repositories are not accessed, secrets are not read, and settings of networks and builds have no effect.",
  "generateFunctionDownloadUrl.request": "The number of a version. Without one, or with 0, it is the newest.",
  "generateFunctionDownloadUrl.response":
    "A URL on the host of the request, valid for 5 minutes of the emulator's clock.",
  "generateFunctionUploadUrl.request": "The content of the request has no effect.",
  "generateFunctionUploadUrl.response":
    "A URL on the host of the request, valid for 30 minutes of the emulator's clock, for a PUT with the headers that the reference profile names.",
  "getFunction.response":
    "The function, or an earlier version of it. During a deployment it has the fields that it will have.",
  "listFunctions.response":
    "A page of the functions of the first generation, sorted by name. All locations are always reachable.",
  "listLocations.response": "A page of locations, sorted by id.",
  "listOperations.response":
    "A page of operations on functions of the first generation in all projects, or of those that match the filter, in the order in which they began.",
  "location.metadata": "Locations have no metadata.",
  "operation.fields":
    "An operation has a name of two segments, done, metadata, and, once it is done, either a response or an error.",
  "operationMetadata.request":
    "The function of the request, without upload URLs and tokens. It is left out if the request was made in a version of the v2 family.",
  "patchFunction.request":
    "The fields that the mask names get the values of the body, and are removed if the body has none. Name and generation cannot change.",
  "retry.fields": "No fields are stored. The presence of the object alone has events delivered again.",
};

/** Says how the emulator fills the extension points of the v2 family. */
const v2CoverageNotes: CoverageNotes<FunctionsV2ExtensionPoint> = {
  ...sharedCoverageNotes,
  "createFunction.request":
    "The request has the function, with a runtime from the list and one source, and its id in `functionId`. A name in the body must agree with it. Without an environment it is of the second generation; without an event trigger it serves HTTP requests.",
  "directVpcNetworkInterface.fields": STORED_WITHOUT_EFFECT,
  "function.fields":
    "Fields that callers set are stored and returned, except `sourceUploadUrl` and `sourceToken`. Time-out and memory default to 60 seconds and 256M. URLs and the revision are present once a deployment has succeeded. Repositories are not accessed, secrets are not read, and settings of networks and builds have no effect.",
  "generateFunctionDownloadUrl.request": "The request has an empty body or an empty object.",
  "generateFunctionDownloadUrl.response":
    "A URL on the host of the request, valid for 30 minutes of the emulator's clock.",
  "generateFunctionUploadUrl.request": "The content of the request has no effect.",
  "generateFunctionUploadUrl.response":
    "A URL on the host of the request, valid for 30 minutes of the emulator's clock, for a PUT of the type application/zip, and the object that the upload becomes.",
  "getFunction.response":
    "The function, or an earlier revision of it. During a deployment it has the fields that it will have.",
  "listFunctions.response":
    "A page of the functions that match the filter, sorted by name unless `orderBy` names other fields. All locations are always reachable.",
  "listLocations.response": "A page of locations, sorted by id.",
  "listOperations.response":
    "A page of operations in the order in which they began. All locations are always reachable.",
  "listRuntimes.response": "All runtimes that match the filter, which are the same in every location.",
  "location.metadata": "`environments` lists both generations for every location.",
  "operation.fields":
    "An operation has a name of six segments, done, metadata, and, once it is done, either a response or an error. The metadata of a deployment has the stages BUILD, SERVICE and, for event triggers, TRIGGER.",
  "operationMetadata.requestResource":
    "The function of the request, without upload URLs and tokens. It is left out if the request was made in v1.",
  "patchFunction.request":
    "The fields that the mask names get the values of the body, and are removed if the body has none. Without a mask, the fields of the body are set. Name and generation cannot change.",
  "rate.limits": "All versions and both generations share the same rates.",
  "runtime.fields":
    "The runtimes of the seed, unchanged, or else some of each language for both generations, without dates. Those of Node.js and Python can run; the others say in `warnings` that they cannot.",
};

const notesOfFamilies: Readonly<Record<string, CoverageNotes<string>>> = {
  v1: v1CoverageNotes,
  v2: v2CoverageNotes,
};

/** How the emulator fills the extension points of a family of versions. It does not fill those that are left out. */
export function coverageNotesOf(family = ""): CoverageNotes<string> {
  return notesOfFamilies[family] ?? {};
}
