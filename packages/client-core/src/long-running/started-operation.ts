import { type Call, callError } from "../call/call.ts";
import type { CallOutcome, Succeeded } from "../call/outcome.ts";
import type { LongRunningDefinition, OperationDefinition } from "../definition.ts";
import { OperationFailedError, type OperationFailedErrorDetails } from "../errors/operation-errors.ts";
import type { OperationState } from "../errors/operation-state.ts";
import { isInvalidArgumentError } from "../errors/seamline-error.ts";
import type { ResolvedOptions } from "../options/client-options.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { bodyStartOf, partOf, readPointer, redactedBody, undocumented } from "../pipeline/decode.ts";
import { newCall, start } from "../pipeline/start.ts";
import { treeInputReader } from "../request/input.ts";

/** Input of the operations that read and cancel a long-running operation. It identifies the operation. */
export type OperationInput = Readonly<Record<string, string>>;

/** A long-running operation started or resumed by a call. */
export interface StartedOperation {
  readonly parts: ClientParts;
  readonly longRunning: LongRunningDefinition;
  /** operationId of the call that started the long-running operation. */
  readonly operationId: string;
  /** The call that starts the operation. For a resumed operation, the call that reads its state. */
  readonly call: Call;
  readonly outcome: Promise<CallOutcome>;
  /** Only set for a resumed operation, whose input is known before the service responds. */
  readonly input?: OperationInput;
}

/**
 * Reads the input for polls from the first response.
 *
 * @throws ApiError if the response does not contain it
 */
export function operationInputOf({ input, longRunning }: StartedOperation, first: Succeeded): OperationInput {
  const parameters = Object.entries(longRunning.parameters);
  return (
    input ?? Object.fromEntries(parameters.map(([key, pointer]) => [key, partOf(first, pointer, "string")]))
  );
}

/**
 * Calls the operation that reads or cancels a long-running operation. Never rejects.
 *
 * @param first the first response, which identifies the operation
 */
export async function callAboutOperation(
  started: StartedOperation,
  operationId: string,
  first: Succeeded,
  options: ResolvedOptions,
): Promise<CallOutcome> {
  const { parts, longRunning } = started;
  const operation = parts.definition.operations[operationId] as OperationDefinition;
  const call = newCall({ ...parts, options }, operationId, operation);
  // The service may repeat the first call's credentials.
  call.attempts.credentials.push(...started.call.attempts.credentials);
  const outcome = await start(parts, call, () =>
    treeInputReader(operation, parts)(operationInputOf(started, first)),
  ).outcome;
  if (!isInvalidArgumentError(outcome.error)) return outcome;
  // The invalid argument came from the service, not from the caller.
  const error = undocumented(first, Object.values(longRunning.parameters).join(", "));
  return { call: outcome.call, error };
}

/**
 * Reads the state of a long-running operation. A missing `done` means that the operation is not done.
 *
 * @throws ApiError if the response does not match the document
 */
export function operationStateOf(
  success: Succeeded,
  { parameters, done, doneValues, metadata }: LongRunningDefinition,
): OperationState {
  partOf(success, "", "object");
  const [pointer, ...others] = Object.values(parameters);
  const name = others.length ? undefined : readPointer(success.data, pointer);
  return {
    name: typeof name === "string" && name ? name : undefined,
    done: doneValues
      ? doneValues.includes(partOf(success, done, "string", ""))
      : partOf(success, done, "boolean", false),
    metadata: readPointer(success.data, metadata),
    body: success.data,
  };
}

/**
 * Returns the result of a finished operation, or `undefined` for an operation without a result.
 *
 * @throws OperationFailedError
 */
export function operationResultOf(started: StartedOperation, last: Succeeded): unknown {
  const { done, failedValues, error, response } = started.longRunning;
  const hasFailed = failedValues?.includes(readPointer(last.data, done) as string);
  if (hasFailed || (readPointer(last.data, error) ?? false)) throw failedError(started, last);
  return readPointer(last.data, response) ?? undefined;
}

/** Returns the state without credentials, for use in errors. */
export function redactedStateOf({ longRunning }: StartedOperation, last: Succeeded): OperationState {
  return operationStateOf({ ...last, data: redactedBody(last) }, longRunning);
}

interface ErrorPart extends Pick<OperationFailedErrorDetails, "code" | "details"> {
  readonly message?: unknown;
}

function failedError(started: StartedOperation, last: Succeeded): OperationFailedError {
  const { done, error } = started.longRunning;
  const { name, metadata, body } = redactedStateOf(started, last);
  // If the response contains no error, the status is the only information.
  const part = readPointer(body, error) ?? { code: readPointer(body, done) };
  const { code, message, details } = (typeof part === "string" ? { message: part } : part) as ErrorPart;
  const texts = [code, message].filter((text) => text !== undefined);
  const summary = ["failed", ...(texts.length ? texts : [bodyStartOf(last)])].join(": ");
  const parts = { operationName: name, code, details, metadata, body };
  return callError(started.call, OperationFailedError, summary, parts);
}
