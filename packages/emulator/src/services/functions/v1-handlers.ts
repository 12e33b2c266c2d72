import type { FunctionsV1Operations } from "../../generated/functions-v1.types.gen.ts";
import { type Handlers, notImplemented } from "../../service/call.ts";
import type { FunctionsCaller, FunctionsContext } from "./functions-context.ts";

/** What carries out each operation of v1. */
export const v1Handlers: Handlers<FunctionsV1Operations, FunctionsContext, FunctionsCaller> = {
  callFunction: notImplemented,
  createFunction: notImplemented,
  deleteFunction: notImplemented,
  generateFunctionDownloadUrl: notImplemented,
  generateFunctionUploadUrl: notImplemented,
  getFunction: notImplemented,
  getFunctionIamPolicy: notImplemented,
  getOperation: notImplemented,
  listFunctions: notImplemented,
  listLocations: notImplemented,
  listOperations: notImplemented,
  patchFunction: notImplemented,
  setFunctionIamPolicy: notImplemented,
  testFunctionIamPermissions: notImplemented,
};
