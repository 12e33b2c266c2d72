import type { Kind } from "../load/grammar.ts";

const MEMBERS = `Write the members here, and in required those that are always there:
properties:
  createTime: { type: string, format: date-time, description: When it was created. }
required: [createTime]`;

const VALUES = `Write what the value may be, such as
type: string
enum: [FIRST, SECOND]
x-open-enum: true   # where values may be added later`;

const FACTS = `Write here, or in description, what is known. What OpenAPI has no word for is a fact at the root:
target: $
update: { x-facts: { aName: { source: Where it is written, says: What is written there. } } }`;

/** What to write at a schema to fill a point of each area. */
const ofSchemas: Readonly<Record<string, string>> = {
  fields: MEMBERS,
  payload: MEMBERS,
  errors: `${MEMBERS}
In another action on $, x-errors says where code and message are: { code: /error/code, message: /error/message }`,
  states: `Write the member that holds the state, with all states:
properties:
  state: { type: string, enum: [FIRST, SECOND], x-open-enum: true }`,
  pagination: `Write the envelope of a page, to which x-pagination of the operation points:
properties:
  nextPageToken: { type: string }`,
  values: VALUES,
};

/** What to write at an operation. */
const ofOperations: Readonly<Record<string, string>> = {
  parameters: `Write the parameters into the list:
- { name: view, in: query, schema: { type: string }, description: What it does. }`,
  pagination: `Write the parameters of pages into the list, and beside it how pages follow each other, in one of two styles:
x-pagination: { style: token, parameter: pageToken, items: /items, next: /nextPageToken }
x-pagination: { style: page, parameter: page, items: /items, current: /page, more: /hasMore }`,
  permissions: `Write beside the parameters which permissions a caller needs, all or any of them, or which scopes:
x-permissions: { all: [a.permission] }
x-scopes: [https://example.com/a.scope]`,
  errors: `Write beside the parameters the responses of failures:
responses:
  "404": { description: There is no such resource., content: { application/json: { schema: { $ref: "#/components/schemas/Error" } } } }`,
  states: `Write beside the parameters, in description, in which states the operation may be called and what it leads to.
The states themselves are an enum at the schema of the resource.`,
};

const ofParameters = `Write what the value may be:
schema: { type: integer, minimum: 1, maximum: 100, default: 20 }`;

const ofResponses = `Write the body and the headers here:
headers: { x-request-id: { schema: { type: string } } }
content: { application/json: { schema: { $ref: "#/components/schemas/Name" } } }`;

/** Comment for whoever fills a point: what to write at a place of that kind. */
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
      return area === "endpoints"
        ? `Write the paths in an action of their own, on $.paths.\n${FACTS}`
        : FACTS;
  }
}

/** Comment for the security schemes, which stand at the root while the operations name the point. */
export const SECURITY_GUIDANCE = `Write how a caller authenticates, and beside components which of the schemes are needed:
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
security: [{ bearer: [] }]`;
