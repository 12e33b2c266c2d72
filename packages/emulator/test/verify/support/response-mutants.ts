import {
  asStatus,
  bodies,
  type Mutant,
  responses,
  withBody,
  withItems,
  without,
  withStatus,
} from "./mutant.ts";

const MATTER = /^GET \/v1\/matters\/[^/:?]+$/;
const MATTERS = /^GET \/v1\/matters(?:\?|$)/;
const HOLD = /^GET \/v1\/matters\/[^/]+\/holds\/[^/:]+$/;
const NEW_MATTER = /^POST \/v1\/matters$/;
const ZONE = /^GET \/dnszone\/\d+$/;
const document = "retention/v1";

/** Defects of single responses: statuses, headers, media types and bodies. */
export const responseMutants: readonly Mutant[] = [
  {
    name: "a required member is missing",
    document,
    mutate: bodies(MATTER, (body) => without(body, "matterId")),
  },
  {
    name: "a required member is missing in a list",
    document,
    mutate: bodies(MATTERS, (body) =>
      withItems(body, "matters", (all) => all.map((each) => without(each, "matterId"))),
    ),
  },
  {
    name: "a required member is null",
    document,
    mutate: bodies(MATTER, (body) => ({ ...body, matterId: null })),
  },
  { name: "a text is a number", document, mutate: bodies(MATTER, (body) => ({ ...body, name: 5 })) },
  { name: "a list is an object", document, mutate: bodies(HOLD, (body) => ({ ...body, accounts: {} })) },
  { name: "a list is a text", document, mutate: bodies(MATTERS, (body) => ({ ...body, matters: "none" })) },
  {
    name: "an enum has an undocumented value",
    document,
    mutate: bodies(MATTER, (body) => ({ ...body, state: "ARCHIVED" })),
  },
  {
    name: "a time has another format",
    document,
    mutate: bodies(HOLD, (body) => ({ ...body, updateTime: "yesterday" })),
  },
  {
    name: "an item has an undocumented member",
    document,
    mutate: bodies(MATTER, (body) => ({ ...body, owner: "x" })),
  },
  {
    name: "a list has an undocumented member",
    document,
    mutate: bodies(MATTERS, (body) => ({ ...body, total: 3 })),
  },
  {
    name: "a nested object has an undocumented member",
    document,
    mutate: bodies(HOLD, (body) => ({ ...body, query: { ...(body.query as object), extra: true } })),
  },
  { name: "a body is a list instead of an object", document, mutate: bodies(MATTER, (body) => [body]) },
  {
    name: "a number is a text",
    document: "edge",
    mutate: bodies(ZONE, (body) => ({ ...body, Id: String(body.Id) })),
  },
  {
    name: "a boolean is a number",
    document: "edge",
    mutate: bodies(ZONE, (body) => ({ ...body, LoggingEnabled: 1 })),
  },
  {
    name: "a creation has another status",
    document,
    mutate: responses(NEW_MATTER, (response) => (response.ok ? asStatus(response, 201) : response)),
  },
  {
    name: "a deletion has another status",
    document,
    mutate: responses(/^DELETE .*\/holds\/[^/]+$/, (response) =>
      response.ok ? asStatus(response, 204) : response,
    ),
  },
  {
    name: "a creation has the status 200 instead of 201",
    document: "edge",
    mutate: withStatus(201, (response) => asStatus(response, 200)),
  },
  {
    name: "a missing item has an undocumented status",
    document,
    mutate: withStatus(404, (response) => asStatus(response, 418)),
  },
  {
    name: "a conflict has an undocumented status",
    document,
    mutate: withStatus(400, (response) => asStatus(response, 422)),
  },
  {
    name: "an operation fails with 500",
    document,
    mutate: responses(/^GET .*\/exports(?:\?|$)/, () => new Response("", { status: 500 })),
  },
  {
    name: "a rejection becomes a 500",
    document,
    mutate: withStatus(400, (response) => asStatus(response, 500)),
  },
  {
    name: "an error has no body",
    document,
    mutate: withStatus(404, () => new Response(null, { status: 404 })),
  },
  {
    name: "an error is an HTML page",
    document,
    mutate: withStatus(
      404,
      () => new Response("<h1>Not found</h1>", { status: 404, headers: { "content-type": "text/html" } }),
    ),
  },
  {
    name: "an error has no message",
    document,
    mutate: withStatus(404, (response) =>
      withBody(response, ({ error }) => ({ error: without(error as Record<string, unknown>, "message") })),
    ),
  },
  {
    name: "an error has no code",
    document,
    mutate: withStatus(404, (response) =>
      withBody(response, ({ error }) => ({ error: without(error as Record<string, unknown>, "status") })),
    ),
  },
  {
    name: "an error has the shape of another service",
    document,
    mutate: withStatus(400, (response) => withBody(response, () => ({ message: "Invalid." }))),
  },
  {
    name: "an error of edge has no key",
    document: "edge",
    mutate: withStatus(404, (response) => withBody(response, (body) => without(body, "ErrorKey"))),
  },
  {
    name: "a response has another media type",
    document,
    mutate: responses(MATTER, (response) => relabelled(response, "text/plain")),
  },
  {
    name: "the header Content-Type is missing",
    document,
    mutate: responses(MATTERS, (response) => relabelled(response, undefined)),
  },
  {
    name: "a body is empty",
    document,
    mutate: responses(MATTER, (response) => (response.ok ? new Response(null, response) : response)),
  },
  { name: "a body is truncated", document, mutate: responses(MATTER, truncated) },
  {
    name: "a deletion has a body",
    document: "edge",
    mutate: responses(/^DELETE /, (response) => (response.ok ? Response.json({}) : response)),
  },
  {
    name: "a redirect replaces a response",
    document,
    mutate: responses(MATTER, () => new Response(null, { status: 302, headers: { location: "/login" } })),
  },
];

async function relabelled(response: Response, mediaType: string | undefined): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("content-type");
  if (mediaType !== undefined) headers.set("content-type", mediaType);
  return new Response(new Uint8Array(await response.arrayBuffer()), { status: response.status, headers });
}

async function truncated(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, -2), { status: response.status, headers: response.headers });
}
