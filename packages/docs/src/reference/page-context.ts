import type { Contract } from "../model/contract.ts";
import type { Origin } from "../model/origin.ts";
import type { PageContext } from "./field-list.tsx";
import { originNotes } from "./origin-notes.ts";

/** What the parts of a page of a contract share, whose notes are those of the given origins. */
export function pageContext(contract: Contract, origins: Iterable<Origin>): PageContext {
  const summaries = new Map(contract.points.map(({ id, summary }) => [id, summary]));
  return {
    urls: contract.urls,
    notes: originNotes(origins),
    pointSummary: (id) => summaries.get(id) ?? "",
  };
}
