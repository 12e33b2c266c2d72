import type { Succeeded } from "../call/outcome.ts";
import type { Feature } from "../client/service-client.ts";
import type { LinkPagination, OperationDefinition } from "../definition.ts";
import { partOf, undocumented } from "../pipeline/decode.ts";
import { serializeQuery } from "../request/query.ts";
import { styledPairs } from "../request/query-styles.ts";
import type { Envelope } from "./envelope.ts";
import { nextLinkOf } from "./link-header.ts";
import type { PageKey } from "./next-page.ts";
import { type PageCall, pendingPages } from "./pages.ts";

/**
 * A {@link PageCall} for a list whose pages link to the next page in the `Link` header. `from` is the URL of a link, or
 * its query.
 */
export interface LinkPageCall<Page, Item, Responses = unknown> extends PageCall<Page, Item, Responses> {
  /**
   * Never set. Marks lists whose links are in a header, so that the types of helpers without access to headers can
   * exclude them.
   */
  readonly "~linked"?: true;
}

/**
 * Makes calls return a `PageCall` if their list has links. Only the query of a link is used, so that credentials are
 * never sent to a host or path from a response.
 */
export const linkPages: Feature = {
  of(operation) {
    const { pagination } = operation;
    if (pagination?.style !== "link") return undefined;
    return ({ input, send }) =>
      pendingPages({
        isNumbered: false,
        keyName: "a URL or a query",
        start: startOf(input, operation),
        request: (key) =>
          send(() =>
            key === undefined ? {} : { query: {}, querySerializer: () => queryOf(key) ?? `${key}` },
          ).outcome,
        envelopeOf: (success) => linkedEnvelope(success, pagination),
      });
  },
};

/** Returns the query of the first request, to detect a link to the same page. */
function startOf(input: unknown, { query: styles }: OperationDefinition): PageKey | undefined {
  try {
    const { query } = Object(input) as { query?: unknown };
    return `?${serializeQuery(query, (name, value) => styledPairs(name, value, styles?.[name]))}`;
  } catch {
    // The call fails with this error.
    return undefined;
  }
}

function linkedEnvelope(success: Succeeded, { items, next: pointer }: LinkPagination): Envelope {
  const isInBody = pointer !== undefined;
  const { headers } = success.response;
  const url = isInBody ? partOf(success, pointer, "string", "") : nextLinkOf(headers.get("link"));
  const next = url ? queryOf(url) : undefined;
  if (url && next === undefined) throw undocumented(success, pointer ?? "the header Link");
  return { items: partOf(success, items, "array", []), next };
}

/** Returns the query of a URL or a relative reference, with a question mark; `undefined` if it is not valid. */
function queryOf(url: PageKey): string | undefined {
  const base = "http://localhost";
  return URL.canParse(`${url}`, base) ? `?${new URL(`${url}`, base).search.slice(1)}` : undefined;
}
