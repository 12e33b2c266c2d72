import {
  type Auth,
  apiKey,
  bearer,
  type CallOptions,
  type ClientOptions,
  type Clock,
  type DocumentDefinition,
} from "@seamline/client-core";
import {
  BEGINNING,
  type CaseCall,
  type ConformanceCase,
  type Credentials,
  type JournalEntry,
  type Settings,
} from "./case.ts";
import { checkOutcome, checkPauses, checkRequests } from "./check-case.ts";
import { type Outcome, performCall } from "./perform-call.ts";

export interface Subject {
  readonly definition: DocumentDefinition;
  /** Creates a client for the definition. */
  readonly createClient: (options: ClientOptions) => unknown;
  readonly serverUrl: string;
  /** Identifies the run on the server. */
  readonly run: string;
}

interface Rehearsal {
  readonly client: unknown;
  readonly clock: TestClock;
  readonly provided: Provided;
  /** Times of the requests, in milliseconds since the start of the case. */
  readonly sentAtMs: readonly number[];
}

/** Runs a case and returns its problems. */
export async function runCase(subject: Subject, one: ConformanceCase): Promise<string[]> {
  const rehearsal = prepare(subject, one);
  const outcomes = await performAll(subject, rehearsal, one);
  const calls = eachCall(one);
  const checks = await Promise.all(
    outcomes.map((outcome, at) => checkOutcome(outcome, (calls[at] as CaseCall).outcome)),
  );
  const response = await fetch(`${subject.serverUrl}/journal/${subject.run}/${one.name}`);
  const journal = (await response.json()) as JournalEntry[];
  const { clock, provided, sentAtMs } = rehearsal;
  const { pausesMs, tokensAsked = provided.tokensAsked } = one;
  return [
    ...checks.flatMap((problems, at) => problems.map((problem) => `call ${at + 1} ${problem}`)),
    ...checkRequests({ journal, sentAtMs }, one),
    ...checkPauses(clock.slept, pausesMs),
    ...(provided.tokensAsked === tokensAsked
      ? []
      : [`requested ${provided.tokensAsked} tokens instead of ${tokensAsked}`]),
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
  const ownOptions = optionsOf(options, clock, provided);
  if (!abort) return ownOptions;
  const stop = new AbortController();
  const end = (): void => stop.abort(new Error("aborted by the case"));
  if (abort === "before") end();
  if (abort === "paused") clock.onSleep = end;
  // Give the platform time to send the request before the call is aborted.
  const onRequest = (): void => void setTimeout(end, 300);
  return { ...ownOptions, signal: stop.signal, ...(abort === "sent" && { hooks: { onRequest } }) };
}

/** Counts the calls to a token provider. */
interface Provided {
  tokensAsked: number;
}

/** Converts a case's settings to client or call options. */
function optionsOf(
  { auth, ...rest }: Settings,
  clock: TestClock,
  provided: Provided,
): Omit<ClientOptions, "baseUrl"> {
  return auth ? { ...rest, auth: authOf(auth, clock, provided) } : rest;
}

function authOf(credentials: Credentials, clock: TestClock, provided: Provided): Auth {
  const { tokens = [], expireAfterMs = Number.POSITIVE_INFINITY, bearer: token, apiKey: key } = credentials;
  if (key) return apiKey(key.header, key.key);
  if (token) return bearer(token);
  return bearer(async () => {
    // The pause gives concurrent calls time to request the token before the first call receives it.
    await new Promise((resolve) => setTimeout(resolve, 5));
    provided.tokensAsked += 1;
    const next = tokens[Math.min(provided.tokensAsked, tokens.length) - 1];
    return { token: `${next}`, expiresAt: clock.now() + expireAfterMs };
  });
}

/** A clock whose sleeps return immediately. */
interface TestClock extends Clock {
  /** Requested sleeps, in milliseconds. */
  readonly slept: readonly number[];
  /** Called when a sleep starts. It may abort the sleep with the signal. */
  onSleep?: () => void;
}

/** @param start initial time, as a date */
function testClock(start: string): TestClock {
  const slept: number[] = [];
  let time = Date.parse(start);
  return {
    slept,
    now: () => time,
    async sleep(ms, signal) {
      slept.push(ms);
      this.onSleep?.();
      signal?.throwIfAborted();
      time += ms;
    },
  };
}
