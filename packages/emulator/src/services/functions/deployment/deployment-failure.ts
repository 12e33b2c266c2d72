import { CodeError, type CodeProblem } from "../../../service/code-error.ts";
import type { OperationFailure } from "../operations/stored-operation.ts";
import { NotRunnableError } from "../running/not-runnable-error.ts";
import { SourceError } from "../source/source-error.ts";

/** Codes of RPCs. */
export const ALREADY_EXISTS = 6;
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const FAILED_PRECONDITION = 9;
const INTERNAL = 13;

/** As much of what code wrote as a message shows, in characters from its end. */
const LONGEST_OUTPUT = 2_000;

/** What is wrong with the source is the caller's to put right; the rest depends on how it runs. */
const CODES: Readonly<Record<CodeProblem, number>> = {
  archive: INVALID_ARGUMENT,
  package: INVALID_ARGUMENT,
  "entry-point": INVALID_ARGUMENT,
  load: INVALID_ARGUMENT,
  "start-timeout": DEADLINE_EXCEEDED,
  timeout: DEADLINE_EXCEEDED,
  memory: FAILED_PRECONDITION,
  crashed: FAILED_PRECONDITION,
  "answer-too-large": FAILED_PRECONDITION,
};

/** Why a deployment failed, as its operation says it. */
export function deploymentFailure(error: unknown): OperationFailure {
  if (error instanceof CodeError) return { code: CODES[error.problem], message: withOutput(error) };
  if (error instanceof SourceError || error instanceof NotRunnableError)
    return { code: FAILED_PRECONDITION, message: error.message };
  const why = error instanceof Error ? error.message : String(error);
  return { code: INTERNAL, message: `The deployment broke off for a reason of the emulator's own. ${why}` };
}

/** The last lines of what the code wrote say more than any sentence of ours. */
function withOutput({ message, output }: CodeError): string {
  const text = output.trimEnd();
  if (message.endsWith(text)) return message;
  const end = text.slice(-LONGEST_OUTPUT);
  const shown = end.length < text.length ? end.slice(end.indexOf("\n") + 1) : end;
  return `${message}\n${shown}`;
}
