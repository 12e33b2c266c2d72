import { readPath, splitTarget } from "@seamline/openapi/request-target";
import { bearerCaller } from "../../../framework/bearer-authentication.ts";
import type { AuthenticatedOperation } from "../../../framework/handlers.ts";
import type { HttpRequest } from "../../../pipeline/http-request.ts";
import { functionName } from "../function-names.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { requirePermissions } from "./permissions.ts";
import { requireBodyLength, requireRate } from "./request-limits.ts";

/**
 * The account that a request acts as, if it may come at all: with credentials, within the rates, with a body that is
 * not too long, and with the permissions where they are asked for. Signed URLs and the addresses of functions ask
 * nobody who they are.
 *
 * @throws Refusal 401, 403, 413, 429
 */
export async function admit(
  request: HttpRequest,
  operation: AuthenticatedOperation,
  context: FunctionsContext,
): Promise<FunctionsCaller> {
  if (isOpenRoute(operation)) return undefined;
  const caller = bearerCaller(request, operation, context.world.directory);
  const { project, function: name } = addressedResource(request);
  requireRate(operation.operationId, project, context);
  requireBodyLength(request);
  await requirePermissions(caller, operation, name, context);
  return caller;
}

/** Extensions of a route that needs no credentials. */
export const openRoute: AuthenticatedOperation["extensions"] = { "x-open": true };

function isOpenRoute({ extensions }: AuthenticatedOperation): boolean {
  return extensions["x-open"] === true;
}

/** What the path of a request names, as far as it does. */
interface AddressedResource {
  readonly project?: string;
  /** Name of the function. */
  readonly function?: string;
}

/** Of a custom method, such as `:getIamPolicy`: a name has no colon that is not encoded. */
const CUSTOM_METHOD = /:\w+$/;

/** The project and the function that the path of an operation is about. */
function addressedResource({ target }: Pick<HttpRequest, "target">): AddressedResource {
  const segments = readPath(splitTarget(target).path.replace(CUSTOM_METHOD, ""));
  if (typeof segments === "string") return {};
  const [, projects, project, , location, functions, id] = segments.map(({ decoded }) => decoded);
  if (projects !== "projects" || project === undefined) return {};
  const isFunction = location !== undefined && functions === "functions" && id !== undefined;
  return { project, ...(isFunction && { function: functionName({ project, location, id }) }) };
}
