import type { FunctionsV1Operations } from "../../generated/functions-v1.types.gen.ts";
import type { Handlers } from "../../service/call.ts";
import { createFunctionV1 } from "./deployment/create-function-v1.ts";
import { deleteFunctionV1 } from "./deployment/delete-function.ts";
import { patchFunctionV1 } from "./deployment/patch-function-v1.ts";
import { getFunctionV1 } from "./functions/get-function-v1.ts";
import { listFunctionsV1 } from "./functions/list-functions-v1.ts";
import type { FunctionsCaller, FunctionsContext } from "./functions-context.ts";
import { listLocations } from "./locations/list-locations.ts";
import { getOperationV1 } from "./operations/get-operation-v1.ts";
import { listOperationsV1 } from "./operations/list-operations-v1.ts";
import { getFunctionIamPolicy } from "./policies/get-function-iam-policy.ts";
import { setFunctionIamPolicy } from "./policies/set-function-iam-policy.ts";
import { testFunctionIamPermissions } from "./policies/test-function-iam-permissions.ts";
import { callFunction } from "./running/call-function.ts";
import { generateDownloadUrlV1 } from "./source/generate-download-url-v1.ts";
import { generateUploadUrlV1 } from "./source/generate-upload-url-v1.ts";

/** What carries out each operation of v1. */
export const v1Handlers: Handlers<FunctionsV1Operations, FunctionsContext, FunctionsCaller> = {
  callFunction,
  createFunction: createFunctionV1,
  deleteFunction: deleteFunctionV1,
  generateFunctionDownloadUrl: generateDownloadUrlV1,
  generateFunctionUploadUrl: generateUploadUrlV1,
  getFunction: getFunctionV1,
  getFunctionIamPolicy,
  getOperation: getOperationV1,
  listFunctions: listFunctionsV1,
  listLocations,
  listOperations: listOperationsV1,
  patchFunction: patchFunctionV1,
  setFunctionIamPolicy,
  testFunctionIamPermissions,
};
