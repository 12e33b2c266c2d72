import { parsePointer, type Segments, valueAt } from "@seamline/openapi/json-pointer";
import { SpecError } from "@seamline/openapi/spec-error";
import type { OpenApiDocument, Response, Schema } from "../document/editable-document.ts";
import {
  isJson,
  isSuccess,
  type OperationEntry,
  preferredBody,
  resolve,
} from "../document/operation-entry.ts";
import { byCodePoint, camelCase, isIdentifier } from "../identifiers.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { NameRegistry } from "../name-registry.ts";
import { RUNTIME, ready } from "./code.ts";
import type { CodeContext } from "./context.ts";
import { type Definition, Definitions } from "./definitions.ts";
import { reservedWords } from "./reserved-words.ts";
import { schemaCode } from "./schema-code.ts";

/** Validator code for all operations of a document. */
export interface ValidatorsModel {
  /** Sorted so that each definition follows the definitions that it uses. */
  readonly definitions: readonly Definition[];
  /** Sorted by operationId. */
  readonly operations: readonly OperationValidator[];
}

export interface OperationValidator {
  readonly id: string;
  /** Name of the exported constant: the operationId, converted to an identifier if necessary. */
  readonly name: string;
  /** Validator code for each success response, keyed by documented status. */
  readonly successes: readonly (readonly [status: string, code: string])[];
}

/**
 * Describes validators for the success responses of all operations. Reads the original document, because later steps
 * remove keywords that types cannot express.
 *
 * @throws SpecError for a keyword that validators do not support
 */
export function describeValidators(
  { document, locate }: LoadedDocument,
  entries: readonly OperationEntry[],
): ValidatorsModel {
  const names = new NameRegistry([...reservedWords, RUNTIME, "client", "validators"]);
  const sorted = [...entries].sort((left, right) => byCodePoint(left.id, right.id));
  const named = sorted.map((entry) => ({ entry, name: names.claim(nameOf(entry.id)) }));
  const definitions = new Definitions(names, (reference) => {
    const segments = parsePointer(reference);
    return schemaCode(valueAt(document, segments) as Schema, segments, context);
  });
  const context: CodeContext = {
    definition: (reference) => definitions.use(reference),
    format: (format, code) => definitions.useFormat(format, code),
    resolve: (schema) => resolve<Schema>(document, schema),
    fail: (problem, remedy, segments) => {
      throw new SpecError(problem, remedy, locate(segments));
    },
    isOlder: document.openapi.startsWith("3.0"),
  };
  const operations = named.map(({ entry, name }) => ({
    id: entry.id,
    name,
    successes: successesOf(entry).map(
      (status) => [status, responseCode(entry, status, document, context)] as const,
    ),
  }));
  return { definitions: definitions.all, operations };
}

function nameOf(operationId: string): string {
  return isIdentifier(operationId) ? operationId : camelCase(operationId);
}

/**
 * Returns the documented success statuses, or `default` if no success status is documented. The generated types use the
 * same rule.
 */
function successesOf({ responses }: OperationEntry): string[] {
  const successes = [...responses.keys()].filter(isSuccess);
  return successes.length > 0 || !responses.has("default") ? successes : ["default"];
}

/**
 * Returns the validator code for a response. The runtime parses JSON, and returns text as a string and bytes as a
 * `Blob`.
 */
function responseCode(
  entry: OperationEntry,
  status: string,
  document: OpenApiDocument,
  context: CodeContext,
): string {
  const body = entry.method === "HEAD" ? undefined : preferredBody(entry.responses.get(status)?.content);
  if (body === undefined) {
    return ready("absent");
  }
  const { schema } = body.media;
  const isReadable = isJson(body.mediaType) || /^text\//i.test(body.mediaType);
  if (schema === undefined || !isReadable) {
    return ready("any");
  }
  const segments = [...responseSegments(entry, status, document), "content", body.mediaType, "schema"];
  return schemaCode(schema, segments, context);
}

/** Returns the path of a response in the document, or of the target if the response is a reference. */
function responseSegments(
  { operation, segments }: OperationEntry,
  status: string,
  document: OpenApiDocument,
): Segments {
  const written = Object.keys(operation.responses ?? {}).find(
    (key) => key.toUpperCase() === status.toUpperCase(),
  );
  const place = [...segments, "responses", written ?? status];
  const { $ref } = (valueAt(document, place) ?? {}) as Response & { $ref?: string };
  return $ref === undefined ? place : parsePointer($ref);
}
