import type { HttpRequest } from "../../../http/http-request.ts";
import { bearerCaller } from "../../../service/bearer-caller.ts";
import type { AdmittedOperation } from "../../../service/service.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { addressedResource } from "./addressed-resource.ts";
import { isOpen } from "./open-route.ts";
import { requireLength } from "./require-length.ts";
import { requirePermissions } from "./require-permissions.ts";
import { requireRate } from "./require-rate.ts";

/**
 * The account that a request acts as, if it may come at all: with credentials, within the rates, with a body that is
 * not too long, and with the permissions where they are asked for. Signed URLs and the addresses of functions ask
 * nobody who they are.
 *
 * @throws Refusal 401, 403, 413, 429
 */
export async function admit(
  request: HttpRequest,
  operation: AdmittedOperation,
  context: FunctionsContext,
): Promise<FunctionsCaller> {
  if (isOpen(operation)) return undefined;
  const caller = bearerCaller(request, operation, context.world.directory);
  const { project, function: name } = addressedResource(request);
  requireRate(operation.operationId, project, context);
  requireLength(request);
  await requirePermissions(caller, operation, name, context);
  return caller;
}
