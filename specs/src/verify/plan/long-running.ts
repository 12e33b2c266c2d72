import type { LongRunningOperation } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { operationValues, type PathValues } from "../contract/item-identity.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import { orderedPath } from "./item-pool.ts";
import type { Session } from "./session.ts";

/** Delays between polls, in milliseconds. The last delay repeats. */
const DELAYS: readonly number[] = [50, 200, 1000, 2000, 5000];
const MAX_POLLS = 25;

/** Result of a long-running operation. */
export interface Ended {
  readonly received: Received;
  readonly hasFailed: boolean;
  /** The operation's result, if it has one. */
  readonly result: unknown;
}

/**
 * Polls a long-running operation until it has ended, and checks its states. Returns `undefined` if the response does
 * not name an operation, or if the operation does not end.
 */
export async function awaitOperation(session: Session, started: Received): Promise<Ended | undefined> {
  const { operation } = started.call;
  const written = operation.extensions["x-operation"] as LongRunningOperation | undefined;
  const get = written?.get === undefined ? undefined : session.document.contract.operations.get(written.get);
  if (!written?.done || !get) return undefined;
  const named = operationValues(written, started.body, get.template);
  if (named === undefined) {
    breach(session, [started], "a name or identifier to read the operation", "none");
    return undefined;
  }
  const path: PathValues = { ...started.call.path, ...named };
  session.own.add(get.template, orderedPath(get.template, path));
  let last = started;
  for (let polls = 0; polls < MAX_POLLS && !isDone(written, last.body); polls += 1) {
    checkRunning(session, written, [started, last]);
    await session.options.sleep(DELAYS[Math.min(polls, DELAYS.length - 1)] ?? 0);
    last = await session.send({ operation: get, path });
    if (!isSuccess(last)) {
      breach(session, [started, last], "the state of the operation", `status ${last.status}`);
      return undefined;
    }
  }
  if (!isDone(written, last.body)) {
    breach(
      session,
      [started, last],
      "an operation that finishes",
      `an operation that is still running after ${MAX_POLLS} polls`,
    );
    return undefined;
  }
  return checkEnded(session, written, started, last);
}

function checkEnded(
  session: Session,
  written: LongRunningOperation,
  started: Received,
  last: Received,
): Ended {
  const error = written.error === undefined ? undefined : valueAt(last.body, written.error);
  const done = valueAt(last.body, written.done ?? "");
  const hasFailed = error !== undefined || (written.failedValues ?? []).includes(String(done));
  const result = written.response === undefined ? undefined : valueAt(last.body, written.response);
  if (written.error !== undefined && written.response) {
    if (error !== undefined && result !== undefined)
      breach(session, [started, last], "either an error or a response", "both");
    if (error === undefined && result === undefined)
      breach(session, [started, last], "an error or a response in a finished operation", "neither");
  }
  const { operation } = started.call;
  session.confirm(operation, [session.pointers.operation(operation, "x-operation")]);
  return { received: last, hasFailed, result };
}

/** An operation that has not ended must not have a result. */
function checkRunning(session: Session, written: LongRunningOperation, responses: readonly Received[]): void {
  const body = responses.at(-1)?.body;
  const pointers = [written.error, written.response].filter((each) => each !== undefined && each !== "");
  const early = pointers.find((each) => valueAt(body, each ?? "") !== undefined);
  if (early !== undefined)
    breach(session, responses, `no ${early} before the operation is done`, `${early} in a running operation`);
}

function isDone({ done = "", doneValues }: LongRunningOperation, body: unknown): boolean {
  const value = valueAt(body, done);
  return doneValues === undefined ? value === true : doneValues.includes(String(value));
}

function breach(session: Session, responses: readonly Received[], expected: string, got: string): void {
  const [started] = responses;
  if (started === undefined) return;
  const { operation } = started.call;
  const pointer = session.pointers.operation(operation, "x-operation");
  session.report({
    rule: "long-running",
    operationId: operation.operationId,
    pointer,
    expected,
    got,
    responses,
  });
}
