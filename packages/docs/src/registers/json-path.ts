import type { OpenApiDocument } from "@seamline/openapi/document";
import { formatPointer, parsePointer, valueAt } from "@seamline/openapi/json-pointer";

/** Names that JSONPath writes after a dot (RFC 9535, section 2.5.1). */
const SHORTHAND = /^[A-Za-z_]\w*$/;

/**
 * The JSONPath (RFC 9535) of a part of a document. An operation goes by its operationId, as in the overlays of the
 * repository, so that the path holds in every version of a document that has the operation.
 */
export function jsonPathOf(bundle: OpenApiDocument, pointer: string): string {
  const segments = parsePointer(pointer);
  const operationId = operationIdOf(bundle, segments);
  if (operationId === undefined) return `$${segments.map(segmentOf).join("")}`;
  const below = segments.slice(OPERATION_DEPTH).map(segmentOf).join("");
  return `$.paths[*][?@.operationId == ${quoted(operationId)}]${below}`;
}

/** An operation stands below `paths`, its path and its method. */
const OPERATION_DEPTH = 3;

/** The operationId of the operation that a part of a document belongs to. */
export function operationIdOf(bundle: OpenApiDocument, segments: readonly string[]): string | undefined {
  if (segments[0] !== "paths" || segments.length < OPERATION_DEPTH) return undefined;
  const operation = valueAt(bundle, formatPointer(segments.slice(0, OPERATION_DEPTH)));
  return (operation as { operationId?: string } | undefined)?.operationId;
}

function segmentOf(name: string): string {
  return SHORTHAND.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** A text as JSONPath writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
