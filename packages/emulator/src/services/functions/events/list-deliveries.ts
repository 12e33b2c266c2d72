import { given } from "../../../service/given.ts";
import type { ControlResult, ServiceControlCall } from "../../../service/service-control-route.ts";
import { allItems } from "../../../store/all-items.ts";
import type { FunctionsContext } from "../functions-context.ts";
import type { StoredDelivery } from "./stored-delivery.ts";

/** Events on their way to functions, and those that came there or did not, in the order in which they came. */
export async function listDeliveries({
  context,
}: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const items = await context.state.read((reader) => allItems(reader, "deliveries", { index: "byNumber" }));
  return { body: { deliveries: items.map(({ value }) => shownDelivery(value)) } };
}

function shownDelivery(delivery: StoredDelivery): object {
  const { id, event, state, attempts, problem, nextAttemptAt, createdAt, updatedAt } = delivery;
  return given({
    id,
    function: delivery.function,
    event: { id: event.id, type: event.type },
    state,
    attempts,
    problem,
    createTime: timeOf(createdAt),
    updateTime: timeOf(updatedAt),
    nextAttemptAt: nextAttemptAt === undefined ? undefined : timeOf(nextAttemptAt),
  });
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
