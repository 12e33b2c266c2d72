import { decodeSegment } from "../../../contract/read-path.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { ObjectName } from "./stored-object.ts";

/**
 * Reads what a path says of an object, whose slashes may be percent-encoded or bare.
 *
 * @throws Refusal 400 for what is no percent-encoded UTF-8
 */
export function objectNameOf({ bucket, object }: Readonly<Record<string, string>>): ObjectName {
  return { bucket: decoded(bucket), object: decoded(object) };
}

/** Each segment by itself, as every path of the service. */
function decoded(text = ""): string {
  const segments = text.split("/").map(decodeSegment);
  if (segments.includes(undefined))
    throw new Refusal(400, "The path must be percent-encoded UTF-8.", { field: "path" });
  return segments.join("/");
}
