import type { Account } from "../../../service/directory.ts";
import { READ_ONLY_SCOPE } from "../../../service/scopes.ts";
import type { FurtherCall, FurtherRoute } from "../../../service/service.ts";
import type { RetentionContext } from "../retention-context.ts";
import { describedObject } from "./described-object.ts";
import { objectAnswer } from "./object-answer.ts";
import { objectNameOf } from "./object-name-of.ts";
import { storedObject } from "./stored-object.ts";

/**
 * Files of exports, which are read at a storage address of their own: here the one of the service. Some clients of
 * object storage read bytes below `/download`, and some that are told of an emulator leave `/storage/v1` out.
 */
export const readObject: FurtherRoute<RetentionContext, Account> = {
  operationId: "readStorageObject",
  extensions: { "x-scopes": [READ_ONLY_SCOPE] },
  method: "GET",
  path: /^(?:\/download)?(?:\/storage\/v1)?\/b\/(?<bucket>[^/]+)\/o\/(?<object>.+)$/,
  summary: "Reads a file of an export: its bytes with alt=media, what is known of it otherwise.",
  async handle({ caller, context, request, groups }: FurtherCall<RetentionContext, Account>) {
    const name = objectNameOf(groups);
    const found = await storedObject(name, caller, context);
    return isMedia(request.target) ? objectAnswer(found, request) : describedObject(name, found);
  },
};

function isMedia(target: string): boolean {
  const at = target.indexOf("?");
  return at >= 0 && new URLSearchParams(target.slice(at)).get("alt") === "media";
}
