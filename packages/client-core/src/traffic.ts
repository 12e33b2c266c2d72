import { createGate, type Gate } from "./gate.ts";
import { createHoldBack, type HoldBack } from "./hold-back.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";

/** What the calls of a client, and of those that its `withOptions` makes, know of each other. */
export interface Traffic {
  readonly gate: Gate;
  readonly holdBack: HoldBack;
  readonly budget: RetryBudget;
}

/** Traffic of a client that has sent nothing. */
export function createTraffic(): Traffic {
  const holdBack = createHoldBack();
  return { gate: createGate(holdBack), holdBack, budget: createRetryBudget() };
}
