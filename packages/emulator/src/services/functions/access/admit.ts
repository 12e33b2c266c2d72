import type { HttpRequest } from "../../../http/http-request.ts";
import { bearerCaller } from "../../../service/bearer-caller.ts";
import type { AdmittedOperation } from "../../../service/service.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { isOpen } from "./open-route.ts";

/**
 * The account that a request acts as, if it may come at all. Signed URLs and the addresses of functions ask nobody who
 * they are.
 *
 * @throws Refusal 401, 403
 */
export function admit(
  request: HttpRequest,
  operation: AdmittedOperation,
  { world }: FunctionsContext,
): FunctionsCaller {
  return isOpen(operation) ? undefined : bearerCaller(request, operation, world.directory);
}
