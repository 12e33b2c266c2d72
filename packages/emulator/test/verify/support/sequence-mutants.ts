import {
  asStatus,
  bodies,
  type Json,
  type Mutant,
  type Mutate,
  targetOf,
  withBody,
  withItems,
  without,
  withStatus,
} from "./mutant.ts";

const document = "retention/v1";
const HOLD = /^GET \/v1\/matters\/[^/]+\/holds\/[^/:]+$/;
const HOLDS = /^GET \/v1\/matters\/[^/]+\/holds(?:\?|$)/;
const MATTER = /^GET \/v1\/matters\/[^/:?]+$/;
const OPERATION = /^GET \/v1\/operations\/./;
const EXPORT = /^GET .*\/exports\/[^/]+$/;
const ZONES = /^GET \/dnszone(?:\?|$)/;

/** Responds to matching requests without the service. */
function swallowed(target: RegExp, response: () => Response): () => Mutate {
  return () => async (request, service) => (target.test(targetOf(request)) ? response() : service(request));
}

/** Sends another request as the same caller after each matching request that succeeds. */
function followedBy(target: RegExp, verb: string): () => Mutate {
  return () => async (request, service) => {
    const response = await service(request.clone() as Request);
    if (!response.ok || !target.test(targetOf(request))) return response;
    const url = request.url.replace(/:\w+$/, verb);
    await service(new Request(url, { method: "POST", headers: request.headers }));
    return response;
  };
}

/** Keeps the first response to each matching URL, and sends it instead of a 404. */
function undead(target: RegExp): () => Mutate {
  return () => {
    const kept = new Map<string, string>();
    return async (request, service) => {
      const response = await service(request.clone() as Request);
      if (!target.test(targetOf(request))) return response;
      if (response.ok) kept.set(request.url, await response.clone().text());
      const text = kept.get(request.url);
      return response.status === 404 && text !== undefined ? json(text) : response;
    };
  };
}

/** Changes every response to a repeated request. */
function everySecond(target: RegExp, change: (response: Response) => Promise<Response>): () => Mutate {
  return () => {
    const seen = new Set<string>();
    return async (request, service) => {
      const key = `${targetOf(request)} ${await (request.clone() as Request).text()}`;
      const response = await service(request);
      if (!response.ok || !target.test(key)) return response;
      if (seen.has(key)) return change(response);
      seen.add(key);
      return response;
    };
  };
}

function json(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } });
}

const empty = () => json("{}");

/** Adds the first item of the first page to every later page. */
function repeating(): Mutate {
  let first: Json | undefined;
  return async (request, service) => {
    const response = await service(request.clone() as Request);
    if (!HOLDS.test(targetOf(request)) || !response.ok) return response;
    return withBody(response, (body) =>
      withItems(body, "holds", (all) => {
        const isLater = request.url.includes("pageToken");
        if (!isLater) first = all[0];
        return isLater && first ? [first, ...all.slice(1)] : all;
      }),
    );
  };
}
/** Defects that only a sequence of requests reveals. */
export const sequenceMutants: readonly Mutant[] = [
  { name: "a page repeats an item", document, mutate: repeating },
  {
    name: "a page drops an item",
    document,
    mutate: bodies(/\/holds\?.*pageToken/, (body) => withItems(body, "holds", (all) => all.slice(1))),
  },
  {
    name: "the first page drops an item",
    document,
    mutate: bodies(HOLDS, (body) => withItems(body, "holds", (all) => all.slice(1))),
  },
  {
    name: "a token never ends",
    document,
    mutate: bodies(HOLDS, (body) => ({ ...body, nextPageToken: body.nextPageToken ?? "more" })),
  },
  {
    name: "a list repeats its token",
    document,
    mutate: () => {
      let token: unknown;
      return bodies(HOLDS, (body) => {
        token ??= body.nextPageToken;
        return token === undefined ? body : { ...body, nextPageToken: token };
      })();
    },
  },
  { name: "a page is larger than requested", document, mutate: larger },
  {
    name: "a list ends too early",
    document,
    mutate: bodies(HOLDS, (body) => without(body, "nextPageToken")),
  },
  {
    name: "a total is wrong",
    document: "edge",
    mutate: bodies(ZONES, (body) => ({ ...body, TotalItems: Number(body.TotalItems) + 1 })),
  },
  {
    name: "the number of the page is wrong",
    document: "edge",
    mutate: bodies(ZONES, (body) => ({ ...body, CurrentPage: 1 })),
  },
  {
    name: "a list always has more items",
    document: "edge",
    mutate: bodies(ZONES, (body) => ({ ...body, HasMoreItems: true })),
  },
  {
    name: "an updated part keeps its values",
    document: "edge",
    mutate: swallowed(/^POST \/dnszone\/\d+\/records\/\d+$/, () => new Response(null, { status: 204 })),
  },
  {
    name: "a new item is not listed",
    document,
    mutate: bodies(HOLDS, (body) => withItems(body, "holds", () => [])),
  },
  {
    name: "a new item has another name",
    document,
    mutate: bodies(HOLD, (body) => ({ ...body, name: "Hold" })),
  },
  { name: "a new item cannot be read", document, mutate: swallowed(HOLD, () => json("{}")) },
  {
    name: "an item loses a member",
    document,
    mutate: bodies(MATTER, (body) => without(body, "description")),
  },
  {
    name: "a listed item differs",
    document,
    mutate: bodies(HOLDS, (body) =>
      withItems(body, "holds", (all) => all.map((each) => ({ ...each, corpus: "DRIVE" }))),
    ),
  },
  {
    name: "reading changes the item",
    document,
    mutate: everySecond(MATTER, (response) =>
      withBody(response, (body) => ({ ...body, name: `${body.name}!` })),
    ),
  },
  {
    name: "an update is not stored",
    document,
    mutate: () => async (request, service) => {
      if (request.method !== "PUT" || !/matters\/[^/]+$/.test(request.url)) return service(request);
      const sent = (await (request.clone() as Request).json()) as Json;
      const current = await service(new Request(request.url, { headers: request.headers }));
      return current.ok ? withBody(current, (body) => ({ ...body, ...sent })) : current;
    },
  },
  {
    name: "a repeated PUT has another result",
    document,
    mutate: everySecond(/^PUT /, (response) =>
      withBody(response, (body) => ({ ...body, name: `${body.name} 2` })),
    ),
  },
  {
    name: "a repeated PUT fails",
    document,
    mutate: everySecond(/^PUT /, async () =>
      asStatus(json('{"error":{"code":409,"message":"Conflict.","status":"ABORTED"}}'), 409),
    ),
  },
  { name: "a deleted item can be read", document, mutate: undead(HOLD) },
  { name: "a deletion deletes nothing", document, mutate: swallowed(/^DELETE .*\/holds\/[^/]+$/, empty) },
  { name: "a deleted item is listed", document, mutate: listedForever },
  {
    name: "a deletion is forbidden",
    document,
    mutate: swallowed(/^DELETE .*\/savedQueries\/[^/]+$/, () => json("{}")),
  },
  {
    name: "an open matter can be deleted",
    document,
    mutate: () => forced(/^DELETE \/v1\/matters\/[^/]+$/, [":close"]),
  },
  { name: "a deleted matter can be reopened", document, mutate: () => forced(/:reopen$/, [":undelete"]) },
  {
    name: "a forbidden transition succeeds without an effect",
    document,
    mutate: withStatus(400, empty, /:undelete$/),
  },
  { name: "a transition has no effect", document, mutate: swallowed(/:close$/, empty) },
  { name: "a transition leads to another state", document, mutate: followedBy(/:undelete$/, ":reopen") },
  { name: "a transition is rejected", document, mutate: swallowed(/:reopen$/, () => badRequest()) },
  {
    name: "an operation never ends",
    document,
    mutate: bodies(OPERATION, (body) => without({ ...body, done: false }, "response")),
  },
  {
    name: "an operation ends without a result",
    document,
    mutate: bodies(OPERATION, (body) => without(body, "response")),
  },
  {
    name: "an operation has a result and an error",
    document,
    mutate: bodies(OPERATION, (body) => (body.done ? { ...body, error: { code: 5, message: "x" } } : body)),
  },
  {
    name: "a running operation has a result",
    document,
    mutate: bodies(OPERATION, (body) => ({ ...body, response: body.response ?? {} })),
  },
  { name: "an operation cannot be read", document, mutate: swallowed(OPERATION, () => notFound()) },
  { name: "an operation has no name", document, mutate: bodies(/:count$/, (body) => without(body, "name")) },
  {
    name: "an export never completes",
    document,
    mutate: bodies(EXPORT, (body) => ({ ...body, status: "IN_PROGRESS" })),
  },
  {
    name: "a list needs no credentials",
    document,
    mutate: withStatus(401, () => json("{}"), /^GET \/v1\/matters$/),
  },
  {
    name: "a creation needs no credentials",
    document: "edge",
    mutate: withStatus(401, () => Response.json({}, { status: 201 }), /^POST \/dnszone$/),
  },
  {
    name: "a missing item is an empty item",
    document,
    mutate: withStatus(404, () => json('{"matterId":"x"}'), MATTER),
  },
  {
    name: "an invalid body is accepted",
    document,
    mutate: withStatus(400, () => json('{"matterId":"x"}'), /^POST \/v1\/matters$/),
  },
  {
    name: "an invalid page size is accepted",
    document,
    mutate: withStatus(400, () => json("{}"), /pageSize=/),
  },
  {
    name: "an invalid enum is accepted",
    document,
    mutate: withStatus(400, () => json('{"holdId":"x"}'), /^POST .*\/holds$/),
  },
  {
    name: "a valid page size is rejected",
    document,
    mutate: swallowed(/pageSize=100\b/, () => badRequest()),
  },
];

function badRequest(): Response {
  return Response.json(
    { error: { code: 400, message: "Invalid.", status: "INVALID_ARGUMENT" } },
    { status: 400 },
  );
}

function notFound(): Response {
  return Response.json({ error: { code: 404, message: "Missing.", status: "NOT_FOUND" } }, { status: 404 });
}

/** Ignores the page size in a request. */
function larger(): Mutate {
  return (request, service) => {
    const url = request.url.replace(/pageSize=1\b/, "pageSize=50");
    return service(new Request(url, request));
  };
}

/** Adds items to a list even after they were deleted. */
function listedForever(): Mutate {
  const items = new Map<string, Json>();
  return async (request, service) => {
    const response = await service(request.clone() as Request);
    if (!response.ok || !HOLDS.test(targetOf(request)) || request.url.includes("?")) return response;
    return withBody(response, (body) =>
      withItems({ holds: [], ...body }, "holds", (all) => {
        for (const each of all) items.set(String(each.holdId), each);
        return [...items.values()];
      }),
    );
  };
}

/** Brings an item into the required state first, so that a forbidden transition succeeds. */
function forced(target: RegExp, verbs: readonly string[]): Mutate {
  return async (request, service) => {
    if (!target.test(targetOf(request))) return service(request);
    const item = request.url.replace(/:\w+$/, "");
    for (const verb of verbs)
      await service(new Request(`${item}${verb}`, { method: "POST", headers: request.headers }));
    return service(request);
  };
}
