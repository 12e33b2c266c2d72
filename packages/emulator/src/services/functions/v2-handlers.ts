import type { FunctionsV2Operations } from "../../generated/functions-v2.types.gen.ts";
import type { Handlers } from "../../service/call.ts";
import { createFunctionV2 } from "./deployment/create-function-v2.ts";
import { deleteFunctionV2 } from "./deployment/delete-function.ts";
import { patchFunctionV2 } from "./deployment/patch-function-v2.ts";
import { getFunctionV2 } from "./functions/get-function-v2.ts";
import { listFunctionsV2 } from "./functions/list-functions-v2.ts";
import type { FunctionsCaller, FunctionsContext } from "./functions-context.ts";
import { listLocations } from "./locations/list-locations.ts";
import { getOperationV2 } from "./operations/get-operation-v2.ts";
import { listOperationsV2 } from "./operations/list-operations-v2.ts";
import { getFunctionIamPolicy } from "./policies/get-function-iam-policy.ts";
import { setFunctionIamPolicy } from "./policies/set-function-iam-policy.ts";
import { testFunctionIamPermissions } from "./policies/test-function-iam-permissions.ts";
import { listRuntimes } from "./runtimes/list-runtimes.ts";
import { generateDownloadUrlV2 } from "./source/generate-download-url-v2.ts";
import { generateUploadUrlV2 } from "./source/generate-upload-url-v2.ts";

/** What carries out each operation of v2, v2beta and v2alpha, which are alike. */
export const v2Handlers: Handlers<FunctionsV2Operations, FunctionsContext, FunctionsCaller> = {
  createFunction: createFunctionV2,
  deleteFunction: deleteFunctionV2,
  generateFunctionDownloadUrl: generateDownloadUrlV2,
  generateFunctionUploadUrl: generateUploadUrlV2,
  getFunction: getFunctionV2,
  getFunctionIamPolicy,
  getOperation: getOperationV2,
  listFunctions: listFunctionsV2,
  listLocations,
  listOperations: listOperationsV2,
  listRuntimes,
  patchFunction: patchFunctionV2,
  setFunctionIamPolicy,
  testFunctionIamPermissions,
};
