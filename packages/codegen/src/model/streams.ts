import type { OpenApiDocument } from "../document/editable-document.ts";
import type { OperationEntry } from "../document/operation-entry.ts";
import { describesData, eventData, itemSchemaOf, streamOf } from "../document/streams.ts";
import type { StreamModel } from "./model.ts";

/** Describes the stream that an operation returns, if it returns one. */
export function describeStream(entry: OperationEntry, document: OpenApiDocument): StreamModel | undefined {
  const stream = streamOf(entry);
  if (stream === undefined) return undefined;
  const { mediaType, media, format } = stream;
  const schema = itemSchemaOf(document, media);
  const isEvents = format === "events";
  const data = isEvents ? eventData(document, media) : undefined;
  return {
    definition: { mediaType, format, ...(data && { data }) },
    isDataOnly: isEvents && describesData(document, media),
    ...(schema !== undefined && { schema }),
  };
}
