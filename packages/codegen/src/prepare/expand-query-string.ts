import type { OpenApiDocument, Parameter } from "../document/editable-document.ts";
import { formMembers, mayBeObject } from "../document/form-members.ts";

const FORM = "application/x-www-form-urlencoded";

/**
 * Returns the query parameters for a parameter with `in: querystring` (OpenAPI 3.2), which describes the whole query.
 *
 * @returns `undefined` if the query string is not a form, or if a member of the form is serialized as JSON
 */
export function expandQueryString(
  document: OpenApiDocument,
  { content = {} }: Parameter,
): Parameter[] | undefined {
  const media = content[FORM];
  const members = Object.keys(content).length === 1 ? formMembers(document, media?.schema) : undefined;
  const parameters = members?.map(({ name, schema, required }) => {
    const { style, explode, contentType } = media?.encoding?.[name] ?? {};
    const isText = contentType === undefined && (style !== undefined || !mayBeObject(document, schema));
    const shape = { ...(style !== undefined && { style }), ...(explode !== undefined && { explode }) };
    return isText ? { name, in: "query", required, schema, ...shape } : undefined;
  });
  return parameters?.every((parameter) => parameter !== undefined) ? parameters : undefined;
}
