import { given } from "../../../service/given.ts";
import type { ControlResult, ServiceControlCall } from "../../../service/service-control-route.ts";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";
import type { StoredDelivery } from "./stored-delivery.ts";

const PAGE = 1_000;

/** Events on their way to functions, and those that came there or did not, in the order in which they came. */
export async function listDeliveries({
  context,
}: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const deliveries = await context.state.read(allDeliveries);
  return { body: { deliveries: deliveries.map(shownDelivery) } };
}

async function allDeliveries(reader: FunctionsReader): Promise<StoredDelivery[]> {
  const found: StoredDelivery[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list("deliveries", { index: "byNumber", limit: PAGE, after });
    found.push(...page.items.map(({ value }) => value));
    after = page.next;
  } while (after !== undefined);
  return found;
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
