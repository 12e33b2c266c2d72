import type { HttpRequest } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import type { FunctionsV1OperationId } from "../../../generated/functions-v1.gen.ts";
import type { FunctionsV2OperationId } from "../../../generated/functions-v2.gen.ts";
import type { FunctionsContext } from "../functions-context.ts";

const WINDOW_MS = 100_000;

/**
 * Enforces the request rates of the reference profile, if limits are enabled.
 *
 * @param project the project in the path; all v1 operations without a project share one rate
 * @throws ServiceError 429
 */
export function requireRate(
  operationId: string,
  project: string | undefined,
  { limits, windows }: Pick<FunctionsContext, "limits" | "windows">,
): void {
  const rates: Readonly<Partial<Record<string, RateKind>>> = operationRates;
  const rate = rates[operationId];
  if (limits !== "reference" || rate === undefined) return;
  const count = ratesPerWindow[rate];
  const retryAfterMs = windows.take(`functions ${rate} ${project}`, { count, windowMs: WINDOW_MS });
  if (retryAfterMs === 0) return;
  const problem = `The project has reached its limit of ${count} ${rate} in ${WINDOW_MS / 1000} seconds. ${operationId} counts toward this limit.`;
  throw new ServiceError(429, problem, { retryAfterMs });
}

type RateKind = "reads" | "writes" | "calls";

/** The maximum number of requests per project in 100 seconds, by kind (reference facts, "Limits"). */
const ratesPerWindow: Readonly<Record<RateKind, number>> = { reads: 5_000, writes: 80, calls: 16 };

/**
 * The kind of each operation. The sources do not state the kinds. Operations that change nothing are reads, including
 * the permission test. The kind of operations that return URLs follows from their permissions: `sourceCodeGet` is a
 * read, `sourceCodeSet` a write. Operations that are not listed have no limit.
 */
export const operationRates: Readonly<
  Partial<Record<FunctionsV1OperationId | FunctionsV2OperationId, RateKind>>
> = {
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

/**
 * The maximum body size of an operation (reference facts, "Limits"). Archives can be larger, because they are uploaded
 * to signed URLs.
 */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** @throws ServiceError 413 */
export function requireBodyLength({ body }: Pick<HttpRequest, "body">): void {
  if (body instanceof Uint8Array && body.length > MAX_BODY_BYTES)
    throw new ServiceError(
      413,
      `The body must have at most ${MAX_BODY_BYTES} bytes, but has ${body.length}.`,
    );
}
