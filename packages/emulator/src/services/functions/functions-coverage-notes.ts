import type { CoverageNotes } from "@seamline/emulator-kit";
import type { FunctionsV1ExtensionPoint } from "../../generated/functions-v1.gen.ts";
import type { FunctionsV2ExtensionPoint } from "../../generated/functions-v2.gen.ts";

const STORED_WITHOUT_EFFECT = "Any fields are stored unchanged and have no effect.";

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

/** Coverage notes for the extension points that are the same in all versions. */
const sharedCoverageNotes: CoverageNotes<SharedPoint> = {
  "auditLogConfig.fields": STORED_WITHOUT_EFFECT,
  "automaticUpdatePolicy.fields": STORED_WITHOUT_EFFECT,
  "createFunction.response":
    "Returns the running operation. If the name is already in use, the operation fails with code 6.",
  credentials:
    "A bearer token in the `Authorization` header. A token that looks like an e-mail address selects the account with that address. Any other token is looked up in the seed's `tokens`; if the seed does not list it, it is read as the name of an account. Signed URLs and function URLs need no credentials.",
  "deleteFunction.response":
    "Returns the operation. It takes the configured duration of long-running operations. The function is DELETING until the operation ends. Its versions, policy and running program are deleted with it.",
  "error.body":
    "An error has a code, a message and the name of its status. An internal error of the service has no status name.",
  "error.causes":
    "409 ABORTED: an update or deletion while another operation on the function is running. 404: an unknown path. 405: a method that the path does not support. 413: a body that is too long. 415: a body whose Content-Encoding cannot be decoded. 501: an operation that the emulator does not implement. 503: an unavailable store. A signed URL returns 403 if it was changed or if a signed header is missing or different, and 400 FAILED_PRECONDITION if it has expired. An empty upload, or an upload with an `Authorization` header, returns 400. A function URL returns 404 if the function has an event trigger, 500 if its code fails, 503 if it is not deployed or cannot run, and 504 if it exceeds its timeout.",
  "error.details":
    "If fields of a request are invalid, a `BadRequest` detail lists them in `fieldViolations`, each with `field`, `rule` and `description`.",
  "error.statuses":
    "The statuses of the contract, and others for causes that the contract does not describe.",
  "event.kinds":
    "`POST /__emulator/functions/events` accepts events of any type. An event is delivered to the functions whose trigger has its type or topic and whose filters all match. Filters compare attributes for equality or with the operator `match-path-pattern`. The v1 `resource` is compared with the event's `resource` attribute or, if this attribute is missing, with the source. Channel, service and region must match only if the event has them.",
  "event.payloads":
    "A second-generation function receives the CloudEvent unchanged. A first-generation function receives the event's data and a context with its id, time, type and resource.",
  events:
    "If a function does not accept an event and its trigger has retries enabled, the event is delivered again: after 10 seconds of emulator time, and then after twice as long each time, up to 10 minutes. Retries end after a week in the first generation and after a day in the second.",
  "filter.syntax":
    "Comparisons (= != < <= > >= :) of response fields, in camelCase or snake_case, combined with AND, OR (which has the higher precedence), NOT or -, and parentheses. Values may be quoted, and * matches any text. Times and numbers are compared by value.",
  "function.moves":
    "A DEPLOYING function becomes ACTIVE. If the deployment fails and the function has never run, it becomes FAILED. A failed update leaves the function unchanged. An update changes ACTIVE and FAILED to DEPLOYING, and a deletion changes them to DELETING. In these two states, other updates and deletions return 409 ABORTED.",
  "function.states": "ACTIVE, FAILED, DEPLOYING and DELETING. v1 uses other names for these states.",
  "getFunctionIamPolicy.response":
    "Returns the policy. It has an etag even if no policy was ever set. Unless the request asks for version 3, bindings have no conditions and the version is 1.",
  "getOperation.response": "Returns the operation, whether it is done or not.",
  limits:
    "An archive may be at most 100 MiB, and 500 MiB after unpacking. The body of an API request may be at most 10 MiB. Requests to functions and their responses may be at most 10 MiB in the first generation and 32 MiB in the second. A function may have at most 8 GiB of memory in the first generation and 32 GiB in the second, and a call may take at most 540 seconds. The following limits apply only if limits are enabled: a project may have at most 1000 functions per location and, every 100 seconds, 5000 reads, 80 writes and 16 calls in v1. Getting a download URL is a read; getting an upload URL is a write. v1 operations without a project in their path share one rate.",
  "list.pagination":
    "A page has at most 1000 items. This is also the default, and a size of 0 selects it. A `pageSize` above 2^53 - 1 is rejected, even if the contract states no maximum. A token marks a position in the order of the list, so that every item that exists during the whole listing is returned exactly once. A token is valid only for the list that returned it.",
  "location.fields":
    "The locations in the seed. If the seed lists no locations, the emulator lists three default locations and the locations of the project's functions, and accepts every other location.",
  "onDeployUpdatePolicy.fields": STORED_WITHOUT_EFFECT,
  "operation.permissions":
    "No permissions are required unless the seed sets `enforcePermissions`. If it does, callers need the permissions in the contract. They are granted by the function's policy and the seed's bindings, through the seed's role table. For operations on projects and locations, only the seed's bindings apply.",
  "operation.response":
    "The function after the operation, or an empty message after a deletion. `@type` names the type of the response.",
  "operation.states":
    "An operation runs, then ends with a response or an error. It ends when its configured duration has passed and, for a deployment, the code has started.",
  "patchFunction.name": "The body can omit the name. A name in the body must be the name in the path.",
  "patchFunction.response":
    "Returns the running operation. The update creates a new version only if it changes a field that affects how the code runs, or if it includes the source.",
  "policy.fields":
    "A policy can have at most 1500 unique members and 250 groups, in the forms allUsers, allAuthenticatedUsers, user:, serviceAccount:, group: and domain:. Conditions require version 3 and are not evaluated: a binding with a condition grants nothing. The emulator does not know the members of groups.",
  "query.parameters": "Only the parameters of the operation itself have an effect.",
  "queryParameter.values":
    "access_token and oauth_token are used if the `Authorization` header is missing. The other parameters are accepted and ignored: the response is always JSON.",
  "rate.limits":
    "All versions and both generations share the rates of v1. A 429 has the header `Retry-After`: the seconds until the next request is allowed.",
  "secretVersion.fields": STORED_WITHOUT_EFFECT,
  "setFunctionIamPolicy.request":
    "The request contains a policy. Its bindings are set unless the mask lists other parts. The version is set together with the bindings. An etag must match the current policy, even if the mask does not list it. Without an etag, the current policy is overwritten. Bindings with the same role and condition are merged.",
  "setFunctionIamPolicy.response": "Returns the whole policy with its new etag.",
  "status.codes":
    "Codes of google.rpc.Code: 3 for source that cannot be built, 4 for code that does not start in time, 6 for a name that is already in use, 9 if something required is missing or the code crashes, and 13 for an internal error of the emulator.",
  "status.details": "A status has no details.",
  "testFunctionIamPermissions.request":
    "The request lists permissions by their full names. A name with * is an error, and an unknown permission is never granted.",
  "testFunctionIamPermissions.response":
    "Returns the permissions that the function's policy and the seed's bindings and roles grant to the caller. If the seed has no roles, all known permissions are granted. A function that does not exist grants no permissions.",
  versioning:
    "The beta and alpha versions behave like v2. All versions share the same functions, but v1 shows only first-generation functions.",
};

/** Coverage notes for v1's extension points. */
const v1CoverageNotes: CoverageNotes<FunctionsV1ExtensionPoint> = {
  ...sharedCoverageNotes,
  "callFunction.request":
    "`data` is a string. Code that serves HTTP requests receives it as the body of a POST request. Code that handles events receives it parsed as JSON.",
  "callFunction.response":
    "Returns the id of the execution, and a result if the code responds with a success status. If the code responds with another status or crashes, it returns an error instead of a result.",
  "createFunction.request":
    "The request contains the function, with its location in the name, a listed runtime and one source. Without an event trigger, the function serves HTTP requests. Its id consists of up to 128 letters, digits and - _ . ~, and begins with a letter or a digit.",
  "filter.syntax":
    "A filter for operations has one of the two forms in the reference profile, in which * matches any value. A filter for locations supports comparisons (= != < <= > >= :) of response fields, combined with AND, OR (which has the higher precedence), NOT or -, and parentheses. Values may be quoted, and * matches any text.",
  "function.fields":
    "Fields that callers set are stored and returned, except `sourceUploadUrl` and `sourceToken`. The default timeout is 60s, and the default memory is 256 MB. `versionId` counts successful deployments. Repositories are not accessed, secrets are not read, and network and build settings have no effect.",
  "generateFunctionDownloadUrl.request":
    "The request can name a version by its number. Without a version, or with 0, the URL is for the newest version.",
  "generateFunctionDownloadUrl.response":
    "A URL on the request's host, valid for 5 minutes of emulator time.",
  "generateFunctionUploadUrl.request": "The request content has no effect.",
  "generateFunctionUploadUrl.response":
    "A URL on the request's host, valid for 30 minutes of emulator time. It accepts a PUT request with the headers that the reference profile lists.",
  "getFunction.response":
    "Returns the function in its newest or an earlier version. During a deployment, it shows the fields that are being deployed.",
  "listFunctions.response":
    "A page of first-generation functions, sorted by name. All locations are always reachable.",
  "listLocations.response": "A page of locations, sorted by id.",
  "listOperations.response":
    "A page of operations on first-generation functions, sorted by start time. Without a filter, the list includes the operations of all projects.",
  "location.metadata": "Locations have no metadata.",
  "operation.fields":
    "An operation has a name with two segments, `done`, `metadata` and, once it is done, either a response or an error.",
  "operationMetadata.request":
    "The function in the request, without upload URLs and tokens. It is omitted if the request was made in a version of the v2 family.",
  "patchFunction.request":
    "Each field in the mask is set to its value in the body, or removed if the body does not contain it. Name and generation cannot change.",
  "retry.fields": "No fields are stored. The presence of the object enables retries.",
};

/** Coverage notes for the v2 family's extension points. */
const v2CoverageNotes: CoverageNotes<FunctionsV2ExtensionPoint> = {
  ...sharedCoverageNotes,
  "createFunction.request":
    "The request contains the function, with a listed runtime and one source, and its id in `functionId`. A name in the body must match that id. Without an environment, the function belongs to the second generation. Without an event trigger, it serves HTTP requests.",
  "directVpcNetworkInterface.fields": STORED_WITHOUT_EFFECT,
  "function.fields":
    "Fields that callers set are stored and returned, except `sourceUploadUrl` and `sourceToken`. The default timeout is 60 seconds, and the default memory is 256M. URLs and the revision are present once a deployment has succeeded. Repositories are not accessed, secrets are not read, and network and build settings have no effect.",
  "generateFunctionDownloadUrl.request": "The request has an empty body or an empty object.",
  "generateFunctionDownloadUrl.response":
    "A URL on the request's host, valid for 30 minutes of emulator time.",
  "generateFunctionUploadUrl.request": "The request content has no effect.",
  "generateFunctionUploadUrl.response":
    "A URL on the request's host, valid for 30 minutes of emulator time, and the storage object that the upload creates. The URL accepts a PUT request with the content type application/zip.",
  "getFunction.response":
    "Returns the function in its newest or an earlier revision. During a deployment, it shows the fields that are being deployed.",
  "listFunctions.response":
    "A page of the functions that match the filter, sorted by name unless `orderBy` names other fields. All locations are always reachable.",
  "listLocations.response": "A page of locations, sorted by id.",
  "listOperations.response":
    "A page of operations, sorted by start time. All locations are always reachable.",
  "listRuntimes.response": "All runtimes that match the filter. They are the same in every location.",
  "location.metadata": "`environments` lists both generations for every location.",
  "operation.fields":
    "An operation has a name with six segments, `done`, `metadata` and, once it is done, either a response or an error. The metadata of a deployment has the stages BUILD, SERVICE and, for event triggers, TRIGGER.",
  "operationMetadata.requestResource":
    "The function in the request, without upload URLs and tokens. It is omitted if the request was made in v1.",
  "patchFunction.request":
    "Each field in the mask is set to its value in the body, or removed if the body does not contain it. Without a mask, the fields of the body are set. Name and generation cannot change.",
  "runtime.fields":
    "The runtimes in the seed, unchanged. If the seed lists no runtimes, the emulator lists some for each language and both generations, without dates. The emulator runs Node.js and Python. Other runtimes carry a warning that the emulator does not run them.",
};

const notesOfFamilies: Readonly<Record<string, CoverageNotes<string>>> = {
  v1: v1CoverageNotes,
  v2: v2CoverageNotes,
};

/** Returns the coverage notes for a family of versions. Points without a note are not covered. */
export function coverageNotesOf(family = ""): CoverageNotes<string> {
  return notesOfFamilies[family] ?? {};
}
