import { type AnsweredCall, errorOf } from "./call.ts";
import { bodyStartOf, redactedBody } from "./decode.ts";
import { OperationFailedError, type OperationFailedErrorDetails } from "./errors/operation-failed-error.ts";
import { readPointer } from "./json-pointer.ts";
import type { OperationState } from "./operation-call.ts";
import { operationStateOf } from "./operation-state.ts";
import type { StartedOperation } from "./started-operation.ts";

/**
 * What an operation that is done has led to; `undefined` where it has no result.
 *
 * @throws OperationFailedError
 */
export function operationResultOf(started: StartedOperation, answer: AnsweredCall): unknown {
  const { done, failedValues, error, response } = started.longRunning;
  const hasFailed = failedValues?.includes(readPointer(answer.data, done) as string);
  if (hasFailed || (readPointer(answer.data, error) ?? false)) throw failedError(started, answer);
  return readPointer(answer.data, response) ?? undefined;
}

/** A state as an error may hold it: without credentials. */
export function redactedStateOf({ longRunning }: StartedOperation, answer: AnsweredCall): OperationState {
  return operationStateOf({ ...answer, data: redactedBody(answer) }, longRunning);
}

interface ErrorPart extends Pick<OperationFailedErrorDetails, "code" | "details"> {
  readonly message?: unknown;
}

function failedError(started: StartedOperation, answer: AnsweredCall): OperationFailedError {
  const { done, error } = started.longRunning;
  const { name, metadata, body } = redactedStateOf(started, answer);
  // Where there is no error to read, the status is all that is said.
  const part = readPointer(body, error) ?? { code: readPointer(body, done) };
  const { code, message, details } = (typeof part === "string" ? { message: part } : part) as ErrorPart;
  const said = [code, message].filter((text) => text !== undefined);
  const summary = ["failed", ...(said.length ? said : [bodyStartOf(answer)])].join(": ");
  const parts = { operationName: name, code, details, metadata, body };
  return errorOf(started.call, OperationFailedError, summary, parts);
}
