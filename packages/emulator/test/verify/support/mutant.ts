/** A proxy in front of a service. Forwards requests, and can change the request, the response or both. */
export type Mutate = (
  request: Request,
  service: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** A service with a single defect. */
export interface Mutant {
  readonly name: string;
  readonly document: string;
  /** Returns a new proxy for each run, because a proxy can have state. */
  readonly mutate: () => Mutate;
}

export type Json = Record<string, unknown>;

/** Returns a proxy that changes the responses to matching requests. */
export function responses(
  target: RegExp,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): () => Mutate {
  return () => async (request, service) => {
    const response = await service(request.clone() as Request);
    return target.test(targetOf(request)) ? change(response, request) : response;
  };
}

/** Returns a proxy that changes the JSON bodies of successful responses to matching requests. */
export function bodies(target: RegExp, change: (body: Json) => unknown): () => Mutate {
  return responses(target, (response) => (response.ok ? withBody(response, change) : response));
}

/** Returns a proxy that changes responses with a status. */
export function withStatus(
  status: number,
  change: (response: Response) => Response | Promise<Response>,
  target: RegExp = /./,
): () => Mutate {
  return responses(target, (response) => (response.status === status ? change(response) : response));
}

/** Returns the method, path and query of a request: `GET /v1/matters?pageSize=1`. */
export function targetOf({ method, url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
}

/** Returns a copy of a response with another JSON body. */
export async function withBody(response: Response, change: (body: Json) => unknown): Promise<Response> {
  const text = await response.text();
  if (text === "") return new Response(null, response);
  const changed = JSON.stringify(change(JSON.parse(text) as Json));
  return new Response(changed, { status: response.status, headers: response.headers });
}

/** Returns a copy of a response with another status. */
export async function asStatus(response: Response, status: number): Promise<Response> {
  const text = status === 204 ? null : await response.text();
  return new Response(text, { status, headers: response.headers });
}

/** Returns a copy of an object without a member. */
export function without(body: Json, name: string): Json {
  const { [name]: _, ...rest } = body;
  return rest;
}

/** Returns a copy of an object whose list has changed items. */
export function withItems(body: Json, name: string, change: (items: Json[]) => unknown): Json {
  const items = body[name];
  return Array.isArray(items) ? { ...body, [name]: change(items as Json[]) } : body;
}
