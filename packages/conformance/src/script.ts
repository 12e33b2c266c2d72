import type { Answer, JournalEntry, When } from "./case.ts";

/** A run of a case: what is left to answer, and what has arrived. */
export interface Script {
  readonly journal: readonly JournalEntry[];
  /** Lists the request and gives the answer that it is due. */
  play(request: JournalEntry): Answer;
}

/** A status that no client repeats, for a request that the case does not expect. */
const UNEXPECTED: Answer = { status: 599, text: "The case has no answer for this request" };

/** Begins a run of a case. */
export function createScript(answers: readonly Answer[]): Script {
  const journal: JournalEntry[] = [];
  const left = answers.map((answer) => ({ answer, times: answer.times ?? 1 }));
  return {
    journal,
    play(request) {
      journal.push(request);
      const next = left.find(({ answer, times }) => times > 0 && fits(request, answer.when));
      if (!next) return UNEXPECTED;
      next.times -= 1;
      return next.answer;
    },
  };
}

function fits(request: JournalEntry, { path, query = {}, headers = {} }: When = {}): boolean {
  const asked = Object.fromEntries(request.query);
  return (
    (path === undefined || path === request.path) &&
    Object.entries(query).every(([name, value]) => asked[name] === value) &&
    Object.entries(headers).every(([name, value]) => request.headers[name] === value)
  );
}
