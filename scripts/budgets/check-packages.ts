import { publicPackages } from "../release/packages.ts";
import { readBudgets, writeBudgets } from "./budgets-file.ts";
import { nextBudgets, overBudget } from "./check-budgets.ts";
import { entryCosts } from "./measure-entries.ts";

export interface CheckedBudgets {
  readonly entries: number;
  /** A sentence for each budget that is missing, exceeded or left over. */
  readonly over: readonly string[];
}

/**
 * Measures every entry of every published package and compares it with its budgets. Updates the budgets if requested.
 */
export async function checkPackages(
  workspace: string,
  { write }: { readonly write: boolean },
): Promise<CheckedBudgets> {
  const measure = entryCosts();
  const over: string[] = [];
  let entries = 0;
  for (const member of await publicPackages(workspace)) {
    const budgets = await readBudgets(member.folder);
    const measured = await measure(member);
    entries += Object.keys(measured).length;
    over.push(...overBudget(budgets, measured));
    if (write) await writeBudgets(member.folder, nextBudgets(budgets, measured));
  }
  return { entries, over };
}
