import type { Emulator } from "@seamline/emulator";
import {
  type ArazzoStep,
  type Criterion,
  type FailureAction,
  resolveComponent,
} from "@seamline/openapi/arazzo";
import {
  type ExpressionContext,
  evaluate,
  type ReceivedResponse,
  withValues,
} from "@seamline/openapi/runtime-expression";
import { isMet } from "@seamline/openapi/workflow-criteria";
import { type StepPlace, type StepRequest, stepRequest } from "./step-request.ts";

/** The last request of a step and its response. */
export interface ExecutedStep {
  readonly step: ArazzoStep;
  readonly request: StepRequest;
  readonly response: ReceivedResponse & { readonly bytes: Uint8Array };
  readonly outputs: Readonly<Record<string, unknown>>;
  /** Number of attempts, and the total waiting time between them in seconds. */
  readonly attempts: number;
  readonly waitedSeconds: number;
}

/** Sends a request to a service in the emulator. */
export type SendRequest = (request: Request) => Promise<Response>;

/** Default delay before a retry, in seconds. */
const DEFAULT_RETRY_SECONDS = 1;

/**
 * Runs a step until its criteria are met. Delays between retries advance the emulator's clock.
 *
 * @throws Error with the criterion that the last response does not meet
 */
export async function runStep(
  place: StepPlace,
  before: ExpressionContext,
  send: SendRequest,
  clock: Emulator["clock"],
): Promise<ExecutedStep> {
  const { step } = place;
  const request = stepRequest(place, before);
  for (let attempts = 1, waitedSeconds = 0; ; attempts += 1) {
    const response = await received(await send(requestOf(request)));
    const context = { ...before, response };
    const unmet = step.successCriteria.find((criterion) => !isMet(criterion, context));
    if (!unmet)
      return { step, request, response, attempts, waitedSeconds, outputs: outputsOf(step, context) };
    const seconds = retrySeconds(place, context, attempts);
    if (seconds === undefined) throw unmetError(place, unmet, response);
    await clock.advance(seconds * 1000);
    waitedSeconds += seconds;
  }
}

function requestOf({ url, method, headers, body }: StepRequest): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    ...(body && { body: body.bytes }),
  });
}

async function received(response: Response): Promise<ExecutedStep["response"]> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
  const body: unknown = isJson && text !== "" ? JSON.parse(text) : text;
  const headers = new Headers(response.headers);
  // The HTTP server usually adds the content length, but the emulator runs without a server here.
  headers.set("content-length", `${bytes.length}`);
  return { status: response.status, headers, body, bytes };
}

/** Returns the delay before the next attempt in seconds, or undefined if the step must not be retried. */
function retrySeconds(
  { document, workflow, step }: StepPlace,
  context: ExpressionContext,
  attempts: number,
): number | undefined {
  const actions = (step.onFailure ?? workflow.failureActions ?? []).map((each) =>
    resolveComponent<FailureAction>(document, each),
  );
  const action = actions.find(({ criteria = [] }) =>
    criteria.every((criterion) => isMet(criterion, context)),
  );
  if (action?.type !== "retry" || attempts > (action.retryLimit ?? 1)) return undefined;
  const { retryAfter = DEFAULT_RETRY_SECONDS } = action;
  return Number(withValues(retryAfter, context));
}

function outputsOf({ outputs = {} }: ArazzoStep, context: ExpressionContext): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => [name, evaluate(expression, context)]),
  );
}

function unmetError(
  { workflow, step }: StepPlace,
  { condition }: Criterion,
  { status, body }: ReceivedResponse,
): Error {
  const place = `${workflow.workflowId}.${step.stepId}`;
  return new Error(`the response to ${place} does not meet ${condition}: ${status} ${JSON.stringify(body)}`);
}
