import type { Contract } from "../model/contract.ts";
import type { Origin } from "../model/origin.ts";
import type { ContractUrls } from "../model/site-urls.ts";
import { type OriginNotes, originNotes } from "./origin-notes.ts";

/** What the parts of a page share. */
export interface PageContext {
  readonly urls: ContractUrls;
  readonly notes: OriginNotes;
  /** What an extension point leaves open, by id. */
  readonly pointSummary: (id: string) => string;
}

/** What the parts of a page of a contract share, whose notes are those of the given origins. */
export function pageContext(contract: Contract, origins: Iterable<Origin>): PageContext {
  const summaries = new Map(contract.points.map(({ id, summary }) => [id, summary]));
  return {
    urls: contract.urls,
    notes: originNotes(origins),
    pointSummary: (id) => summaries.get(id) ?? "",
  };
}
