import { stringify } from "yaml";
import type { Members } from "../contract/contract-files.ts";
import type { Conventions } from "../contract/conventions.ts";
import { pascalCase, sentenceOf } from "../names.ts";
import type { OperationPlace } from "./operation-place.ts";
import { hasBody, type OperationRequest } from "./operation-request.ts";

const YAML = { lineWidth: 110, indentSeq: true } as const;

/**
 * Returns the operation's members in its path file, with extension points for everything that the source does not show.
 */
export function operationMembers(
  request: OperationRequest,
  place: OperationPlace,
  conventions: Conventions,
  parameters: readonly Members[],
  accessRules: readonly string[],
): Members {
  const { operationId, method } = request;
  const { inferred, points, successStatus, inferredOfSuccess, inferredOfRequest, failures } = conventions;
  const isIdempotent = method !== "post" && method !== "patch";
  return withoutEmpty({
    operationId,
    summary: sentenceOf(operationId),
    description: `${sentenceOf(operationId)}. What this does beyond its name is not shown.`,
    tags: [place.tag],
    "x-method": place.method,
    "x-idempotent": isIdempotent,
    "x-inferred": inferred,
    "x-resource-name": place.resourceName,
    "x-access-rules": accessRules,
    "x-extension-point": points,
    parameters,
    requestBody: hasBody(request)
      ? withoutEmpty({
          description: `Request of \`${operationId}\`.`,
          required: false,
          "x-inferred": inferredOfRequest,
          content: bodyOf(schemaName(operationId, "request"), conventions),
        })
      : undefined,
    responses: {
      [successStatus]: withoutEmpty({
        description: `Response of \`${operationId}\`.`,
        "x-inferred": inferredOfSuccess,
        content: bodyOf(schemaName(operationId, "response"), conventions),
      }),
      ...failures,
    },
  });
}

function bodyOf(name: string, { schemasFrom }: Conventions): Members {
  return { "application/json": { schema: { $ref: `${schemasFrom}${name}.yaml` } } };
}

function withoutEmpty(members: Members): Members {
  const entries = Object.entries(members).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries);
}

/** Returns the name of a body's schema, such as `ArchiveMatterRequest`. */
export function schemaName(operationId: string, part: "request" | "response"): string {
  return `${pascalCase(operationId)}${part === "request" ? "Request" : "Response"}`;
}

/** Returns a path file with one operation. */
export function pathFile(method: string, members: Members): string {
  return stringify({ [method]: members }, YAML);
}

/** Returns a schema that contains only an extension point. */
export function openSchemaFile(operationId: string, part: "request" | "response"): string {
  return stringify(
    {
      type: "object",
      description: `${part === "request" ? "Request" : "Response"} of \`${operationId}\`. Its content is not shown.`,
      additionalProperties: true,
      "x-extension-point": `${operationId}.${part}`,
    },
    YAML,
  );
}

/** Returns the file for a path parameter that is new to the contract. */
export function parameterFile(name: string): string {
  return stringify(
    {
      name,
      in: "path",
      description: `The parameter \`${name}\` of the path.`,
      required: true,
      schema: { type: "string" },
    },
    YAML,
  );
}

/** Returns the action that adds an operation's success status to the reference profile. The body stays open. */
export function overlayAction({ operationId }: OperationRequest): Members {
  const schema = `#/components/schemas/${schemaName(operationId, "response")}`;
  return {
    target: `$.paths[*][?@.operationId == '${operationId}']`,
    update: {
      responses: {
        "200": {
          description: `Response of \`${operationId}\`.`,
          content: { "application/json": { schema: { $ref: schema } } },
        },
      },
    },
  };
}

/** Returns a reference profile overlay with one action. */
export function overlayFile(subject: string, version: string | undefined, action: Members): string {
  const info = { title: `Reference profile of ${subject}`, version: version ?? "1.0.0" };
  return stringify({ overlay: "1.1.0", info, actions: [action] }, YAML);
}
