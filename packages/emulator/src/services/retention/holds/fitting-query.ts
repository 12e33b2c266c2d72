import type { CorpusQuery, CorpusType } from "../../../generated/retention-v1.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";

/** The member of a query that fits each corpus (reference facts, "Rules"). */
const MEMBERS: Readonly<Record<string, keyof CorpusQuery>> = {
  CALENDAR: "calendarQuery",
  DRIVE: "driveQuery",
  GEMINI: "geminiQuery",
  GROUPS: "groupsQuery",
  HANGOUTS_CHAT: "hangoutsChatQuery",
  MAIL: "mailQuery",
  VOICE: "voiceQuery",
};

/**
 * Holds the query of a hold to its corpus.
 *
 * @throws Refusal 400 for a member of another corpus
 */
export function requireFittingQuery(query: CorpusQuery, corpus: CorpusType | undefined): void {
  const right = corpus && MEMBERS[corpus];
  const wrong = Object.values(MEMBERS).find((member) => query[member] !== undefined && member !== right);
  if (wrong === undefined) return;
  const fit = right ? `may only have ${right}` : "may have no member, since the hold names no corpus";
  throw wrongField(`/query/${wrong}`, "corpus", `The query ${fit}, and has ${wrong}.`);
}
