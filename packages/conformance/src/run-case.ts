import type { CallOptions, DocumentDefinition } from "@seamline/client-core";
import { BEGINNING, type CaseCall, type ConformanceCase, type JournalEntry } from "./case.ts";
import { checkOutcome } from "./check-outcome.ts";
import { checkPauses, checkRequests } from "./check-requests.ts";
import { optionsOf, type Provided } from "./client-options.ts";
import { type Outcome, performCall } from "./perform-call.ts";
import { type TestClock, testClock } from "./test-clock.ts";

/** What is held to the cases. */
export interface Subject {
  readonly definition: DocumentDefinition;
  /** Makes a client of the definition. */
  readonly createClient: (options: CallOptions & { baseUrl: string }) => unknown;
  readonly serverUrl: string;
  /** Names the run at the server. */
  readonly run: string;
}

interface Rehearsal {
  readonly client: unknown;
  readonly clock: TestClock;
  readonly provided: Provided;
  /** When requests were sent, in milliseconds since the case has begun. */
  readonly sentAtMs: readonly number[];
}

/** Runs a case and says what is wrong. */
export async function runCase(subject: Subject, one: ConformanceCase): Promise<string[]> {
  const rehearsal = prepare(subject, one);
  const outcomes = await performAll(subject, rehearsal, one);
  const calls = eachCall(one);
  const checks = await Promise.all(
    outcomes.map((outcome, at) => checkOutcome(outcome, (calls[at] as CaseCall).outcome)),
  );
  const answer = await fetch(`${subject.serverUrl}/journal/${subject.run}/${one.name}`);
  const journal = (await answer.json()) as JournalEntry[];
  const { clock, provided, sentAtMs } = rehearsal;
  const { pausesMs, tokensAsked = provided.tokensAsked } = one;
  return [
    ...checks.flatMap((problems, at) => problems.map((problem) => `call ${at + 1} ${problem}`)),
    ...checkRequests({ journal, sentAtMs }, one),
    ...checkPauses(clock.slept, pausesMs),
    ...(provided.tokensAsked === tokensAsked
      ? []
      : [`asked for ${provided.tokensAsked} tokens and not ${tokensAsked}`]),
  ];
}

function prepare({ createClient, serverUrl, run }: Subject, one: ConformanceCase): Rehearsal {
  const clock = testClock(one.clock ?? BEGINNING);
  const provided: Provided = { tokensAsked: 0 };
  const began = clock.now();
  const sentAtMs: number[] = [];
  const client = createClient({
    ...optionsOf(one.client ?? {}, clock, provided),
    baseUrl: `${serverUrl}/${run}/${one.name}`,
    clock,
    hooks: { onRequest: () => sentAtMs.push(clock.now() - began) },
  });
  return { client, clock, provided, sentAtMs };
}

function eachCall({ calls }: ConformanceCase): CaseCall[] {
  return calls.flatMap((call) => Array<CaseCall>(call.times ?? 1).fill(call));
}

async function performAll(subject: Subject, rehearsal: Rehearsal, one: ConformanceCase): Promise<Outcome[]> {
  const perform = (call: CaseCall): Promise<Outcome> =>
    performCall(rehearsal.client, subject.definition, call, callOptions(rehearsal, call));
  if (one.together) return Promise.all(eachCall(one).map(perform));
  const outcomes: Outcome[] = [];
  for (const call of eachCall(one)) outcomes.push(await perform(call));
  return outcomes;
}

function callOptions({ clock, provided }: Rehearsal, { options = {}, abort }: CaseCall): CallOptions {
  const given = optionsOf(options, clock, provided);
  if (!abort) return given;
  const stop = new AbortController();
  const end = (): void => stop.abort(new Error("The caller has ended it"));
  if (abort === "before") end();
  if (abort === "paused") clock.onSleep = end;
  // Later than the event, so that the request is on its way.
  const onRequest = (): void => void setTimeout(end, 300);
  return { ...given, signal: stop.signal, ...(abort === "sent" && { hooks: { onRequest } }) };
}
