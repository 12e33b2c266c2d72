import type { FunctionsV2ExtensionPoint } from "../../../generated/functions-v2.gen.ts";
import { sharedFillings } from "./shared-fillings.ts";

/** How the emulator fills each extension point; `false` where it does not. */
export const v2Fillings: Readonly<Record<FunctionsV2ExtensionPoint, string | false>> = {
  ...sharedFillings,
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
