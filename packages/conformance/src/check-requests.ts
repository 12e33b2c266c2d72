import type { ConformanceCase, Content, ExpectedPause, ExpectedRequest, JournalEntry } from "./case.ts";
import { base64Of, bytesOf } from "./content.ts";
import { equal, shown } from "./equal.ts";

/** Requests that have arrived. */
export interface Arrived {
  readonly journal: readonly JournalEntry[];
  /** When they were sent, in milliseconds of the client's clock since the case has begun. */
  readonly sentAtMs: readonly number[];
}

/** Says what is wrong with the requests of a case. */
export function checkRequests(
  { journal, sentAtMs }: Arrived,
  { requests, anyOrder }: ConformanceCase,
): string[] {
  const expected = requests.flatMap((request) => Array<ExpectedRequest>(request.times ?? 1).fill(request));
  if (journal.length !== expected.length) {
    const targets = journal.map(({ method, path }) => `${method} ${path}`);
    return [
      `${journal.length} requests and not ${expected.length}: ${targets.slice(0, 5).join(", ") || "none"}`,
    ];
  }
  const arrived = anyOrder ? sorted(journal, expected) : journal;
  return expected.flatMap((request, at) => {
    const early = (request.notBeforeMs ?? 0) > (sentAtMs[at] ?? 0) ? [`sent after ${sentAtMs[at]} ms`] : [];
    return [...checkRequest(arrived[at] as JournalEntry, request), ...early].map(
      (problem) => `request ${at + 1}: ${problem}`,
    );
  });
}

/** The requests in the order in which they are expected, as far as they are. */
function sorted(journal: readonly JournalEntry[], expected: readonly ExpectedRequest[]): JournalEntry[] {
  const left = [...journal];
  return expected.map((request) => {
    const at = left.findIndex((entry) => checkRequest(entry, request).length === 0);
    return left.splice(Math.max(0, at), 1)[0] as JournalEntry;
  });
}

function checkRequest(arrived: JournalEntry, expected: ExpectedRequest): string[] {
  const { method, path, query = {}, headers = {}, body = {} } = expected;
  const wanted = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return [
    ...compare("method", arrived.method, method),
    ...compare("path", arrived.path, path),
    ...compare("query", byName(arrived.query), byName(wanted)),
    ...Object.entries(headers).flatMap(([name, value]) =>
      compare(name, arrived.headers[name] ?? null, value),
    ),
    ...checkBody(atob(arrived.body), body),
  ];
}

/** Parameters of one name keep their order, which may mean something. */
function byName(query: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return [...query].sort(([one], [other]) => `${one}`.localeCompare(`${other}`));
}

/** JSON may be written in many ways; everything else is held to its bytes. */
function checkBody(arrived: string, expected: Content): string[] {
  const wanted = atob(base64Of(bytesOf(expected)));
  const isSameJson = expected.json !== undefined && equal(jsonOf(arrived), jsonOf(wanted));
  return isSameJson ? [] : compare("body", arrived, wanted);
}

function jsonOf(bytes: string): unknown {
  try {
    return JSON.parse(bytes);
  } catch {
    return undefined;
  }
}

function compare(what: string, actual: unknown, expected: unknown): string[] {
  return equal(actual, expected) ? [] : [`${what} ${shown(actual)} and not ${shown(expected)}`];
}

/** Says what is wrong with the pauses that the clock was asked for. */
export function checkPauses(
  slept: readonly number[],
  expected: readonly ExpectedPause[] | "any" = [],
): string[] {
  if (expected === "any") return [];
  const fits =
    slept.length === expected.length && expected.every((pause, at) => isWithin(slept[at] ?? 0, pause));
  return fits ? [] : [`paused ${shown(slept)} ms and not ${shown(expected)}`];
}

function isWithin(ms: number, pause: ExpectedPause): boolean {
  return typeof pause === "number" ? ms === pause : ms >= pause.min && ms <= pause.max;
}
