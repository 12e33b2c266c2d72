/** Headers in which services and gateways name a request, the commonest first. */
const HEADERS = ["x-request-id", "request-id", "x-correlation-id"];

/** What a service calls a request, by the headers of its answer. */
export function requestIdOf(headers: Headers): string | undefined {
  return HEADERS.map((name) => headers.get(name)).find(Boolean) ?? undefined;
}
