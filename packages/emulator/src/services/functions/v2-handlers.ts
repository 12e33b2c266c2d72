import type { FunctionsV2Operations } from "../../generated/functions-v2.types.gen.ts";
import { type Handlers, notImplemented } from "../../service/call.ts";
import type { FunctionsCaller, FunctionsContext } from "./functions-context.ts";

/** What carries out each operation of v2, v2beta and v2alpha, which are alike. */
export const v2Handlers: Handlers<FunctionsV2Operations, FunctionsContext, FunctionsCaller> = {
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
  listRuntimes: notImplemented,
  patchFunction: notImplemented,
  setFunctionIamPolicy: notImplemented,
  testFunctionIamPermissions: notImplemented,
};
