import type { HttpRequest } from "../../../http/http-request.ts";
import type { Account, Directory } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";

/** RFC 6750 section 2.1; the scheme's case does not matter (RFC 9110 section 11.1). */
const BEARER = /^bearer +(?<token>[A-Za-z0-9._~+/@:%-]+=*)$/i;

/**
 * The account that a request acts as.
 *
 * @throws Refusal 401
 */
export function callerOf({ headers }: HttpRequest, directory: Directory): Account {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.groups?.token;
  if (token === undefined)
    throw new Refusal(401, "The header Authorization must be Bearer and an access token.");
  const account = directory.byToken(token);
  if (!account) throw new Refusal(401, "The access token stands for no account of the directory.");
  return account;
}
