import type { FunctionsV1OperationId } from "../../../generated/functions-v1.gen.ts";
import type { FunctionsV2OperationId } from "../../../generated/functions-v2.gen.ts";

export type Rate = "reads" | "writes" | "calls";

/** What a project may do of each kind in 100 seconds (reference facts, "Limits"). */
export const ratesPerWindow: Readonly<Record<Rate, number>> = { reads: 5_000, writes: 80, calls: 16 };

/**
 * The kind of each operation: no source says. What changes nothing is a read, testing permissions included; the URLs go
 * by the permissions that they need, `sourceCodeGet` and `sourceCodeSet`.
 */
export const operationRates: Readonly<Record<FunctionsV1OperationId | FunctionsV2OperationId, Rate>> = {
  callFunction: "calls",
  createFunction: "writes",
  deleteFunction: "writes",
  generateFunctionDownloadUrl: "reads",
  generateFunctionUploadUrl: "writes",
  getFunction: "reads",
  getFunctionIamPolicy: "reads",
  getOperation: "reads",
  listFunctions: "reads",
  listLocations: "reads",
  listOperations: "reads",
  listRuntimes: "reads",
  patchFunction: "writes",
  setFunctionIamPolicy: "writes",
  testFunctionIamPermissions: "reads",
};
