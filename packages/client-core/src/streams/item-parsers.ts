import type { StreamDefinition } from "../definition.ts";
import { lineSplitter, recordSplitter } from "./line-splitter.ts";
import type { ServerSentEvent } from "./stream-call.ts";

/** Parses items from text that arrives in pieces. */
export interface ItemParser {
  /**
   * Returns the items completed by a piece.
   *
   * @throws SyntaxError if an item is not JSON
   */
  push(text: string): Iterable<unknown>;
  /** Returns the remaining items once the stream has ended. */
  end(): Iterable<unknown>;
  /** Returns the number of characters of the unfinished item. */
  size(): number;
}

/** Data of the final event that some services send. It is not JSON. */
const END_OF_DATA = "[DONE]";

/** Creates the parser for a stream's format. */
export function itemParser({ format, data }: StreamDefinition): ItemParser {
  if (format === "events") return eventParser(data);
  const splitter = format === "lines" ? lineSplitter() : recordSplitter();
  return {
    push: (text) => jsonItems(splitter.push(text)),
    end: () => jsonItems([splitter.rest()]),
    size: () => splitter.rest().length,
  };
}

/** Parses one item at a time, so that items before invalid text are not lost. */
function* jsonItems(texts: readonly string[]): Generator<unknown> {
  for (const text of texts) if (text.trim() !== "") yield JSON.parse(text);
}

/**
 * Parses server-sent events. An unfinished event at the end of the stream is dropped, as the HTML standard requires. An
 * event without data only contains an id or a pause.
 */
function eventParser(data: StreamDefinition["data"]): ItemParser {
  const splitter = lineSplitter();
  let fields: Record<string, string> = {};
  let size = 0;
  const take = (): ServerSentEvent<unknown>[] => {
    const event = fields;
    fields = {};
    size = 0;
    return Object.keys(event).length === 0 ? [] : [eventOf(event, data)];
  };
  const read = (line: string): ServerSentEvent<unknown>[] => {
    if (line === "") return take();
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    size += line.length;
    // A line that begins with a colon is a comment. An id containing a null character is ignored.
    if (name === "data" && fields.data !== undefined) fields.data += `\n${value}`;
    else if (name !== "" && !(name === "id" && value.includes("\0"))) fields[name] = value;
    return [];
  };
  return {
    *push(text) {
      // One event at a time, so that events before invalid data are not lost.
      for (const line of splitter.push(text)) yield* read(line);
    },
    end: () => [],
    size: () => size + splitter.rest().length,
  };
}

function eventOf(
  { event, data: text, id, retry = "" }: Record<string, string>,
  data: StreamDefinition["data"],
): ServerSentEvent<unknown> {
  return {
    event: event || "message",
    data: text === undefined ? undefined : dataOf(text, data),
    ...(id !== undefined && { id }),
    ...(/^\d+$/.test(retry) && { retry: Number(retry) }),
  };
}

function dataOf(text: string, data: StreamDefinition["data"]): unknown {
  if (data === undefined || text === END_OF_DATA) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (data === "mixed") return text;
    throw cause;
  }
}

/** Returns whether an item only marks the end of a JSON stream. */
export function isEndMark(item: unknown, { format, data }: StreamDefinition): boolean {
  return format === "events" && data !== undefined && (item as ServerSentEvent).data === END_OF_DATA;
}
