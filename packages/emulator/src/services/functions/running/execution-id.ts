/** The header field that tells code which of its runs this is. */
export const EXECUTION_ID_HEADER = "function-execution-id";

/** The id of a run: 12 digits and letters that no other run has. */
export function newExecutionId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
