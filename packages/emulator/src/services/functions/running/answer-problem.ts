/** What is said of an answer that is no success. */
export function answerProblem(status: number, text: string): string {
  return `The function answered ${status}${text === "" ? "." : `: ${text}`}`;
}
