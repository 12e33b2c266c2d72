import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Costs of importing an entry: the number of bytes in its bundle, and the number of objects that the type checker
 * creates.
 */
export const COSTS = ["gzip", "brotli", "instantiations", "types"] as const;

export type Costs = Readonly<Record<(typeof COSTS)[number], number>>;

/** Maximum costs of each entry, by import specifier. */
export type Budgets = Readonly<Record<string, Costs>>;

export const BUDGETS = "budgets.json";

/** Reads the budgets of a package. Returns no budgets if the file is missing. */
export async function readBudgets(folder: string): Promise<Budgets> {
  const text = await readFile(join(folder, BUDGETS), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  return JSON.parse(text) as Budgets;
}

export async function writeBudgets(folder: string, budgets: Budgets): Promise<void> {
  await writeFile(join(folder, BUDGETS), `${JSON.stringify(budgets, undefined, 2)}\n`);
}
