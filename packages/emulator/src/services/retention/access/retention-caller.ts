import type { HttpRequest } from "../../../http/http-request.ts";
import type { Account, Directory } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";
import { READ_ONLY_SCOPE, scopesOf } from "./scopes.ts";

/** RFC 6750 section 2.1; the scheme's case does not matter (RFC 9110 section 11.1). */
const BEARER = /^bearer +(?<token>[A-Za-z0-9._~+/@:%-]+=*)$/i;

/**
 * The account that a request acts as, with a token whose scope allows the operation.
 *
 * @throws Refusal 401, 403
 */
export function callerOf({ headers }: HttpRequest, operationId: string, directory: Directory): Account {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.groups?.token;
  if (token === undefined)
    throw new Refusal(401, "The header Authorization must be Bearer and an access token.");
  const holder = directory.byToken(token);
  if (!holder) throw new Refusal(401, "The access token stands for no account of the directory.");
  if (holder.readOnly) requireReadOnlyScope(operationId);
  return holder.account;
}

function requireReadOnlyScope(operationId: string): void {
  const scopes = scopesOf(operationId);
  if (scopes.includes(READ_ONLY_SCOPE)) return;
  const problem = `${operationId} needs a token of the scope ${scopes.join(" or ")}; this one has ${READ_ONLY_SCOPE}.`;
  throw new Refusal(403, problem);
}
