import type { HttpRequest } from "../../http/http-request.ts";
import { bearerCallers, bearerCredentials, bearerHolder } from "../bearer-authentication.ts";
import { type Account, accountLabel, type Directory } from "../directory.ts";
import type { AuthenticatedOperation } from "../handlers.ts";
import type { Seed } from "../seed.ts";
import type { DefaultCaller, DefaultCredentials } from "../service-definition.ts";
import { ServiceError } from "../service-error.ts";
import type { ViewCaller } from "../service-view.ts";
import type { DocumentSecurity } from "./document-security.ts";

interface AuthenticationDefaults {
  authenticate(
    request: HttpRequest,
    operation: AuthenticatedOperation,
    context: { readonly directory: Directory },
  ): DefaultCaller;
  defaultCaller(seed: Seed): string;
  credentials(caller: string): DefaultCredentials;
  callerName(caller: unknown): string | undefined;
  callers(seed: Seed): readonly ViewCaller[];
}

/** Default account for clients, used if the seed has no accounts. */
const DEFAULT_ACCOUNT = "ada@example.com";

/** Returns the default members for authentication. They use the seed's bearer tokens if a document requires tokens. */
export function bearerDefaults(security: DocumentSecurity): AuthenticationDefaults {
  return {
    authenticate: (request, operation, { directory }) => callerOf(request, operation, security, directory),
    defaultCaller,
    credentials: (caller) => (security.usesBearer ? bearerCredentials(caller) : { auth: false }),
    callerName: (caller) => (isAccount(caller) ? accountLabel(caller) : undefined),
    callers: (seed) => (security.usesBearer ? bearerCallers(seed, defaultCaller(seed)) : []),
  };
}

/** @throws ServiceError 401, 403 */
function callerOf(
  request: HttpRequest,
  { operationId }: AuthenticatedOperation,
  security: DocumentSecurity,
  directory: Directory,
): DefaultCaller {
  const rule = security.ruleOf(operationId);
  if (rule === "none") return undefined;
  if (rule === "optional" && request.headers.get("authorization") === null) return undefined;
  const { account, readOnly } = bearerHolder(request, directory);
  if (readOnly && !security.isRead(operationId))
    throw new ServiceError(403, `The access token is read-only, but ${operationId} is not a GET operation.`);
  return account;
}

function defaultCaller({ accounts = [] }: Seed): string {
  return accounts[0]?.email ?? DEFAULT_ACCOUNT;
}

/** Returns whether a caller is an account. A custom `authenticate` function can return other values. */
function isAccount(caller: unknown): caller is Account {
  return typeof caller === "object" && caller !== null && "hasPrivilege" in caller && "email" in caller;
}
