// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Every operation of Functions Service v2. */
export type FunctionsV2OperationId =
  | "listLocations"
  | "listFunctions"
  | "createFunction"
  | "generateFunctionUploadUrl"
  | "getFunction"
  | "deleteFunction"
  | "patchFunction"
  | "generateFunctionDownloadUrl"
  | "getFunctionIamPolicy"
  | "setFunctionIamPolicy"
  | "testFunctionIamPermissions"
  | "listOperations"
  | "getOperation"
  | "listRuntimes";
