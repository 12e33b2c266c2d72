import type { AuthenticatedOperation, HttpRequest } from "@seamline/emulator-kit";
import { bearerCaller } from "@seamline/emulator-kit";
import { readPath, splitTarget } from "@seamline/openapi/request-target";
import { functionName } from "../function-names.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { requirePermissions } from "./permissions.ts";
import { requireBodyLength, requireRate } from "./request-limits.ts";

/**
 * Checks a request's credentials, rate limits, body length and, if the seed enforces them, permissions. Returns its
 * account. Signed URLs and function URLs need no credentials.
 *
 * @throws ServiceError 401, 403, 413, 429
 */
export async function authenticate(
  request: HttpRequest,
  operation: AuthenticatedOperation,
  context: FunctionsContext,
): Promise<FunctionsCaller> {
  if (isOpenRoute(operation)) return undefined;
  const caller = bearerCaller(request, operation, context.fixtures.directory);
  const { project, function: name } = addressedResource(request);
  requireRate(operation.operationId, project, context);
  requireBodyLength(request);
  await requirePermissions(caller, operation, name, context);
  return caller;
}

/** Marks routes that can be called without credentials. */
export const openRoute: AuthenticatedOperation["extensions"] = { "x-open": true };

function isOpenRoute({ extensions }: AuthenticatedOperation): boolean {
  return extensions["x-open"] === true;
}

interface AddressedResource {
  readonly project?: string;
  /** Name of the function. */
  readonly function?: string;
}

/** The suffix of a custom method, such as `:getIamPolicy`. A colon in a name would be percent-encoded. */
const CUSTOM_METHOD = /:\w+$/;

/** Returns the project and function in a request's path. */
function addressedResource({ target }: Pick<HttpRequest, "target">): AddressedResource {
  const segments = readPath(splitTarget(target).path.replace(CUSTOM_METHOD, ""));
  if (typeof segments === "string") return {};
  const [, projects, project, , location, functions, id] = segments.map(({ decoded }) => decoded);
  if (projects !== "projects" || project === undefined) return {};
  const isFunction = location !== undefined && functions === "functions" && id !== undefined;
  return { project, ...(isFunction && { function: functionName({ project, location, id }) }) };
}
