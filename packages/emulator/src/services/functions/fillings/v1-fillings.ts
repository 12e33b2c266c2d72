import type { FunctionsV1ExtensionPoint } from "../../../generated/functions-v1.gen.ts";
import { sharedFillings } from "./shared-fillings.ts";

/** How the emulator fills each extension point; `false` where it does not. */
export const v1Fillings: Readonly<Record<FunctionsV1ExtensionPoint, string | false>> = {
  ...sharedFillings,
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
