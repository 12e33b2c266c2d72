import type { HttpRequest } from "../../../http/http-request.ts";
import { bearerCaller } from "../../../service/bearer-caller.ts";
import type { Account } from "../../../service/directory.ts";
import type { AdmittedOperation } from "../../../service/service.ts";
import type { RetentionContext } from "../retention-context.ts";
import { requireRates } from "./require-rates.ts";

/**
 * The account that a request acts as, if it may come at all: with credentials, a scope that allows the operation, and
 * within the rates.
 *
 * @throws Refusal 401, 403, 429
 */
export function admit(
  request: HttpRequest,
  operation: AdmittedOperation,
  context: RetentionContext,
): Account {
  const caller = bearerCaller(request, operation, context.world.directory);
  requireRates(operation.operationId, context);
  return caller;
}
