import { harEntries, NOT_A_HAR, readHarEntry } from "@seamline/openapi/har-entries";
import { type HttpHandler, http } from "msw/http";
import { HarError, type HarProblem } from "./har-error.ts";
import { matches, type RecordedRequest, recordedRequest } from "./recorded-request.ts";
import { type MakeResponse, recordedResponse } from "./recorded-response.ts";

/** Options for {@link harHandlers}. */
export interface HarHandlersOptions {
  /** Selects the entries to replay. By default, all entries. */
  readonly include?: (request: { readonly method: string; readonly url: string }) => boolean;
}

/** A recorded request with all its responses, in recorded order. */
interface Replay {
  readonly request: RecordedRequest;
  readonly responses: MakeResponse[];
}

/**
 * Creates request handlers for MSW that replay an HTTP Archive (HAR 1.2).
 *
 * - A request matches a recorded one with the same method, URL and body. The order of query parameters and of JSON
 *   members is ignored. Headers are not compared. If the HAR lacks the body, or if it is multipart, any body matches.
 * - If the same request was recorded several times, its responses are returned in recorded order, and the last one is
 *   repeated. `server.resetHandlers()` starts again with the first one.
 * - A request recorded without a response fails with a network error. Recorded delays are not replayed.
 * - Other requests do not match any handler.
 *
 * @param har the parsed archive, or its text
 * @throws HarError that lists all entries that cannot be replayed
 */
export function harHandlers(har: unknown, { include = () => true }: HarHandlersOptions = {}): HttpHandler[] {
  const replays = new Map<string, Replay>();
  const problems: HarProblem[] = [];
  for (const [index, entry] of entriesOf(har).entries()) {
    const problem = addEntry(replays, entry, include);
    if (problem !== undefined) problems.push({ entry: index + 1, problem });
  }
  if (problems.length > 0) throw new HarError(problems);
  return [...replays.values()].sort(exactFirst).map(handlerOf);
}

/** @throws HarError */
function entriesOf(har: unknown): readonly unknown[] {
  const entries = harEntries(typeof har === "string" ? parse(har) : har);
  if (entries === undefined) throw new HarError([{ entry: undefined, problem: NOT_A_HAR }]);
  return entries;
}

/** Parses JSON. Omits the parser's message, because it quotes the archive. @throws HarError */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new HarError([{ entry: undefined, problem: "invalid JSON: save the HAR again" }]);
  }
}

/** Adds an entry, unless `include` excludes it. @returns its problem */
function addEntry(
  replays: Map<string, Replay>,
  entry: unknown,
  include: NonNullable<HarHandlersOptions["include"]>,
): string | undefined {
  const exchange = readHarEntry(entry);
  if (typeof exchange === "string") return exchange;
  const { method, target } = exchange;
  const url = URL.parse(target);
  if (!url) return "request.url must be an absolute URL";
  // Browsers also record `data:` and `blob:` URLs, which are not requests.
  if (!["http:", "https:"].includes(url.protocol) || !include({ method, url: target })) return undefined;
  const response = recordedResponse(exchange);
  if (typeof response === "string") return response;
  const request = recordedRequest(exchange, url);
  const key = JSON.stringify([request.method, request.url, request.body]);
  const replay = replays.get(key) ?? { request, responses: [] };
  replay.responses.push(response);
  replays.set(key, replay);
  return undefined;
}

/** Sorts requests that match any body last. */
function exactFirst(one: Replay, other: Replay): number {
  return Number(one.request.body === undefined) - Number(other.request.body === undefined);
}

/** MSW repeats the last response of a generator, and starts the generator again when the handlers are reset. */
function handlerOf({ request: recorded, responses }: Replay): HttpHandler {
  return http.all(
    ({ request }) => matches(recorded, request),
    function* () {
      for (const makeResponse of responses) yield makeResponse();
    },
  );
}
