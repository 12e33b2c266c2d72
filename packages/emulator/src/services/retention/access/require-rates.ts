import { Refusal } from "../../../service/refusal.ts";
import type { RetentionContext } from "../retention-context.ts";
import { type Cost, operationCosts, type Rate, ratesPerMinute } from "./operation-costs.ts";

const MINUTE = 60_000;

/**
 * Holds requests to the rates of the reference profile, where they are in force. An emulator is one organization with
 * one project, so that the 600 matter reads of an organization never run out before the 120 of its project.
 *
 * @throws Refusal 429; then nothing of any rate is taken
 */
export function requireRates(
  operationId: string,
  { limits, windows }: Pick<RetentionContext, "limits" | "windows">,
): void {
  if (limits !== "reference") return;
  const costs: Readonly<Record<string, Cost>> = operationCosts;
  const taken: [Rate, number][] = [];
  for (const [rate, cost] of Object.entries(costs[operationId] ?? {}) as [Rate, number][]) {
    const retryAfterMs = windows.take(keyOf(rate), windowOf(rate), cost);
    if (retryAfterMs === 0) taken.push([rate, cost]);
    else {
      for (const [earlier, back] of taken) windows.take(keyOf(earlier), windowOf(earlier), -back);
      throw tooOften(operationId, rate, cost, retryAfterMs);
    }
  }
}

function keyOf(rate: Rate): string {
  return `retention ${rate}`;
}

function windowOf(rate: Rate): { count: number; windowMs: number } {
  return { count: ratesPerMinute[rate], windowMs: MINUTE };
}

function tooOften(operationId: string, rate: Rate, cost: number, retryAfterMs: number): Refusal {
  const problem = `A project has ${ratesPerMinute[rate]} ${rate} a minute, of which ${operationId} takes ${cost}.`;
  return new Refusal(429, problem, { retryAfterMs });
}
