import type { ClientParts } from "../client/client-parts.ts";
import type { LongRunningDefinition, OperationDefinition } from "../definition.ts";
import { OperationFailedError, type OperationFailedErrorDetails } from "../errors/operation-errors.ts";
import { isInvalidArgumentError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import { type Call, type CallWithResponse, errorOf } from "../pipeline/call.ts";
import { bodyStartOf, partOf, readPointer, redactedBody, undocumented } from "../pipeline/decode.ts";
import { newCall, run } from "../pipeline/run.ts";
import { treeInputReader } from "../request/input.ts";
import type { OperationState } from "./operation-call.ts";

/** What reading and cancelling a long-running operation take: says which one. */
export type OperationInput = Readonly<Record<string, string>>;

/** A long-running operation that a call has started, or goes on with. */
export interface StartedOperation {
  readonly parts: ClientParts;
  readonly longRunning: LongRunningDefinition;
  /** operationId of the operation that started it. */
  readonly operationId: string;
  /** The call that starts it, or that reads it where it is resumed. It has its options. */
  readonly call: Call;
  /** The same call, when the service has answered or will not. */
  readonly outcome: Promise<Call>;
  /** Known before the service answers where the operation is resumed. */
  readonly input?: OperationInput;
}

/**
 * What says which operation it is, by its first answer.
 *
 * @throws ApiError when the answer does not say it
 */
export function operationInputOf(
  { input, longRunning }: StartedOperation,
  answer: CallWithResponse,
): OperationInput {
  const parameters = Object.entries(longRunning.parameters);
  return (
    input ?? Object.fromEntries(parameters.map(([key, pointer]) => [key, partOf(answer, pointer, "string")]))
  );
}

/**
 * Calls the operation that reads or cancels a long-running operation. Never rejects.
 *
 * @param first the first answer, which says which one it is
 */
export async function callAboutOperation(
  started: StartedOperation,
  operationId: string,
  first: CallWithResponse,
  options: ResolvedOptions,
): Promise<Call> {
  const { parts, longRunning } = started;
  const operation = parts.definition.operations[operationId] as OperationDefinition;
  const call = newCall({ ...parts, options }, operationId, operation);
  // The service may repeat what it was given first.
  call.credentials.push(...started.call.credentials);
  await run(parts, call, () => treeInputReader(operation)(operationInputOf(started, first)));
  // The argument came from the service.
  if (isInvalidArgumentError(call.error)) {
    call.error = undocumented(first, Object.values(longRunning.parameters).join(", "));
  }
  return call;
}

/**
 * Reads the state of a long-running operation as its definition says. A service may leave out that it is not done.
 *
 * @throws ApiError when the answer is not as documented
 */
export function operationStateOf(
  call: CallWithResponse,
  { parameters, done, doneValues, metadata }: LongRunningDefinition,
): OperationState {
  partOf(call, "", "object");
  const [pointer, ...others] = Object.values(parameters);
  const name = others.length ? undefined : readPointer(call.data, pointer);
  return {
    name: typeof name === "string" && name ? name : undefined,
    done: doneValues
      ? doneValues.includes(partOf(call, done, "string", ""))
      : partOf(call, done, "boolean", false),
    metadata: readPointer(call.data, metadata),
    body: call.data,
  };
}

/**
 * What an operation that is done has led to; `undefined` where it has no result.
 *
 * @throws OperationFailedError
 */
export function operationResultOf(started: StartedOperation, answer: CallWithResponse): unknown {
  const { done, failedValues, error, response } = started.longRunning;
  const hasFailed = failedValues?.includes(readPointer(answer.data, done) as string);
  if (hasFailed || (readPointer(answer.data, error) ?? false)) throw failedError(started, answer);
  return readPointer(answer.data, response) ?? undefined;
}

/** A state as an error may hold it: without credentials. */
export function redactedStateOf({ longRunning }: StartedOperation, answer: CallWithResponse): OperationState {
  return operationStateOf({ ...answer, data: redactedBody(answer) }, longRunning);
}

interface ErrorPart extends Pick<OperationFailedErrorDetails, "code" | "details"> {
  readonly message?: unknown;
}

function failedError(started: StartedOperation, answer: CallWithResponse): OperationFailedError {
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
