import type { Kind } from "@seamline/openapi/document-grammar";

const MEMBERS = `Write the members here, and list members that are always present in required:
properties:
  createTime: { type: string, format: date-time, description: Creation time. }
required: [createTime]`;

const VALUES = `Write the possible values, such as
type: string
enum: [FIRST, SECOND]
x-open-enum: true   # if values may be added later`;

const FACTS = `Write known facts here or in description. If OpenAPI has no field for a fact, add it to the root:
target: $
update: { x-facts: { aName: { source: Name of the source, says: Text of the fact. } } }`;
/** Comments for schemas, keyed by point area. */
const ofSchemas: Readonly<Record<string, string>> = {
  fields: MEMBERS,
  payload: MEMBERS,
  errors: `${MEMBERS}
In a separate action on $, x-errors contains pointers to code and message: { code: /error/code, message: /error/message }`,
  states: `Write the member that contains the state, with all states:
properties:
  state: { type: string, enum: [FIRST, SECOND], x-open-enum: true }`,
  pagination: `Write the envelope of a page. x-pagination of the operation points to its members:
properties:
  nextPageToken: { type: string }`,
  values: VALUES,
};

/** Comments for operations, keyed by point area. */
const ofOperations: Readonly<Record<string, string>> = {
  parameters: `Add the parameters to the list:
- { name: view, in: query, schema: { type: string }, description: Purpose of the parameter. }`,
  pagination: `Add the parameters of pages to the list, and x-pagination next to it, in one of these styles:
x-pagination: { style: token, parameter: pageToken, items: /items, next: /nextPageToken }
x-pagination: { style: page, parameter: page, items: /items, current: /page, more: /hasMore }
x-pagination: { style: offset, parameter: offset, items: /items, total: /total }
x-pagination: { style: cursor, parameter: after, items: /items, cursor: /id, more: /hasMore }
x-pagination: { style: link, items: /items }   # the header Link contains the URL of the next page
x-pagination: { style: single, items: /items }   # each response contains the whole list`,
  permissions: `Next to parameters, write the permissions (all or any of them) or scopes that a caller needs:
x-permissions: { all: [a.permission] }
x-scopes: [https://example.com/a.scope]`,
  errors: `Next to parameters, write the error responses:
responses:
  "404": { description: The resource does not exist., content: { application/json: { schema: { $ref: "#/components/schemas/Error" } } } }`,
  states: `Next to parameters, in description, write the states in which the operation is allowed, and the resulting state.
The states themselves are an enum in the schema of the resource.`,
};

const ofParameters = `Write the possible values:
schema: { type: integer, minimum: 1, maximum: 100, default: 20 }`;

const ofResponses = `Write the body and the headers here:
headers: { x-request-id: { schema: { type: string } } }
content: { application/json: { schema: { $ref: "#/components/schemas/Name" } } }`;

/** Returns a comment with instructions for filling this kind of object. */
export function guidanceFor(area: string | undefined, kind: Kind): string {
  switch (kind) {
    case "schemas":
      return ofSchemas[area ?? ""] ?? VALUES;
    case "operation":
      return ofOperations[area ?? ""] ?? FACTS;
    case "parameters":
    case "headers":
      return ofParameters;
    case "responses":
      return area === "limits" ? FACTS : ofResponses;
    default:
      return area === "endpoints" ? `Write the paths in a separate action on $.paths.\n${FACTS}` : FACTS;
  }
}

/** Comment about security schemes. They belong at the root of the document, but the point is in the operations. */
export const SECURITY_GUIDANCE = `Write how callers authenticate, and next to components which schemes are required:
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
security: [{ bearer: [] }]`;
