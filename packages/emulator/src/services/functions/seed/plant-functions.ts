import type { PlantingContext } from "../../../service/service.ts";
import type { FunctionsTransaction, FunctionsWorld } from "../functions-context.ts";
import type { FunctionsSection } from "./functions-section.ts";

/** Puts the functions of a seed into the store. */
export async function plantFunctions(
  _transaction: FunctionsTransaction,
  _section: FunctionsSection,
  _context: PlantingContext<FunctionsWorld>,
): Promise<void> {}
