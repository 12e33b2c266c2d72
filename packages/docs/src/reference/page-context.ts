import type { Contract } from "../model/contract.ts";
import type { Origin } from "../model/origin.ts";
import type { ContractUrls } from "../model/site-urls.ts";
import { type OriginNotes, originNotes } from "./origin-notes.ts";

/** Data shared by the components on a page. */
export interface PageContext {
  readonly urls: ContractUrls;
  readonly notes: OriginNotes;
  /** Returns the summary of an extension point by ID. */
  readonly pointSummary: (id: string) => string;
  /** Maximum number of open points that a part of the page lists. Further points are collapsed. */
  readonly mostOpenListed: number;
}

/** The origins on a page by profile. */
export interface PageOrigins {
  readonly filled: Iterable<Origin>;
  readonly shown: Iterable<Origin>;
}

/** Creates the shared data for a page of a contract, with notes for the given origins. */
export function pageContext(
  contract: Contract,
  origins: PageOrigins,
  mostOpenListed: number = Number.POSITIVE_INFINITY,
): PageContext {
  const summaries = new Map(contract.points.map(({ id, summary }) => [id, summary]));
  return {
    urls: contract.urls,
    notes: originNotes(origins),
    pointSummary: (id) => summaries.get(id) ?? "",
    mostOpenListed,
  };
}
