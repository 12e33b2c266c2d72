import { type Call, type CallWithResponse, errorOf } from "../call/call.ts";
import type { LongRunningDefinition, OperationDefinition } from "../definition.ts";
import { OperationFailedError, type OperationFailedErrorDetails } from "../errors/operation-errors.ts";
import type { OperationState } from "../errors/operation-state.ts";
import { isInvalidArgumentError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { bodyStartOf, partOf, readPointer, redactedBody, undocumented } from "../pipeline/decode.ts";
import { newCall, run } from "../pipeline/run.ts";
import { treeInputReader } from "../request/input.ts";

/** What reading and cancelling a long-running operation take, which identifies it. */
export type OperationInput = Readonly<Record<string, string>>;

/** A long-running operation that a call has started, or goes on with. */
export interface StartedOperation {
  readonly parts: ClientParts;
  readonly longRunning: LongRunningDefinition;
  /** operationId of the operation that started it. */
  readonly operationId: string;
  /** The call that starts it, or that reads it where it is resumed. It has its options. */
  readonly call: Call;
  /** The same call, when the service has responded or will not. */
  readonly outcome: Promise<Call>;
  /** Known before the service responds where the operation is resumed. */
  readonly input?: OperationInput;
}

/**
 * The input of polls, from the first response.
 *
 * @throws ApiError when the response does not contain it
 */
export function operationInputOf(
  { input, longRunning }: StartedOperation,
  first: CallWithResponse,
): OperationInput {
  const parameters = Object.entries(longRunning.parameters);
  return (
    input ?? Object.fromEntries(parameters.map(([key, pointer]) => [key, partOf(first, pointer, "string")]))
  );
}

/**
 * Calls the operation that reads or cancels a long-running operation. Never rejects.
 *
 * @param first the first response, which identifies it
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
  // The service may repeat credentials of the first call.
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
 * @throws ApiError when the response is not as documented
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
 * The result of an operation that is done; `undefined` where it has none.
 *
 * @throws OperationFailedError
 */
export function operationResultOf(started: StartedOperation, last: CallWithResponse): unknown {
  const { done, failedValues, error, response } = started.longRunning;
  const hasFailed = failedValues?.includes(readPointer(last.data, done) as string);
  if (hasFailed || (readPointer(last.data, error) ?? false)) throw failedError(started, last);
  return readPointer(last.data, response) ?? undefined;
}

/** A state as an error may contain it: without credentials. */
export function redactedStateOf({ longRunning }: StartedOperation, last: CallWithResponse): OperationState {
  return operationStateOf({ ...last, data: redactedBody(last) }, longRunning);
}

interface ErrorPart extends Pick<OperationFailedErrorDetails, "code" | "details"> {
  readonly message?: unknown;
}

function failedError(started: StartedOperation, last: CallWithResponse): OperationFailedError {
  const { done, error } = started.longRunning;
  const { name, metadata, body } = redactedStateOf(started, last);
  // Where there is no error to read, the status is all there is.
  const part = readPointer(body, error) ?? { code: readPointer(body, done) };
  const { code, message, details } = (typeof part === "string" ? { message: part } : part) as ErrorPart;
  const texts = [code, message].filter((text) => text !== undefined);
  const summary = ["failed", ...(texts.length ? texts : [bodyStartOf(last)])].join(": ");
  const parts = { operationName: name, code, details, metadata, body };
  return errorOf(started.call, OperationFailedError, summary, parts);
}
