import type { HttpRequest } from "../../../http/http-request.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { EdgeCaller, EdgeContext } from "../edge-context.ts";
import { holdToRate } from "./hold-to-rate.ts";

/**
 * The account that a request acts for. What its key may not do counts towards its rate all the same.
 *
 * @throws Refusal 401, 429, 403
 */
export function callerOf(
  { method, target, headers }: Pick<HttpRequest, "method" | "target" | "headers">,
  context: Pick<EdgeContext, "world" | "limits" | "windows">,
): EdgeCaller {
  const account = context.world.accounts.get(headers.get("accesskey") ?? "");
  if (!account) throw new Refusal(401, "The header AccessKey must hold the key of an account.");
  holdToRate(account.number, context);
  if (!account.scope.permits(method, target))
    throw new Refusal(403, "The key may not be used for this method and URL.");
  return { number: account.number };
}
