import { ServiceError } from "@seamline/emulator-kit";

/** The service error that `work` throws. */
export function serviceErrorOf(work: () => unknown): ServiceError {
  try {
    work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("The work threw no service error.");
}
