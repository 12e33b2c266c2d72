// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.
import type { HandledDocument, Handlers } from "@seamline/emulator-kit";
import type { FunctionsCaller, FunctionsContext } from "../services/functions/functions-context.ts";
import { callFunction } from "../services/functions/running/call-function.ts";
import { createFunctionV1 } from "../services/functions/deployment/create-function.ts";
import { deleteFunctionV1 } from "../services/functions/deployment/delete-function.ts";
import { generateFunctionDownloadUrlV1 } from "../services/functions/source/source-download.ts";
import { generateFunctionUploadUrlV1 } from "../services/functions/source/source-upload.ts";
import { getFunctionV1 } from "../services/functions/function-resource/read-functions.ts";
import { getFunctionIamPolicy } from "../services/functions/policies/iam-policy-operations.ts";
import { getOperationV1 } from "../services/functions/operations/read-function-operations.ts";
import { listFunctionsV1 } from "../services/functions/function-resource/read-functions.ts";
import { listLocations } from "../services/functions/locations.ts";
import { listOperationsV1 } from "../services/functions/operations/read-function-operations.ts";
import { patchFunctionV1 } from "../services/functions/deployment/patch-function.ts";
import { setFunctionIamPolicy } from "../services/functions/policies/iam-policy-operations.ts";
import { testFunctionIamPermissions } from "../services/functions/policies/iam-policy-operations.ts";
import { createFunctionV2 } from "../services/functions/deployment/create-function.ts";
import { deleteFunctionV2 } from "../services/functions/deployment/delete-function.ts";
import { generateFunctionDownloadUrlV2 } from "../services/functions/source/source-download.ts";
import { generateFunctionUploadUrlV2 } from "../services/functions/source/source-upload.ts";
import { getFunctionV2 } from "../services/functions/function-resource/read-functions.ts";
import { getOperationV2 } from "../services/functions/operations/read-function-operations.ts";
import { listFunctionsV2 } from "../services/functions/function-resource/read-functions.ts";
import { listOperationsV2 } from "../services/functions/operations/read-function-operations.ts";
import { listRuntimes } from "../services/functions/runtimes.ts";
import { patchFunctionV2 } from "../services/functions/deployment/patch-function.ts";
import { functionsV1Document } from "./functions-v1.document.gen.ts";
import { functionsV2Document } from "./functions-v2.document.gen.ts";
import { functionsV2alphaDocument } from "./functions-v2alpha.document.gen.ts";
import { functionsV2betaDocument } from "./functions-v2beta.document.gen.ts";
import type { FunctionsV1Operations } from "./functions-v1.types.gen.ts";
import type { FunctionsV2Operations } from "./functions-v2.types.gen.ts";

const functionsV1Handlers: Handlers<FunctionsV1Operations, FunctionsContext, FunctionsCaller> = {
  callFunction,
  createFunction: createFunctionV1,
  deleteFunction: deleteFunctionV1,
  generateFunctionDownloadUrl: generateFunctionDownloadUrlV1,
  generateFunctionUploadUrl: generateFunctionUploadUrlV1,
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

const functionsV2Handlers: Handlers<FunctionsV2Operations, FunctionsContext, FunctionsCaller> = {
  createFunction: createFunctionV2,
  deleteFunction: deleteFunctionV2,
  generateFunctionDownloadUrl: generateFunctionDownloadUrlV2,
  generateFunctionUploadUrl: generateFunctionUploadUrlV2,
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

/** The documents of the service, each with the handlers that `services/functions` exports by the names of operations. */
export const functionsDocuments: readonly HandledDocument<FunctionsContext, FunctionsCaller>[] = [
  { id: "functions@v1", family: "v1", document: functionsV1Document, handlers: functionsV1Handlers },
  { id: "functions@v2", family: "v2", document: functionsV2Document, handlers: functionsV2Handlers },
  { id: "functions@v2alpha", family: "v2", document: functionsV2alphaDocument, handlers: functionsV2Handlers },
  { id: "functions@v2beta", family: "v2", document: functionsV2betaDocument, handlers: functionsV2Handlers },
];
