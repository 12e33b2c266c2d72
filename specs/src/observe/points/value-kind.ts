import type { Schema } from "@seamline/openapi/document";
import type { SchemaObserver } from "@seamline/openapi/infer-schema";

/** Returns the type of observed values in words: `string (date-time)`, `list of string`, `object`, `string or null`. */
export function kindOf(observer: SchemaObserver): string {
  return wordsOf(observer.toSchema());
}

function wordsOf(schema: Schema): string {
  const { type, format, items, oneOf } = schema;
  if (oneOf) return oneOf.map(wordsOf).join(" or ");
  const types = [type ?? "null"].flat();
  return types
    .map((each) => {
      if (each === "array")
        return items && Object.keys(items).length > 0 ? `list of ${wordsOf(items)}` : "list";
      return format === undefined || each === "null" ? each : `${each} (${format})`;
    })
    .join(" or ");
}
