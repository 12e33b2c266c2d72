import { ServiceError } from "@seamline/emulator-kit";

/** Returns the service error that `work` throws. */
export function serviceErrorOf(work: () => unknown): ServiceError {
  try {
    work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("The work did not throw a service error.");
}
