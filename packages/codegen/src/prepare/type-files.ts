import type { MediaType, OpenApiDocument, Schema } from "../document/editable-document.ts";
import { isJson, resolve } from "../document/operation-entry.ts";

/** Keywords that describe a value other than bytes. */
const typedKeywords = [
  "$ref",
  "type",
  "enum",
  "const",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "properties",
  "items",
];

/**
 * Returns the schema of a multipart form. Adds `format: binary` to every file, because only this format becomes a
 * `Blob`. A file is a string with a `contentMediaType` or a byte encoding, or a property without a type (OpenAPI 3.1,
 * "Special Considerations for multipart Content").
 */
export function withTypedFiles(document: OpenApiDocument, { schema, encoding = {} }: MediaType): Schema {
  const convert = (written: Schema, depth: number): Schema => {
    if (typeof written !== "object" || depth > 20) return written;
    const resolved = resolve<Schema>(document, written);
    const properties = Object.entries(resolved.properties ?? {}).map(
      ([name, member]) => [name, typedMember(document, member, encoding[name]?.contentType)] as const,
    );
    const changed: Schema = { ...resolved };
    let isChanged = properties.some(([name, member]) => member !== resolved.properties?.[name]);
    if (isChanged) changed.properties = Object.fromEntries(properties);
    for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
      const parts = resolved[keyword]?.map((part) => convert(part, depth + 1));
      if (!parts?.some((part, index) => part !== resolved[keyword]?.[index])) continue;
      changed[keyword] = parts;
      // The discriminator's mapping refers to schemas that this schema no longer contains.
      delete changed.discriminator;
      isChanged = true;
    }
    return isChanged ? changed : written;
  };
  return convert(schema ?? {}, 0);
}

function typedMember(document: OpenApiDocument, member: Schema, contentType: string | undefined): Schema {
  if (typeof member !== "object") return member;
  const resolved = resolve<Schema>(document, member);
  if (
    [resolved.type].flat().includes("array") &&
    typeof resolved.items === "object" &&
    !Array.isArray(resolved.items)
  ) {
    const items = typedMember(document, resolved.items, contentType);
    return items === resolved.items ? member : { ...resolved, items };
  }
  const file = fileSchema(document, resolved, contentType);
  if (file === undefined) return member;
  const { title, description, deprecated } = resolved;
  return {
    ...file,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

const bytes: Schema = { type: "string", format: "binary" };
const bytesOrText: Schema = { anyOf: [{ ...bytes }, { type: "string" }] };

/** Media types whose content is never text. */
const binaryTypes = /^(?:(?:image|audio|video|font)\/(?!svg)|application\/(?:octet-stream|pdf|zip|gzip)\b)/i;

/** Returns the schema of a file, which may also be text for media types such as `text/csv` and `application/xml`. */
function fileSchema({ openapi }: OpenApiDocument, schema: Schema, contentType = ""): Schema | undefined {
  if (typedKeywords.every((keyword) => schema[keyword] === undefined)) {
    return openapi.startsWith("3.0") ? undefined : bytes;
  }
  const isString = [schema.type].flat().every((type) => type === "string" || type === "null");
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  const isEncoded = schema.contentEncoding !== undefined || schema.format !== undefined;
  if (!isString || schema.type === undefined || isFixed || isEncoded) return undefined;
  const type = String(schema.contentMediaType ?? contentType);
  if (type === "" || isJson(type) || /^text\/plain\b/i.test(type)) return undefined;
  return binaryTypes.test(type) ? bytes : bytesOrText;
}
