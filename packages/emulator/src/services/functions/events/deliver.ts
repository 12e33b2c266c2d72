import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import { type DeliverSubject, deliverTask } from "./deliver-task.ts";
import { deliveryProblem } from "./delivery-problem.ts";
import { dropSettled } from "./drop-settled.ts";
import { nextAttempt } from "./retry-rule.ts";
import type { StoredDelivery } from "./stored-delivery.ts";

/** Brings an event to a function once, and puts down what came of it. */
export function deliver(context: FunctionsContext) {
  return async ({ deliveryId, attempt }: DeliverSubject, _at: number, signal: AbortSignal): Promise<void> => {
    const delivery = await context.state.read((reader) => reader.get("deliveries", deliveryId));
    if (!isDue(delivery, attempt)) return;
    const stored = await context.state.read((reader) => reader.get("functions", delivery.function));
    const problem = await deliveryProblem(context, stored, delivery.event, signal);
    // What was begun in a state that is no more, is done again in the one where it is due.
    if (signal.aborted) return;
    const now = context.clock.now();
    await context.state.change(async (transaction) => {
      const current = await transaction.get("deliveries", deliveryId);
      if (isDue(current, attempt)) await settle(transaction, tried(current, stored, problem, now));
    });
  };
}

function isDue(delivery: StoredDelivery | undefined, attempt: number): delivery is StoredDelivery {
  return delivery?.state === "PENDING" && delivery.attempts === attempt - 1;
}

/** A delivery after an attempt. */
function tried(
  { nextAttemptAt: _, problem: __, ...delivery }: StoredDelivery,
  stored: StoredFunction | undefined,
  problem: string | undefined,
  now: number,
): StoredDelivery {
  const attempts = delivery.attempts + 1;
  const after = { ...delivery, attempts, updatedAt: now };
  if (problem === undefined) return { ...after, state: "DELIVERED" };
  const trigger = (stored?.deployed ?? stored)?.spec.eventTrigger;
  const next = stored && trigger && nextAttempt(stored.environment, trigger, { ...delivery, attempts, now });
  return next === undefined
    ? { ...after, problem, state: "FAILED" }
    : { ...after, problem, state: "PENDING", nextAttemptAt: next };
}

async function settle(transaction: FunctionsTransaction, delivery: StoredDelivery): Promise<void> {
  const { id, attempts, nextAttemptAt } = delivery;
  await transaction.put("deliveries", id, delivery);
  if (nextAttemptAt === undefined) await dropSettled(transaction);
  else await transaction.plan(deliverTask(id, attempts + 1, nextAttemptAt));
}
