import { InvalidSnapshotError } from "../emulator/invalid-snapshot-error.ts";
import { InvalidFaultError } from "../faults/invalid-fault-error.ts";
import { InvalidSeedError } from "../seed/invalid-seed-error.ts";
import { isUnavailable } from "../service/unavailable.ts";
import { InvalidTimeError } from "../time/invalid-time-error.ts";
import { ControlError, type ControlProblem } from "./control-error.ts";

/** What a control request is told of anything that was thrown. */
export function controlErrorOf(error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  if (error instanceof InvalidSeedError) return invalid("invalid-seed", error, error.problems);
  if (error instanceof InvalidFaultError) return invalid("invalid-fault", error, error.problems);
  if (error instanceof InvalidTimeError) return invalid("invalid-time", error);
  if (error instanceof InvalidSnapshotError) return invalid("invalid-snapshot", error);
  if (isUnavailable(error)) return new ControlError(503, "unavailable", (error as Error).message);
  console.error("The emulator failed to carry out a control request.", error);
  return new ControlError(
    500,
    "failed",
    "The emulator failed to carry it out. This is a mistake of the emulator, not of the request.",
  );
}

function invalid(code: string, { message }: Error, problems?: readonly object[]): ControlError {
  return new ControlError(
    400,
    code,
    message,
    problems && { problems: problems as readonly ControlProblem[] },
  );
}
