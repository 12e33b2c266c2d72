/**
 * Returns the value for a method. HEAD falls back to GET (RFC 9110 section 9.3.2).
 *
 * @param method method as sent. Methods are case-sensitive (RFC 9110 section 9.1).
 */
export function findByMethod<Value>(byMethod: ReadonlyMap<string, Value>, method: string): Value | undefined {
  return byMethod.get(method) ?? (method === "HEAD" ? byMethod.get("GET") : undefined);
}

/** Returns the methods for the `Allow` header. GET implies HEAD, and every path supports OPTIONS. */
export function allowedMethods(served: Iterable<string>): string[] {
  const allowed = new Set<string>();
  for (const method of served) {
    allowed.add(method);
    if (method === "GET") allowed.add("HEAD");
  }
  return [...allowed.add("OPTIONS")];
}

/** Returns the message of a 405 response, which lists the allowed methods. */
export function methodProblem(method: string, allowed: readonly string[]): string {
  return `The method must be one of ${allowed.join(", ")}, but got ${method.slice(0, 40)}.`;
}
