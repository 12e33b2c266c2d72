import { integerBounds } from "../../../contract/string-formats.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { Profile } from "../../../service/service.ts";
import { type PageParameter, pageSchemas } from "../contract-document.ts";

/** Which page, and how many items a page has. */
export type PageQuery = Readonly<Record<PageParameter, number>>;

/** What a query says of a page: texts as they were sent, or the contract's defaults. */
export type SentPageQuery = Readonly<Record<PageParameter, string | number>>;

/**
 * Holds a query to the bounds of pages (reference facts, "Listing"): what is out of them, or no int32, is refused, and
 * in the observed profile moved to the nearest bound. A text that is no number is near to none, and counts as absent.
 *
 * @throws Refusal 400 that names the parameter
 */
export function pageQuery(sent: SentPageQuery, profile: Profile): PageQuery {
  const read = profile === "observed" ? clamped : bounded;
  return { page: read("page", sent.page), perPage: read("perPage", sent.perPage) };
}

function bounded(name: PageParameter, sent: string | number): number {
  const { minimum, maximum } = boundsOf(name);
  const number = /^-?\d+$/.test(`${sent}`) ? Number(sent) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  const shown = typeof sent === "string" ? JSON.stringify(sent.slice(0, 40)) : sent;
  const problem = `${name} must be a 32-bit integer from ${minimum} to ${maximum}, and is ${shown}.`;
  throw new Refusal(400, problem, { field: name });
}

function clamped(name: PageParameter, sent: string | number): number {
  const { minimum, maximum, usual } = boundsOf(name);
  const number = `${sent}`.trim() === "" ? Number.NaN : Math.trunc(Number(sent));
  return Number.isNaN(number) ? usual : Math.min(maximum, Math.max(minimum, number));
}

function boundsOf(name: PageParameter): { minimum: number; maximum: number; usual: number } {
  const { format, minimum, maximum, default: usual } = pageSchemas[name];
  const widest = integerBounds(format);
  return {
    minimum: Number(minimum ?? widest.minimum),
    maximum: Number(maximum ?? widest.maximum),
    usual: Number(usual),
  };
}
