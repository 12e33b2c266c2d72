import { Refusal } from "../../../service/refusal.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { operationRates, type Rate, ratesPerWindow } from "./operation-rates.ts";

const WINDOW_MS = 100_000;

/**
 * Holds an operation of any version to the rates of the reference profile, where they are in force.
 *
 * @param project that the path names; operations of v1 name none, and share a rate
 * @throws Refusal 429
 */
export function requireRate(
  operationId: string,
  project: string | undefined,
  { limits, windows }: Pick<FunctionsContext, "limits" | "windows">,
): void {
  const rates: Readonly<Record<string, Rate>> = operationRates;
  const rate = rates[operationId];
  if (limits !== "reference" || rate === undefined) return;
  const count = ratesPerWindow[rate];
  const retryAfterMs = windows.take(`functions ${rate} ${project}`, { count, windowMs: WINDOW_MS });
  if (retryAfterMs === 0) return;
  const problem = `A project has ${count} ${rate} in ${WINDOW_MS / 1000} seconds, and ${operationId} is one of them.`;
  throw new Refusal(429, problem, { retryAfterMs });
}
