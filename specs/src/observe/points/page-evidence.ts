import { isDataName } from "@seamline/openapi/member-names";
import { decodeQuery, type RawQuery } from "@seamline/openapi/request-target";
import { entryOf } from "../sightings.ts";

/** Shorter strings may match by chance. */
const MIN_TOKEN_LENGTH = 4;
const MAX_TOKENS = 10_000;

/** Observed values for an `x-pagination` with the style `token`. */
export interface ObservedPagination {
  readonly style: "token";
  readonly parameter: string;
  readonly items: string;
  readonly next: string;
  /** Requests with a token from an earlier response. */
  readonly count: number;
}

/**
 * Detects the pagination of a list. If a later request sends a string from a response as a parameter, the string is the
 * token of the next page. The strings stay in memory and never appear in a report.
 */
export class PageEvidence {
  readonly #members = new Map<string, string>();
  readonly #uses = new Map<string, { parameter: string; member: string; count: number }>();
  readonly #lists = new Map<string, number>();

  addRequest(query: RawQuery): void {
    for (const [parameter, values] of query) {
      const member = this.#members.get(decodeQuery(values[0] ?? "") ?? "");
      if (member === undefined || isDataName(parameter)) continue;
      entryOf(this.#uses, JSON.stringify([parameter, member]), () => ({
        parameter,
        member,
        count: 0,
      })).count += 1;
    }
  }

  addResponse(body: unknown): void {
    if (typeof body !== "object" || body === null || Array.isArray(body)) return;
    for (const [name, value] of Object.entries(body)) {
      if (isDataName(name)) continue;
      if (Array.isArray(value)) this.#lists.set(name, (this.#lists.get(name) ?? 0) + 1);
      const isToken = typeof value === "string" && value.length >= MIN_TOKEN_LENGTH;
      if (isToken && this.#members.size < MAX_TOKENS) this.#members.set(value, name);
    }
  }

  /** `undefined` if no request asked for another page, or if the parameter, the token or the items are ambiguous. */
  get pagination(): ObservedPagination | undefined {
    const [use, otherUse] = [...this.#uses.values()].sort((a, b) => b.count - a.count);
    const [items, otherItems] = this.#lists.keys();
    if (use === undefined || otherUse !== undefined || items === undefined || otherItems !== undefined)
      return undefined;
    const { parameter, member, count } = use;
    return { style: "token", parameter, items: `/${items}`, next: `/${member}`, count };
  }
}
