import { Refusal } from "../../src/service/refusal.ts";

/** The refusal that work ends in. */
export function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("There was no refusal.");
}
