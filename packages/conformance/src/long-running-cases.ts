import type {
  DocumentDefinition,
  LongRunningDefinition,
  OperationDefinition,
  OperationTable,
} from "@seamline/client-core";
import type { CaseCall, ConformanceCase, ExpectedOutcome, ExpectedPause, ScriptedResponse } from "./case.ts";
import { type SampleCall, sampleCall, withValueAt } from "./samples.ts";

/** Any pause that a client may choose. */
const PAUSE: ExpectedPause = { min: 1, max: 60_000 };

/** A long-running operation: the calls that start and read it, and the states that the service returns. */
interface Course {
  readonly id: string;
  readonly operations: OperationTable;
  readonly pointers: LongRunningDefinition;
  readonly start: SampleCall;
  readonly get: SampleCall;
  readonly going: unknown;
  readonly done: unknown;
}

/**
 * Returns cases that poll, resume and cancel a long-running operation, and cases for failures. All cases use the
 * document's pointers.
 */
export function longRunningCases(
  id: string,
  operation: OperationDefinition,
  { operations }: DocumentDefinition,
): ConformanceCase[] {
  const { longRunning: pointers } = operation;
  if (!pointers) return [];
  const get = sampleCall(operations[pointers.get] as OperationDefinition);
  const [going, done] = [false, true].map((isDone) => stateOf(pointers, get.input, isDone));
  const course: Course = { id, operations, pointers, start: sampleCall(operation), get, going, done };
  return [waitingCase(course), resumingCase(course), ...failureCases(course), ...cancellationCases(course)];
}

function callOf({ id, start }: Course, read: "result" | "cancel", outcome: ExpectedOutcome): CaseCall[] {
  return [{ operation: id, input: start.input, read, outcome }];
}

function waitingCase(course: Course): ConformanceCase {
  const { id, pointers, start, get, going, done } = course;
  return {
    name: `${id}-polls-until-it-is-done`,
    why: "A wait polls the documented operation until the document's pointers show that it is done.",
    calls: callOf(course, "result", resultOf(pointers, done)),
    answers: [{ json: going, times: 2 }, { json: done }],
    requests: [start.request, { ...get.request, times: 2 }],
    pausesMs: [PAUSE, PAUSE],
  };
}

function resumingCase({ id, pointers, get, done }: Course): ConformanceCase {
  const resume = { operationId: id, input: get.input };
  return {
    name: `${id}-resumes`,
    why: "Another process can resume the operation from its operationId and the input of the call that reads its state.",
    calls: [{ operation: id, read: "result", resume, outcome: resultOf(pointers, done) }],
    answers: [{ json: done }],
    requests: [get.request],
  };
}

function failureCases(course: Course): ConformanceCase[] {
  const { id, pointers, start, done } = course;
  const failed = failureOf(pointers, done);
  if (!failed) return [];
  return [
    {
      name: `${id}-fails-with-the-documented-error`,
      why: "The document's pointers distinguish a failed operation from a successful one.",
      calls: callOf(course, "result", { error: { kind: "OperationFailedError", operationId: id } }),
      answers: [failed],
      requests: [start.request],
    },
  ];
}

function cancellationCases(course: Course): ConformanceCase[] {
  const { id, operations, pointers, start, going } = course;
  if (!pointers.cancel) return [];
  return [
    {
      name: `${id}-cancels`,
      why: "The document identifies the cancel operation.",
      calls: callOf(course, "cancel", { nothing: true }),
      answers: [{ json: going }, { status: 204 }],
      requests: [start.request, sampleCall(operations[pointers.cancel] as OperationDefinition).request],
    },
  ];
}

/** Builds the state of an operation as the service returns it. */
function stateOf(
  pointers: LongRunningDefinition,
  input: Readonly<Record<string, string>>,
  isDone: boolean,
): unknown {
  const { parameters, done, doneValues, failedValues = [], response } = pointers;
  const named = Object.entries(parameters).reduce<unknown>(
    (state, [key, pointer]) => withValueAt(state, pointer, input[key]),
    {},
  );
  const over = doneValues?.find((value) => !failedValues.includes(value)) ?? true;
  const state = withValueAt(named, done, isDone ? over : doneValues ? "GOING_ON" : false);
  return isDone && response ? withValueAt(state, response, { made: 7 }) : state;
}

function resultOf({ response }: LongRunningDefinition, done: unknown): ExpectedOutcome {
  if (response === undefined) return { nothing: true };
  return { data: response === "" ? done : { made: 7 } };
}

function failureOf(
  { error, done, failedValues }: LongRunningDefinition,
  state: unknown,
): ScriptedResponse | undefined {
  if (error !== undefined) return { json: withValueAt(state, error, { code: 13, message: "It broke" }) };
  return failedValues ? { json: withValueAt(state, done, failedValues[0]) } : undefined;
}
