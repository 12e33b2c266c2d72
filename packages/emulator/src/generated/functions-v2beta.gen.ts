// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Every operation of Functions Service v2beta. */
export type FunctionsV2betaOperationId =
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
