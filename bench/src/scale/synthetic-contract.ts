/** The resources of every synthetic service. Each has five operations: list, create, get, replace and delete. */
const RESOURCES = [
  "claim",
  "depot",
  "driver",
  "manifest",
  "pallet",
  "parcel",
  "pickup",
  "route",
  "tariff",
  "vehicle",
] as const;

export const OPERATIONS_PER_SERVICE: number = RESOURCES.length * 5;

/** File contents by path relative to the folder of the service. */
export type Files = ReadonlyMap<string, string>;

/** Writes the contract of a synthetic service with fifty operations, as shown and filled by an overlay. */
export function contractFiles(name: string): Files {
  return new Map([
    ["openapi.yaml", rootDocument(name)],
    ["inventory.yaml", inventory(name)],
    ["redocly.yaml", CONFIGURATION],
    ["reference.overlay.yaml", overlay()],
    ["components/responses/Error.yaml", ERROR],
    ...RESOURCES.flatMap(filesOfResource),
  ]);
}

/** Returns all operation ids with the schemas of their results. */
export function operationsOfContract(): { readonly operationId: string; readonly isList: boolean }[] {
  return RESOURCES.flatMap((resource) =>
    operationIds(resource).map((operationId, index) => ({ operationId, isList: index === 0 })),
  );
}

/** Returns the extension points of the contract, which its overlay fills. */
export function pointsOfContract(): string[] {
  return [...RESOURCES.map((resource) => `${resource}.states`), "error.body"];
}

/** Returns a value for each path parameter, by name. */
export function parametersOfContract(): Record<string, string> {
  return Object.fromEntries(RESOURCES.map((resource) => [`${resource}Id`, "1"]));
}

function operationIds(resource: string): string[] {
  const type = typeOf(resource);
  return [`list${type}s`, `create${type}`, `get${type}`, `replace${type}`, `delete${type}`];
}

function typeOf(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;
}

function rootDocument(name: string): string {
  return `openapi: 3.1.0
info:
  title: ${typeOf(name)} API
  version: 0.0.0
  description: |
    A service of a benchmark.

    **What is not shown.** The states of each resource, and how failures look. Each of these is an extension point.
  contact: { name: Seamline maintainers }
  license: { name: MIT, url: "https://opensource.org/license/mit" }
servers:
  - url: "{base_url}"
    variables:
      base_url: { default: "http://127.0.0.1:4013" }
tags:
${RESOURCES.map((resource) => `  - { name: ${resource}s, description: The ${resource}s of the account. }`).join("\n")}
security: []
x-extension-points:
${RESOURCES.map(
  (resource) => `  ${resource}.states:
    area: states
    source: ${typeOf(resource)}s
    summary: The states of a ${resource} and the transitions between them.`,
).join("\n")}
  error.body:
    area: errors
    source: Errors
    summary: The statuses of failures and their bodies.
x-inferred-reasons:
  idempotency:
    reason: Whether a call may be repeated is not shown; this follows the HTTP method (RFC 9110 section 9.2.2).
    covers: [x-idempotent]
  successStatus:
    reason: The status of a success is not shown.
    covers: [.]
paths:
${RESOURCES.map(
  (resource) => `  /${resource}s:
    $ref: ./paths/${resource}s.yaml
  /${resource}s/{${resource}Id}:
    $ref: ./paths/${resource}s_{${resource}Id}.yaml`,
).join("\n")}
`;
}

function filesOfResource(resource: string): [string, string][] {
  const type = typeOf(resource);
  return [
    [`paths/${resource}s.yaml`, collectionPath(resource)],
    [`paths/${resource}s_{${resource}Id}.yaml`, itemPath(resource)],
    [
      `components/parameters/${resource}Id.yaml`,
      `name: ${resource}Id
in: path
required: true
description: Identifies the ${resource}.
schema: { type: string }
`,
    ],
    [
      `components/schemas/${type}.yaml`,
      `type: object
description: A ${resource}.
additionalProperties: true
x-extension-point: ${resource}.states
required: [${resource}Id, name]
properties:
  ${resource}Id: { type: string, description: Identifies the ${resource}. }
  name: { type: string, description: Its name. }
  weight: { type: integer, description: Its weight in grams. }
`,
    ],
    [
      `components/schemas/${type}Input.yaml`,
      `type: object
description: A ${resource} to store.
required: [name]
properties:
  name: { type: string, description: Its name. }
  weight: { type: integer, description: Its weight in grams. }
`,
    ],
    [
      `components/schemas/${type}List.yaml`,
      `type: object
description: The ${resource}s of the account.
required: [items]
properties:
  items:
    type: array
    description: The ${resource}s.
    items: { $ref: ./${type}.yaml }
`,
    ],
  ];
}

function collectionPath(resource: string): string {
  const [list = "", create = ""] = operationIds(resource);
  const type = typeOf(resource);
  return `get:
${operation(resource, "list", list, `List ${resource}s`, `Returns the ${resource}s.`, true)}
${responses(`The ${resource}s.`, `${type}List`)}
post:
${operation(resource, "create", create, `Create a ${resource}`, `Creates a ${resource} and returns it.`, false)}
${requestBody(type)}
${responses(`The new ${resource}.`, type)}
`;
}

function itemPath(resource: string): string {
  const [, , get = "", replace = "", remove = ""] = operationIds(resource);
  const type = typeOf(resource);
  const parameters = `  parameters:
    - { $ref: ../components/parameters/${resource}Id.yaml }`;
  return `get:
${operation(resource, "get", get, `Get a ${resource}`, `Returns a ${resource}.`, true)}
${parameters}
${responses(`The ${resource}.`, type)}
put:
${operation(resource, "replace", replace, `Replace a ${resource}`, `Replaces a ${resource} and returns it.`, true)}
${parameters}
${requestBody(type)}
${responses(`The new ${resource}.`, type)}
delete:
${operation(resource, "delete", remove, `Delete a ${resource}`, `Deletes a ${resource} and returns it.`, true)}
${parameters}
${responses(`The deleted ${resource}.`, type)}
`;
}

function operation(
  resource: string,
  method: string,
  operationId: string,
  summary: string,
  description: string,
  isIdempotent: boolean,
): string {
  return `  operationId: ${operationId}
  summary: ${summary}
  description: ${description}
  tags: [${resource}s]
  x-method: ${resource}s.${method}
  x-idempotent: ${isIdempotent}
  x-inferred: [idempotency]`;
}

function requestBody(type: string): string {
  return `  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../components/schemas/${type}Input.yaml }`;
}

function responses(description: string, type: string): string {
  return `  responses:
    "200":
      description: ${description}
      x-inferred: [successStatus]
      content:
        application/json:
          schema: { $ref: ../components/schemas/${type}.yaml }
    default:
      $ref: ../components/responses/Error.yaml`;
}

const ERROR = `description: A failure. Its status and its body are not shown.
x-extension-point: error.body
`;

const CONFIGURATION = `extends:
  - ../rules/ruleset.yaml
telemetry: off
rules:
  # Source, "Errors": status codes are not shown, so failures stand under \`default\`.
  operation-4xx-response: off
`;

function inventory(name: string): string {
  const rows = (row: (resource: string) => string[]): string => RESOURCES.flatMap(row).join("\n");
  return `# The content of the source document, row by row.
service: ${name}
title: ${typeOf(name)} API
documents: [not-shown]
operations:
${rows((resource) => {
  const heading = `${typeOf(resource)}s`;
  const item = `"/${resource}s/{${resource}Id}"`;
  const places = [`GET, path: /${resource}s`, `POST, path: /${resource}s`];
  const methods = [...places, ...["GET", "PUT", "DELETE"].map((method) => `${method}, path: ${item}`)];
  return operationIds(resource).map(
    (operationId, index) =>
      `  - { heading: ${heading}, operationId: ${operationId}, method: ${methods[index]} }`,
  );
})}
resources:
${rows((resource) => [`  - { heading: ${typeOf(resource)}s, resource: ${resource}, path: /${resource}s }`])}
fields:
${rows((resource) =>
  [`${resource}Id, type: string`, "name, type: string", "weight, type: integer", "items, type: array"].map(
    (field) => `  - { heading: ${typeOf(resource)}s, resource: ${resource}, field: ${field} }`,
  ),
)}
parameters:
${rows((resource) => [`  - { heading: ${typeOf(resource)}s, name: ${resource}Id, type: string }`])}
notShown:
${rows((resource) => [
  `  - { id: ${resource}-states, heading: ${typeOf(resource)}s, about: The states of a ${resource}., points: [${resource}.states] }`,
])}
  - { id: errors, heading: Errors, about: The statuses and bodies of failures., points: [error.body] }
inferred:
  - { reason: idempotency, about: whether a call may be repeated }
  - { reason: successStatus, about: the status of a successful call }
`;
}

function overlay(): string {
  return `overlay: 1.1.0
info: { title: Reference profile of a benchmark, version: 1.0.0 }
extends: ./openapi.yaml
actions:
  - target: $.components.schemas
    description: Names the states of resources and the body of a failure.
    x-fills: [${pointsOfContract().join(", ")}]
    update:
      ResourceState:
        type: string
        description: Where a resource is.
        enum: [REGISTERED, DELIVERED]
        x-open-enum: true
      ErrorBody:
        type: object
        description: Body of a failed call.
        required: [message]
        properties:
          message: { type: string, description: What is wrong. }
${RESOURCES.map(
  (resource) => `  - target: $.components.schemas.${typeOf(resource)}
    description: Adds the state to a ${resource}.
    x-fills: [${resource}.states]
    update:
      required: [state]
      properties:
        state: { $ref: "#/components/schemas/ResourceState" }
  - target: $.components.schemas.${typeOf(resource)}['additionalProperties', 'x-extension-point']
    description: Closes the ${resource}, whose fields are all known now.
    x-fills: [${resource}.states]
    remove: true
  - target: $.paths['/${resource}s'].get.responses['200'].content['application/json']
    description: An example of a list of ${resource}s.
    x-fills: [${resource}.states]
    update: { example: { items: [{ ${resource}Id: "1", name: First, state: REGISTERED }] } }
  - target: $.paths['/${resource}s'].post.responses['200'].content['application/json']
    description: An example of a ${resource}.
    x-fills: [${resource}.states]
    update: { example: { ${resource}Id: "1", name: First, state: REGISTERED } }
  - target: $.paths['/${resource}s/{${resource}Id}'][*].responses['200'].content['application/json']
    description: An example of a ${resource}.
    x-fills: [${resource}.states]
    update: { example: { ${resource}Id: "1", name: First, state: REGISTERED } }
  - target: $.components.parameters.${resource}Id
    description: An example of the id of a ${resource}.
    x-fills: [${resource}.states]
    update: { example: "1" }`,
).join("\n")}
  - target: $.components.responses.Error['x-extension-point']
    description: Nothing of a failure is open any more.
    x-fills: [error.body]
    remove: true
  - target: $.components.responses.Error
    description: Gives a failure its body.
    x-fills: [error.body]
    update:
      content:
        application/json:
          schema: { $ref: "#/components/schemas/ErrorBody" }
          example: { message: There is no such thing. }
  - target: $.paths[*][*].responses
    description: Lists the statuses of failures.
    x-fills: [error.body]
    update:
      "400": { $ref: "#/components/responses/Error" }
      "404": { $ref: "#/components/responses/Error" }
  - target: $.paths[*][*].requestBody.content['application/json']
    description: An example of a request.
    x-fills: [error.body]
    update: { example: { name: First } }
`;
}
