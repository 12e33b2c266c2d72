// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Every operation of Functions Service v1. */
export type FunctionsV1OperationId =
  | "listOperations"
  | "getOperation"
  | "listLocations"
  | "listFunctions"
  | "createFunction"
  | "generateFunctionUploadUrl"
  | "getFunction"
  | "deleteFunction"
  | "patchFunction"
  | "callFunction"
  | "generateFunctionDownloadUrl"
  | "getFunctionIamPolicy"
  | "setFunctionIamPolicy"
  | "testFunctionIamPermissions";
