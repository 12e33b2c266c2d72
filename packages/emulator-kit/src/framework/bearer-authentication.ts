import type { HttpRequest } from "../http/http-request.ts";
import type { Account, Directory, TokenHolder } from "./directory.ts";
import type { AuthenticatedOperation } from "./handlers.ts";
import type { Seed } from "./seed.ts";
import { ServiceError } from "./service-error.ts";
import type { ViewCaller } from "./service-view.ts";

/**
 * The header defined by RFC 6750 section 2.1, except that any token is accepted. The scheme is case-insensitive (RFC
 * 9110 section 11.1).
 */
const BEARER = /^bearer +(\S+)$/i;

/** Query parameters that can contain the token instead of the header (reference facts, "Queries"). */
const TOKEN_PARAMETERS = ["access_token", "oauth_token"];

/** The client option `auth` for bearer tokens. */
export interface BearerCredentials {
  readonly auth: { header(): { readonly name: string; readonly value: string } };
}

/** Returns client options that send a bearer token. The token can be an e-mail address. */
export function bearerCredentials(token: string): BearerCredentials {
  return { auth: { header: () => ({ name: "authorization", value: `Bearer ${token}` }) } };
}

/**
 * Returns the callers of a service that uses bearer tokens: the default caller first, then the accounts in the seed.
 */
export function bearerCallers(seed: Seed, defaultCaller: string): ViewCaller[] {
  const emails = (seed.accounts ?? []).map(({ email }) => email);
  const names = [...new Set([defaultCaller, ...emails])];
  return names.map((name) => ({ name, headers: { authorization: `Bearer ${name}` } }));
}

/**
 * Returns the account that sent a request. The scope of its token must allow the operation.
 *
 * @throws ServiceError 401, 403
 */
export function bearerCaller(
  request: HttpRequest,
  operation: AuthenticatedOperation,
  directory: Directory,
): Account {
  const holder = bearerHolder(request, directory);
  if (holder.readOnly) requireReadOnlyScope(operation);
  return holder.account;
}

/**
 * Returns the account and scope of a request's bearer token.
 *
 * @throws ServiceError 401
 */
export function bearerHolder(request: HttpRequest, directory: Directory): TokenHolder {
  const token = tokenOf(request);
  if (!token)
    throw new ServiceError(401, "The Authorization header must contain Bearer and an access token.");
  const holder = directory.byToken(token);
  if (!holder)
    throw new ServiceError(401, "The access token does not belong to any account in the directory.");
  return holder;
}

function tokenOf({ headers, target }: HttpRequest): string | undefined {
  const header = headers.get("authorization");
  if (header !== null) return BEARER.exec(header)?.[1];
  const start = target.indexOf("?");
  if (start === -1) return undefined;
  const query = new URLSearchParams(target.slice(start));
  return TOKEN_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? undefined;
}

function requireReadOnlyScope(operation: AuthenticatedOperation): void {
  const scopes = scopesOf(operation);
  if (scopes.includes(READ_ONLY_SCOPE)) return;
  const problem = `${operation.operationId} requires a token with the scope ${scopes.join(" or ")}, but the scope of this token is ${READ_ONLY_SCOPE}.`;
  throw new ServiceError(403, problem);
}

/** A scope that only allows reading and listing resources. */
export const READ_ONLY_SCOPE = ".../auth/ediscovery.readonly";

/** Returns the scopes that allow an operation (`x-scopes`). A token needs only one. */
function scopesOf({ extensions }: AuthenticatedOperation): readonly string[] {
  return (extensions["x-scopes"] ?? []) as readonly string[];
}
