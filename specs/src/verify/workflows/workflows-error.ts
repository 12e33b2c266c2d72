/** Thrown for a file that contains no valid workflows. The message has one line per problem. */
export class WorkflowsError extends Error {
  override readonly name: string = "WorkflowsError";
}
