import { isSeamlineError } from "@seamline/client-core";
import type {
  ConformanceCase,
  Content,
  ExpectedError,
  ExpectedOutcome,
  ExpectedPause,
  ExpectedRequest,
  JournalEntry,
} from "./case.ts";
import { base64Of, bytesOf } from "./content.ts";
import type { Outcome } from "./perform-call.ts";

/** Compares a call's outcome with the expected outcome, and returns the differences. */
export async function checkOutcome(actual: Outcome, expected: ExpectedOutcome): Promise<string[]> {
  const { error } = expected;
  if (!error && actual.error) return [`failed: ${actual.error}`];
  if (error && !actual.error) return [`returned ${display(actual.data)} instead of ${error.kind}`];
  return [
    ...(error ? checkError(actual.error, error) : []),
    ...(error && !("data" in expected) ? [] : await checkData(actual.data, expected)),
  ];
}

async function checkData(actual: unknown, { data, base64, nothing }: ExpectedOutcome): Promise<string[]> {
  if (nothing) return actual === undefined ? [] : [`returned ${display(actual)} instead of nothing`];
  if (base64 === undefined)
    return equal(actual, data) ? [] : [`returned ${display(actual)} instead of ${display(data)}`];
  if (!(actual instanceof Blob)) return [`returned ${display(actual)} instead of bytes`];
  const actualBase64 = base64Of(new Uint8Array(await actual.arrayBuffer()));
  return actualBase64 === base64 ? [] : [`returned the bytes ${actualBase64} instead of ${base64}`];
}

function checkError(actual: unknown, expected: ExpectedError): string[] {
  const { kind, says = [], withholds = [], cause, ...members } = expected;
  if (!isSeamlineError(actual) || actual.name !== kind) return [`failed with ${actual} instead of ${kind}`];
  const text = [actual.message, actual.stack, JSON.stringify(actual), String(actual.cause)].join();
  return [
    ...says
      .filter((part) => !actual.message.includes(part))
      .map((part) => `message does not contain ${part}: ${actual.message}`),
    ...withholds.filter((secret) => text.includes(secret)).map((secret) => `contains ${secret}`),
    ...Object.entries(members).flatMap(([name, value]) => {
      const actualValue = (actual as unknown as Record<string, unknown>)[name];
      return equal(actualValue ?? null, value)
        ? []
        : [`has ${name} ${display(actualValue)} instead of ${display(value)}`];
    }),
    ...(cause ? checkError(actual.cause, cause).map((problem) => `cause: ${problem}`) : []),
  ].map((problem) => `${kind} ${problem}`);
}

/** The received requests. */
interface Arrived {
  readonly journal: readonly JournalEntry[];
  /** Times of the requests, in milliseconds since the start of the case, as measured by the client's clock. */
  readonly sentAtMs: readonly number[];
}

/** Compares the received requests with the expected requests, and returns the differences. */
export function checkRequests(
  { journal, sentAtMs }: Arrived,
  { requests, anyOrder }: ConformanceCase,
): string[] {
  const expected = requests.flatMap((request) => Array<ExpectedRequest>(request.times ?? 1).fill(request));
  if (journal.length !== expected.length) {
    const targets = journal.map(({ method, path }) => `${method} ${path}`);
    return [
      `${journal.length} requests instead of ${expected.length}: ${targets.slice(0, 5).join(", ") || "none"}`,
    ];
  }
  const arrived = anyOrder ? sorted(journal, expected) : journal;
  return expected.flatMap((request, at) => {
    const early =
      (request.notBeforeMs ?? 0) > (sentAtMs[at] ?? 0) ? [`sent too early, after ${sentAtMs[at]} ms`] : [];
    return [...checkRequest(arrived[at] as JournalEntry, request), ...early].map(
      (problem) => `request ${at + 1}: ${problem}`,
    );
  });
}

/** Sorts the requests into the expected order, as far as they match. */
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

/** Sorts parameters by name. Parameters with the same name keep their order, which may be significant. */
function byName(query: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return [...query].sort(([one], [other]) => `${one}`.localeCompare(`${other}`));
}

/** Compares JSON by value, because serializations differ, and other bodies byte by byte. */
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
  return equal(actual, expected) ? [] : [`${what} ${display(actual)} instead of ${display(expected)}`];
}

/** Compares the requested sleeps with the expected pauses, and returns the differences. */
export function checkPauses(
  slept: readonly number[],
  expected: readonly ExpectedPause[] | "any" = [],
): string[] {
  if (expected === "any") return [];
  const fits =
    slept.length === expected.length && expected.every((pause, at) => isWithin(slept[at] ?? 0, pause));
  return fits ? [] : [`paused ${display(slept)} ms instead of ${display(expected)}`];
}

function isWithin(ms: number, pause: ExpectedPause): boolean {
  return typeof pause === "number" ? ms === pause : ms >= pause.min && ms <= pause.max;
}

function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)))
  );
}

function display(value: unknown): string {
  return value === undefined ? "nothing" : `${JSON.stringify(value)}`;
}
