import type { Response } from "../document/editable-document.ts";
import { isSuccess, type OperationEntry, preferredBody } from "../document/operation-entry.ts";
import { streamFormat, streamOf } from "../document/streams.ts";

/**
 * Returns the media types that a client can request for successful responses, in order of preference. Returns an empty
 * list if there is no choice, or if the preferred media type is a range.
 */
export function acceptedTypes(entry: OperationEntry): string[] {
  if (entry.method === "HEAD" || streamOf(entry) !== undefined) return [];
  const successes = [...entry.responses].filter(([status]) => isSuccess(status));
  const contents = successes.flatMap(([, { content }]) => (content && hasEntries(content) ? [content] : []));
  const [first, ...others] = contents;
  const preferred = preferredBody(first)?.mediaType;
  if (first === undefined || preferred === undefined || !isConcrete(preferred)) return [];
  const common = Object.keys(first)
    .filter((type) => isConcrete(type) && streamFormat(type) === undefined)
    .filter((type) => others.every((content) => type in content));
  const types = [preferred, ...common.filter((type) => type !== preferred)];
  return types.length > 1 && common.includes(preferred) ? types : [];
}

/**
 * Returns whether calls can choose the media type. Pages and long-running operations require the default media type.
 */
export function isChoosable({ operation }: OperationEntry): boolean {
  return operation["x-pagination"] === undefined && operation["x-operation"] === undefined;
}

function isConcrete(mediaType: string): boolean {
  return !mediaType.includes("*");
}

function hasEntries(content: NonNullable<Response["content"]>): boolean {
  return Object.keys(content).length > 0;
}
