import { ServiceError } from "../../src/framework/service-error.ts";

/** The refusal that work ends in. */
export function refusalOf(work: () => unknown): ServiceError {
  try {
    work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("There was no refusal.");
}
