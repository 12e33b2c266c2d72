import { callError } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import type { StreamDefinition } from "../definition.ts";
import { ResponseTooLargeError } from "../errors/call-errors.ts";
import { responseError } from "../pipeline/decode.ts";
import { failureOf } from "../pipeline/failure.ts";
import type { TimeLimit } from "../platform/time-limit.ts";
import { itemParser } from "./item-parsers.ts";

/**
 * Reads the items from one response, and closes the connection when the caller stops.
 *
 * @throws ApiError if the response is not a stream, or an item is not JSON; ResponseTooLargeError if an item is larger
 *   than `maxBodyBytes`; NetworkError if the connection breaks
 */
export async function* itemsOf(
  exchange: Exchange,
  stream: StreamDefinition,
  limit: TimeLimit,
): AsyncGenerator<unknown, void, undefined> {
  const { call, response } = exchange;
  const reader = response.body?.getReader();
  if (!reader) return;
  const parser = itemParser(stream);
  const decoder = new TextDecoder();
  try {
    checkType(exchange, stream);
    for (;;) {
      const { done, value } = await limit.during(() => reader.read());
      if (done) break;
      yield* parsed(() => parser.push(decoder.decode(value, { stream: true })), exchange);
      if (parser.size() > call.options.maxBodyBytes) throw tooLarge(exchange);
    }
    yield* parsed(() => parser.end(), exchange);
  } catch (cause) {
    throw failureOf(cause, call);
  } finally {
    // Do not await: canceling a source may never finish.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Checks the media type of an event stream. Other formats are not checked, because JSON lines have many media types.
 */
function checkType(exchange: Exchange, { format }: StreamDefinition): void {
  const type = exchange.response.headers.get("content-type") ?? "";
  if (format === "events" && !/^text\/event-stream\b/i.test(type)) {
    throw responseError(exchange, `the body is ${type || "untyped"} instead of text/event-stream`);
  }
}

function* parsed(parse: () => Iterable<unknown>, exchange: Exchange): Generator<unknown, void, undefined> {
  const items = iterate(parse, exchange);
  for (let next = items(); !next.done; next = items()) yield next.value;
}

/** Returns a function that parses the next item. Only catches errors from parsing, not from the caller's loop. */
function iterate(parse: () => Iterable<unknown>, exchange: Exchange): () => IteratorResult<unknown> {
  let items: Iterator<unknown> | undefined;
  return () => {
    try {
      items ??= parse()[Symbol.iterator]();
      return items.next();
    } catch {
      throw responseError(exchange, "an item in the stream is not JSON");
    }
  };
}

function tooLarge({ call, response: { status } }: Exchange): ResponseTooLargeError {
  const { maxBodyBytes: maxBytes } = call.options;
  const problem = `returned an item of more than ${maxBytes} bytes (raise maxBodyBytes)`;
  return callError(call, ResponseTooLargeError, problem, { status, maxBytes });
}
