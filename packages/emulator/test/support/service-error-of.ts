import { ServiceError } from "@seamline/emulator-kit";

/** Returns the service error that `work` throws. */
export function serviceErrorOf(work: () => unknown): ServiceError {
  try {
    work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("the callback did not throw a service error");
}
