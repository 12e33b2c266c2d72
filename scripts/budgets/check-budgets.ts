import { type Budgets, COSTS, type Costs } from "./budgets-file.ts";

/** Headroom of a new budget above the measured cost: a fraction of the cost, but at least `MIN_HEADROOM`. */
const HEADROOM = 0.02;
const MIN_HEADROOM = 50;

/** Maximum excess over a new budget, as a fraction of the measured cost. Larger budgets would hide later increases. */
const SLACK = 0.1;

const UNITS: Readonly<Record<keyof Costs, string>> = {
  gzip: "bytes with gzip",
  brotli: "bytes with Brotli",
  instantiations: "instantiations of types",
  types: "types",
};

/** Returns a message for each cost above its budget, each entry without budgets, and each budget without an entry. */
export function overBudget(budgets: Budgets, measured: Budgets): string[] {
  const entries = [...new Set([...Object.keys(measured), ...Object.keys(budgets)])];
  return entries.flatMap((entry) => {
    const [budget, costs] = [budgets[entry], measured[entry]];
    if (costs === undefined)
      return [`${entry} has budgets, but is not an entry with types. Run "npx -y pnpm budgets --write".`];
    if (budget === undefined) return [`${entry} has no budgets. Run "npx -y pnpm budgets --write".`];
    return COSTS.filter((cost) => costs[cost] > budget[cost]).map((cost) =>
      overLine(entry, cost, budget, costs),
    );
  });
}

function overLine(entry: string, cost: keyof Costs, budget: Costs, costs: Costs): string {
  const over = costs[cost] - budget[cost];
  const percent = ((100 * over) / budget[cost]).toFixed(1);
  return `${entry}: ${costs[cost]} ${UNITS[cost]}, ${over} (${percent} %) more than its budget of ${budget[cost]}.`;
}

/**
 * Sets budgets that are missing, exceeded or much greater than the measured value. Leaves all other budgets unchanged,
 * because each update adds headroom.
 */
export function nextBudgets(budgets: Budgets, measured: Budgets): Budgets {
  const next = Object.entries(measured).map(([entry, costs]): [string, Costs] => {
    const known = budgets[entry];
    const values = COSTS.map((cost) => [cost, nextBudget(known?.[cost], costs[cost])]);
    return [entry, Object.fromEntries(values) as Costs];
  });
  return Object.fromEntries(next);
}

function nextBudget(budget: number | undefined, measured: number): number {
  const fresh = Math.ceil((measured + Math.max(MIN_HEADROOM, measured * HEADROOM)) / 10) * 10;
  const isKept = budget !== undefined && measured <= budget && budget <= fresh + measured * SLACK;
  return isKept ? budget : fresh;
}
