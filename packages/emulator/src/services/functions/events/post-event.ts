import type { ControlResult, ServiceControlCall } from "../../../service/service-control-route.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import type { CloudEvent } from "./cloud-event.ts";
import { deliverTask } from "./deliver-task.ts";
import { eventMatches, unknownOperators } from "./event-matches.ts";
import { readCloudEvent } from "./read-cloud-event.ts";
import { sentEvent } from "./sent-event.ts";
import { type TriggeredFunction, triggeredFunctions } from "./triggered-functions.ts";

/**
 * Takes an event, and has it delivered to every function whose trigger waits for it.
 *
 * @throws ControlError 400
 */
export async function postEvent(call: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const { context, query } = call;
  const now = context.clock.now();
  const defaults = { id: crypto.randomUUID(), time: new Date(now).toISOString() };
  const event = readCloudEvent(sentEvent(call), defaults);
  const body = await context.state.change(async (transaction) => {
    const considered = await triggeredFunctions(transaction, query);
    const matching = considered.filter(({ trigger }) => eventMatches(trigger, event));
    const found: Delivering[] = [];
    for (const { name } of matching) found.push(await begin(transaction, name, event, now));
    return { id: event.id, deliveries: found, considered: considered.length, ...problemsOf(considered) };
  });
  return { status: 202, body };
}

interface Delivering {
  readonly id: string;
  readonly function: string;
}

async function begin(
  transaction: FunctionsTransaction,
  name: string,
  event: CloudEvent,
  now: number,
): Promise<Delivering> {
  const number = await transaction.nextNumber("deliveries");
  const delivering = { id: `delivery-${number}`, function: name };
  await transaction.put("deliveries", delivering.id, {
    ...delivering,
    event,
    attempts: 0,
    state: "PENDING",
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
    number,
  });
  await transaction.plan(deliverTask(delivering.id, 1, now));
  return delivering;
}

/** Filters that let nothing through, since nobody knows how they compare. */
function problemsOf(considered: readonly TriggeredFunction[]): { readonly problems?: readonly object[] } {
  const problems = considered.flatMap(({ name, trigger }) =>
    unknownOperators(trigger).map((operator) => ({
      function: name,
      problem: `There is no operator ${operator}: no event gets through this filter.`,
    })),
  );
  return problems.length > 0 ? { problems } : {};
}
