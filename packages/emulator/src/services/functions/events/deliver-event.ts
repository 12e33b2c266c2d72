import { isStateUnavailable } from "@seamline/emulator-kit";
import { CodeError } from "@seamline/function-runner/code-runner";
import type { StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import { failedResponseProblem, isSuccessful, responseText } from "../running/function-response.ts";
import { NotRunnableError, runFunction } from "../running/run-function.ts";
import type { CloudEvent } from "./cloud-event.ts";
import { deliveryRequest } from "./event-request.ts";
import {
  type DeliverySubject,
  deliveryTask,
  nextAttemptTime,
  type StoredDelivery,
} from "./stored-delivery.ts";

/** Creates the background job that makes one delivery attempt and records the result. */
export function deliveryJob(context: FunctionsContext) {
  return async (
    { deliveryId, attempt }: DeliverySubject,
    _at: number,
    signal: AbortSignal,
  ): Promise<void> => {
    const delivery = await context.state.read((reader) => reader.get("deliveries", deliveryId));
    if (!isDue(delivery, attempt)) return;
    const stored = await context.state.read((reader) => reader.get("functions", delivery.function));
    const problem = await attemptDelivery(context, stored, delivery.event, signal);
    // The state was replaced. If the new state contains this delivery, it also contains a job for it.
    if (signal.aborted) return;
    const now = context.clock.now();
    await context.state.change(async (transaction) => {
      const current = await transaction.get("deliveries", deliveryId);
      if (isDue(current, attempt))
        await storeAttempt(transaction, afterAttempt(current, stored, problem, now));
    });
  };
}

function isDue(delivery: StoredDelivery | undefined, attempt: number): delivery is StoredDelivery {
  return delivery?.state === "PENDING" && delivery.attempts === attempt - 1;
}

/** Returns the delivery with the result of an attempt. */
function afterAttempt(
  { nextAttemptAt: _, problem: __, ...delivery }: StoredDelivery,
  stored: StoredFunction | undefined,
  problem: string | undefined,
  now: number,
): StoredDelivery {
  const attempts = delivery.attempts + 1;
  const after = { ...delivery, attempts, updatedAt: now };
  if (problem === undefined) return { ...after, state: "DELIVERED" };
  const trigger = (stored?.deployed ?? stored)?.spec.eventTrigger;
  const next =
    stored && trigger && nextAttemptTime(stored.environment, trigger, { ...delivery, attempts, now });
  return next === undefined
    ? { ...after, problem, state: "FAILED" }
    : { ...after, problem, state: "PENDING", nextAttemptAt: next };
}

async function storeAttempt(transaction: FunctionsTransaction, delivery: StoredDelivery): Promise<void> {
  const { id, attempts, nextAttemptAt } = delivery;
  await transaction.put("deliveries", id, delivery);
  if (nextAttemptAt === undefined) await dropSettledDeliveries(transaction);
  else await transaction.plan(deliveryTask(id, attempts + 1, nextAttemptAt));
}

/** The maximum length of a stored response, in characters. */
const MAX_PROBLEM_CHARACTERS = 1_000;

/**
 * Sends an event to a function.
 *
 * @returns the reason for the failure; `undefined` if the delivery succeeded
 */
async function attemptDelivery(
  context: FunctionsContext,
  stored: StoredFunction | undefined,
  event: CloudEvent,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!stored) return "The function no longer exists.";
  const { spec } = stored.deployed ?? stored;
  if (!spec.eventTrigger) return "The function no longer has an event trigger.";
  try {
    const request = deliveryRequest(stored.environment, spec, event);
    const response = await runFunction(context, stored, { ...request, signal });
    const text = await responseText(response);
    if (isSuccessful(response)) return undefined;
    return failedResponseProblem(response.status, text.slice(0, MAX_PROBLEM_CHARACTERS));
  } catch (error) {
    if (error instanceof CodeError || error instanceof NotRunnableError) return error.message;
    // The emulator is closing. The delivery stays pending, and is attempted again after a restart.
    if (isStateUnavailable(error)) await untilAborted(signal);
    if (signal.aborted) return "The emulator's state was replaced.";
    throw error;
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** The maximum number of settled deliveries that are kept. */
const MAX_SETTLED_DELIVERIES = 1_000;

async function dropSettledDeliveries(transaction: FunctionsTransaction): Promise<void> {
  const excess = (await transaction.count("deliveries", { index: "settled" })) - MAX_SETTLED_DELIVERIES;
  if (excess <= 0) return;
  const { items } = await transaction.list("deliveries", { index: "settled", limit: excess });
  for (const { id } of items) await transaction.delete("deliveries", id);
}
