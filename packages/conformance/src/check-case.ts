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

/** Returns what is wrong with the outcome of a call. */
export async function checkOutcome(actual: Outcome, expected: ExpectedOutcome): Promise<string[]> {
  const { error } = expected;
  if (!error && actual.error) return [`failed: ${actual.error}`];
  if (error && !actual.error) return [`gave ${display(actual.data)} and not ${error.kind}`];
  return [
    ...(error ? checkError(actual.error, error) : []),
    ...(error && !("data" in expected) ? [] : await checkData(actual.data, expected)),
  ];
}

async function checkData(actual: unknown, { data, base64, nothing }: ExpectedOutcome): Promise<string[]> {
  if (nothing) return actual === undefined ? [] : [`gave ${display(actual)} and not nothing`];
  if (base64 === undefined)
    return equal(actual, data) ? [] : [`gave ${display(actual)} and not ${display(data)}`];
  if (!(actual instanceof Blob)) return [`gave ${display(actual)} and not bytes`];
  const actualBase64 = base64Of(new Uint8Array(await actual.arrayBuffer()));
  return actualBase64 === base64 ? [] : [`gave the bytes ${actualBase64} and not ${base64}`];
}

function checkError(actual: unknown, expected: ExpectedError): string[] {
  const { kind, says = [], withholds = [], cause, ...members } = expected;
  if (!isSeamlineError(actual) || actual.name !== kind) return [`failed with ${actual} and not ${kind}`];
  const text = [actual.message, actual.stack, JSON.stringify(actual), String(actual.cause)].join();
  return [
    ...says
      .filter((part) => !actual.message.includes(part))
      .map((part) => `does not say ${part}: ${actual.message}`),
    ...withholds.filter((secret) => text.includes(secret)).map((secret) => `shows ${secret}`),
    ...Object.entries(members).flatMap(([name, value]) => {
      const actualValue = (actual as unknown as Record<string, unknown>)[name];
      return equal(actualValue ?? null, value)
        ? []
        : [`has ${name} ${display(actualValue)} and not ${display(value)}`];
    }),
    ...(cause ? checkError(actual.cause, cause).map((problem) => `its cause ${problem}`) : []),
  ].map((problem) => `${kind} ${problem}`);
}

/** The requests that have arrived. */
interface Arrived {
  readonly journal: readonly JournalEntry[];
  /** When they were sent, in milliseconds of the client's clock since the case began. */
  readonly sentAtMs: readonly number[];
}

/** Returns what is wrong with the requests of a case. */
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

/** Sorts the requests into the order in which they are expected, as far as they match. */
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

/** Sorts parameters by name. Those of one name keep their order, which may be significant. */
function byName(query: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return [...query].sort(([one], [other]) => `${one}`.localeCompare(`${other}`));
}

/** JSON is compared by value, since it may be serialized in many ways; everything else is compared by its bytes. */
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
  return equal(actual, expected) ? [] : [`${what} ${display(actual)} and not ${display(expected)}`];
}

/** Returns what is wrong with the sleeps that were requested of the clock. */
export function checkPauses(
  slept: readonly number[],
  expected: readonly ExpectedPause[] | "any" = [],
): string[] {
  if (expected === "any") return [];
  const fits =
    slept.length === expected.length && expected.every((pause, at) => isWithin(slept[at] ?? 0, pause));
  return fits ? [] : [`paused ${display(slept)} ms and not ${display(expected)}`];
}

function isWithin(ms: number, pause: ExpectedPause): boolean {
  return typeof pause === "number" ? ms === pause : ms >= pause.min && ms <= pause.max;
}

/** Whether two JSON values are equal. */
function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)))
  );
}

/** Formats a value for a problem message. */
function display(value: unknown): string {
  return value === undefined ? "nothing" : `${JSON.stringify(value)}`;
}
