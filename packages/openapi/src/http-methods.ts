/**
 * Finds what serves a method. HEAD is served by what serves GET, without the body (RFC 9110 section 9.3.2).
 *
 * @param method as it was sent: methods are case-sensitive (RFC 9110 section 9.1)
 */
export function findByMethod<Value>(byMethod: ReadonlyMap<string, Value>, method: string): Value | undefined {
  return byMethod.get(method) ?? (method === "HEAD" ? byMethod.get("GET") : undefined);
}

/** The methods that a path allows, for the header `Allow`: GET brings HEAD with it, and every path takes OPTIONS. */
export function allowedMethods(served: Iterable<string>): string[] {
  const allowed = new Set<string>();
  for (const method of served) {
    allowed.add(method);
    if (method === "GET") allowed.add("HEAD");
  }
  return [...allowed.add("OPTIONS")];
}

/** Says which methods are right where another one was sent: the message of a 405. */
export function methodProblem(method: string, allowed: readonly string[]): string {
  return `The method must be one of ${allowed.join(", ")}, and is ${method.slice(0, 40)}.`;
}
