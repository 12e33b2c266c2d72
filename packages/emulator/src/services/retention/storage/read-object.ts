import { decodeSegment } from "../../../contract/read-path.ts";
import type { Answer } from "../../../http/answer.ts";
import type { Account } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { FurtherCall, FurtherRoute } from "../../../service/service.ts";
import type { RetentionContext } from "../retention-context.ts";
import { objectAnswer } from "./object-answer.ts";
import { type ObjectName, type StoredObject, storedObject } from "./stored-object.ts";

/**
 * Files of exports, which are read at a storage address of their own: here the one of the service. Slashes in the name
 * of an object may be percent-encoded or bare. Some clients of object storage read bytes below `/download`.
 */
export const readObject: FurtherRoute<RetentionContext, Account> = {
  operationId: "readStorageObject",
  method: "GET",
  path: /^(?:\/download)?\/storage\/v1\/b\/(?<bucket>[^/]+)\/o\/(?<object>.+)$/,
  summary: "Reads a file of an export: its bytes with alt=media, what is known of it otherwise.",
  async handle({ caller, context, request, groups }: FurtherCall<RetentionContext, Account>) {
    const name = { bucket: decoded(groups.bucket), object: decoded(groups.object) };
    const found = await storedObject(name, caller, context);
    return isMedia(request.target) ? objectAnswer(found, request) : described(name, found);
  },
};

/** Each segment by itself, as every path of the service. */
function decoded(text = ""): string {
  const segments = text.split("/").map(decodeSegment);
  if (segments.includes(undefined))
    throw new Refusal(400, "The path must be percent-encoded UTF-8.", { field: "path" });
  return segments.join("/");
}

function isMedia(target: string): boolean {
  const at = target.indexOf("?");
  return at >= 0 && new URLSearchParams(target.slice(at)).get("alt") === "media";
}

/** What is known of a file, where its bytes are not asked for. */
function described({ bucket, object }: ObjectName, { file, createTime, content }: StoredObject): Answer {
  const { size, md5Hash } = file;
  const body = {
    bucket,
    name: object,
    size,
    md5Hash,
    contentType: content.mediaType,
    timeCreated: createTime,
  };
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=UTF-8", etag: `"${md5Hash}"` },
    body: JSON.stringify(body),
  };
}
