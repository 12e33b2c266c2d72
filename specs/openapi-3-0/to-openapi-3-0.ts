import { childPointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";
import { ANY_FIELD, type Field, OBJECT_SHAPES, type ObjectName, type Shape } from "../model/object-shapes.ts";
import { ConversionLog, REFERENCE_SIBLINGS } from "./conversion-log.ts";
import { convertSchema } from "./convert-schema.ts";

export interface Conversion {
  readonly openapi: JsonObject;
  /** Empty if the conversion is lossless. Pointers (RFC 6901) refer to the 3.1 document. */
  readonly problems: readonly { readonly pointer: string; readonly message: string }[];
}

/** Converts a bundled OpenAPI 3.1 document to OpenAPI 3.0.3. */
export function toOpenapi30(document: JsonObject): Conversion {
  const log = new ConversionLog();
  const converted = convertObject("root", document, "#", log);
  for (const required of ["paths", "info"]) {
    if (!(required in document)) log.add("#", `A document without ${required}`);
  }
  return { openapi: { ...(converted as JsonObject), openapi: "3.0.3" }, problems: log.problems };
}

export function convertObject(name: ObjectName, node: Json, pointer: string, log: ConversionLog): Json {
  if (name === "schema") return convertSchema(node, pointer, log);
  if (!isJsonObject(node)) return node;
  if ("$ref" in node) {
    if (Object.keys(node).length > 1) log.add(pointer, REFERENCE_SIBLINGS);
    return node;
  }
  checkMeaning(name, node, pointer, log);
  const shape: Shape = OBJECT_SHAPES[name];
  return mapValues(node, (key, value) => {
    if (key.startsWith("x-")) return value;
    const field = shape[key] ?? shape[ANY_FIELD];
    if (field === undefined) log.add(childPointer(pointer, key), `The field ${key}`);
    return field === undefined ? value : convertField(field, value, childPointer(pointer, key), log);
  });
}

function convertField(field: Field, value: Json, pointer: string, log: ConversionLog): Json {
  if (field.kind === "value") return value;
  if (field.kind === "one") return convertObject(field.of, value, pointer, log);
  if (field.kind === "list" && Array.isArray(value)) {
    return value.map((item, index) => convertObject(field.of, item, childPointer(pointer, index), log));
  }
  if (!isJsonObject(value)) return value;
  return mapValues(value, (key, item) => convertObject(field.of, item, childPointer(pointer, key), log));
}

/** Logs fields that exist in 3.0 but must have different values there. */
function checkMeaning(name: ObjectName, node: JsonObject, pointer: string, log: ConversionLog): void {
  if (name === "operation" && !isJsonObject(node.responses))
    log.add(pointer, "An operation without responses");
  if (name === "securityScheme" && node.type === "mutualTLS") log.add(pointer, "The scheme mutualTLS");
}

function mapValues(object: JsonObject, convert: (key: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, convert(key, value)]));
}
