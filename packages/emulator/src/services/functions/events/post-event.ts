import type { ControlResult, ServiceControlCall } from "@seamline/emulator-kit";
import { allItems } from "@seamline/emulator-kit";
import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { parseFunctionName } from "../function-names.ts";
import type { FunctionsContext, FunctionsReader, FunctionsTransaction } from "../functions-context.ts";
import { type CloudEvent, readCloudEvent } from "./cloud-event.ts";
import { readEventMembers } from "./cloud-event-http.ts";
import { deliveryTask } from "./stored-delivery.ts";
import { eventMatches, unknownOperators } from "./trigger-filter.ts";

/**
 * Accepts an event and starts its delivery to every function with a matching trigger.
 *
 * @throws ControlError 400
 */
export async function postEvent(call: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const { context, query } = call;
  const now = context.clock.now();
  const defaults = { id: crypto.randomUUID(), time: new Date(now).toISOString() };
  const event = readCloudEvent(readEventMembers(call), defaults);
  const body = await context.state.change(async (transaction) => {
    const { names, report } = await findRecipients(transaction, event, query);
    const begun: BegunDelivery[] = [];
    for (const name of names) begun.push(await beginDelivery(transaction, name, event, now));
    return { id: event.id, deliveries: begun, ...report };
  });
  return { status: 202, body };
}

/**
 * Returns the functions that an event would be delivered to, without delivering it.
 *
 * @throws ControlError 400
 */
export async function previewEvent(call: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const { context, query } = call;
  const time = new Date(context.clock.now()).toISOString();
  const event = readCloudEvent(readEventMembers(call), { id: "preview", time });
  const { names, report } = await context.state.read((reader) => findRecipients(reader, event, query));
  return { body: { functions: names, ...report } };
}

interface BegunDelivery {
  readonly id: string;
  readonly function: string;
}

async function beginDelivery(
  transaction: FunctionsTransaction,
  name: string,
  event: CloudEvent,
  now: number,
): Promise<BegunDelivery> {
  const number = await transaction.nextNumber("deliveries");
  const delivery = { id: `delivery-${number}`, function: name };
  await transaction.put("deliveries", delivery.id, {
    ...delivery,
    event,
    attempts: 0,
    state: "PENDING",
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
    number,
  });
  await transaction.plan(deliveryTask(delivery.id, 1, now));
  return delivery;
}

/** The functions that an event reaches. */
interface Recipients {
  readonly names: readonly string[];
  /** The number of functions with a trigger, and problems with their filters. */
  readonly report: { readonly considered: number; readonly problems?: readonly object[] };
}

async function findRecipients(
  reader: FunctionsReader,
  event: CloudEvent,
  scope: FunctionScope,
): Promise<Recipients> {
  const considered = await findTriggeredFunctions(reader, scope);
  return {
    names: considered.filter(({ trigger }) => eventMatches(trigger, event)).map(({ name }) => name),
    report: { considered: considered.length, ...unknownOperatorProblems(considered) },
  };
}

/** Warns about filters with unknown operators, which never match. */
function unknownOperatorProblems(considered: readonly TriggeredFunction[]): {
  readonly problems?: readonly object[];
} {
  const problems = considered.flatMap(({ name, trigger }) =>
    unknownOperators(trigger).map((operator) => ({
      function: name,
      problem: `Operator ${operator} is unknown, so this filter never matches.`,
    })),
  );
  return problems.length > 0 ? { problems } : {};
}

/** Restricts an event to a project or a location. */
interface FunctionScope {
  readonly project?: string;
  readonly location?: string;
}

interface TriggeredFunction {
  readonly name: string;
  readonly trigger: EventTriggerInput;
}

/** Finds the deployed functions with an event trigger, sorted by project, location and id. */
async function findTriggeredFunctions(
  reader: FunctionsReader,
  { project, location }: FunctionScope,
): Promise<TriggeredFunction[]> {
  const equals = project === undefined ? [] : [project];
  const items = await allItems(reader, "functions", { index: "byPlace", equals });
  return items.flatMap(({ value: { name, state, deployed } }) => {
    const trigger = deployed?.spec.eventTrigger;
    return trigger && state !== "DELETING" && isInLocation(name, location) ? [{ name, trigger }] : [];
  });
}

function isInLocation(name: string, location: string | undefined): boolean {
  return location === undefined || parseFunctionName(name)?.location === location;
}
