import { stringify } from "yaml";
import type { Conventions } from "../contract/conventions.ts";
import { pathFileName } from "../contract/path-template.ts";
import { sentenceOf } from "../names.ts";
import { partsOf } from "../operation/operation-request.ts";
import type { ServiceRequest } from "./service-request.ts";

const YAML = { lineWidth: 110, indentSeq: true } as const;

/** Conventions for a new contract. */
export const firstConventions: Conventions = {
  inferred: ["idempotency"],
  points: ["credentials"],
  successStatus: "200",
  inferredOfSuccess: ["successStatus"],
  inferredOfRequest: [],
  failures: { default: { $ref: "../components/responses/Error.yaml" } },
  schemasFrom: "../components/schemas/",
};

/** `specs/parcels/openapi.yaml`, with the first operation. */
export function rootFile({ service, operation, portOffset }: ServiceRequest, tag: string): string {
  const { path, source, operationId } = operation;
  const payloads = partsOf(operation).map((part) => [
    `${operationId}.${part}`,
    { area: "payload", source, summary: `Body of the ${part} of \`${operationId}\`.` },
  ]);
  return stringify(
    {
      openapi: "3.1.0",
      info: {
        title: `${sentenceOf(service)} API`,
        version: "0.0.0",
        description: "What is not shown is marked as an extension point: payloads, credentials and failures.",
        contact: { name: "Seamline maintainers" },
        license: { name: "MIT", url: "https://opensource.org/license/mit" },
      },
      servers: [
        { url: "{base_url}", variables: { base_url: { default: `http://127.0.0.1:${4010 + portOffset}` } } },
      ],
      tags: [{ name: tag, description: `Operations on ${tag}.` }],
      "x-extension-points": {
        credentials: { area: "auth", source, summary: "How a request presents credentials." },
        "error.body": { area: "errors", source, summary: "The statuses of failures and their bodies." },
        ...Object.fromEntries(payloads),
      },
      "x-inferred-reasons": {
        idempotency: {
          reason:
            "Idempotency is not shown. This value follows from the HTTP method (RFC 9110 section 9.2.2).",
          covers: ["x-idempotent"],
        },
        successStatus: { reason: "The source does not show the success status.", covers: ["."] },
      },
      paths: { [path.text]: { $ref: `./paths/${pathFileName(path)}` } },
    },
    YAML,
  );
}

/** `specs/parcels/inventory.yaml`: the first rows of the inventory. */
export function inventoryText({ service, operation }: ServiceRequest): string {
  const { operationId, method, path, source } = operation;
  const rows = {
    service,
    title: `${sentenceOf(service)} API`,
    documents: ["not-shown"],
    operations: [{ operationId, heading: source, method: method.toUpperCase(), path: path.text }],
    ...(path.parameters.length > 0 && {
      parameters: path.parameters.map((name) => ({ heading: source, name, type: "string" })),
    }),
    notShown: [
      {
        id: "payloads",
        heading: source,
        about: "Requests and responses.",
        points: partsOf(operation).map((part) => `${operationId}.${part}`),
      },
      {
        id: "authentication",
        heading: source,
        about: "How a request presents credentials.",
        points: ["credentials"],
      },
      {
        id: "errors",
        heading: source,
        about: "The statuses and bodies of failures.",
        points: ["error.body"],
      },
    ],
    inferred: [
      { reason: "idempotency", about: "whether a call may be repeated" },
      { reason: "successStatus", about: "the status of a successful call" },
    ],
  };
  return `# The content of the source document, row by row. Lint compares this file with the specs in both directions.\n${stringify(rows, YAML)}`;
}

/** `specs/parcels/redocly.yaml`: turns off the rules that require facts missing from the source. */
export function redoclyFile({ operation: { source } }: ServiceRequest): string {
  return `extends:
  - ../rules/ruleset.yaml
telemetry: off
rules:
  # Source, ${JSON.stringify(source)}: status codes are not shown, so failures stand under \`default\`.
  operation-4xx-response: off
  # Source, ${JSON.stringify(source)}: how credentials are presented is not shown.
  security-defined: off
`;
}

export const ERROR_RESPONSE = `description: The call failed. Its status and its body are not shown.
x-extension-point: error.body
`;

/** The reference profile: the minimum that the emulator needs to respond. */
export function referenceOverlay({ service }: ServiceRequest): string {
  return stringify(
    {
      overlay: "1.1.0",
      info: { title: `Reference profile of ${service}`, version: "1.0.0" },
      actions: [
        // The emulator does not check credentials yet.
        { target: "$", update: { security: [] } },
        {
          target: "$.components",
          update: {
            responses: {
              Error: {
                content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } },
              },
            },
            schemas: {
              ErrorBody: {
                type: "object",
                description: "Body of a failed call.",
                additionalProperties: true,
                "x-extension-point": "error.body",
              },
            },
          },
        },
        {
          target: "$.paths[*][?@.operationId].responses",
          update: {
            "400": { $ref: "#/components/responses/Error" },
            default: { $ref: "#/components/responses/Error" },
          },
        },
      ],
    },
    YAML,
  );
}
