/** Converts `repos/get` to `reposGet`. */
export function functionName(operationId: string): string {
  return operationId.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
