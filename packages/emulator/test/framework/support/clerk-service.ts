import {
  bearerCredentials,
  collection,
  defineService,
  type ExtraCall,
  type ExtraRoute,
  type Service,
  type ServiceControlRoute,
  statusErrorResponse,
} from "@seamline/emulator-kit";
import { fromResponse } from "../../../../emulator-kit/test/support/from-response.ts";
import type { Collection, ServiceResponse } from "../../../src/index.ts";
import { createJobDesk, type JobDesk } from "./job-desk.ts";

interface Letter {
  readonly to: string;
}
type Kept = { readonly letters: Collection<Letter> };
type ClerkService = Service<Kept, undefined, undefined, { readonly letters?: readonly Letter[] }>;
type Context = Parameters<ClerkService["tasks"]>[0];

/** Behavior that a test controls. */
export const office: {
  /** Sends letters. Each seeded or posted letter is a background job. */
  desk: JobDesk;
  /** Responds to `/open/`. */
  respond: (
    call: ExtraCall<unknown, unknown>,
  ) => ServiceResponse | Response | Promise<ServiceResponse | Response>;
} = { desk: createJobDesk(), respond: () => new Response() };

const document = {
  openapi: "3.1.0",
  info: { title: "Letters", version: "1" },
  paths: {
    "/letters": {
      get: {
        operationId: "listLetters",
        responses: {
          200: { content: { "application/json": { schema: { type: "array", items: { type: "string" } } } } },
        },
      },
    },
  },
};

async function responseOf(call: ExtraCall<unknown, unknown>): Promise<ServiceResponse> {
  const response = await office.respond(call);
  return response instanceof Response ? fromResponse(response) : response;
}

const extraRoutes: readonly ExtraRoute<Context, undefined>[] = [
  {
    operationId: "openAnything",
    extensions: {},
    method: "*",
    path: /^\/open\/(?<rest>.*)$/,
    summary: "Responds as the test defines.",
    handle: responseOf,
  },
  {
    operationId: "readFile",
    extensions: {},
    method: "GET",
    path: /^\/file$/,
    summary: "Responds as the test defines, only to GET.",
    handle: responseOf,
  },
];

const controlRoutes: readonly ServiceControlRoute<Context>[] = [
  {
    method: "POST",
    path: "/letters",
    summary: "Sends a letter.",
    handle: async ({ context, json }) => {
      const { to } = json() as Letter;
      await context.state.change(async (transaction) => {
        await transaction.put("letters", to, { to });
        await transaction.plan({ id: to, at: context.clock.now(), kind: "send", subject: to });
      });
      return { status: 201, body: { to } };
    },
  },
  {
    method: "GET",
    path: "/letters",
    summary: "Lists the recipients of letters.",
    query: ["first"],
    handle: async ({ context, query, request }) => {
      const { items } = await context.state.read((reader) => reader.list("letters", { limit: 100 }));
      const names = items.map(({ id }) => id).filter((id) => id.startsWith(query.first ?? ""));
      return { body: { names, target: request.target } };
    },
  },
  { method: "DELETE", path: "/drafts", summary: "Nothing to say.", handle: () => ({}) },
];

/** A service with three extra routes and one operation. Its letters are background jobs. */
export const clerk: ClerkService = defineService({
  name: "clerk",
  portOffset: 3,
  documents: [
    {
      id: "clerk",
      document,
      handlers: {
        listLetters: async ({ context }: { context: Context }) => {
          const { items } = await context.state.read((reader) => reader.list("letters", { limit: 100 }));
          return items.map(({ id }) => id);
        },
      },
      coverageNotes: {},
    },
  ],
  extraRoutes: extraRoutes,
  controlRoutes,
  collections: { letters: collection<Letter>() },
  seed: {
    schema: {
      type: "object",
      properties: {
        letters: { type: "array", items: { type: "object", properties: { to: { type: "string" } } } },
      },
      additionalProperties: false,
    },
    counts: () => [],
    readFixtures: () => undefined,
  },
  writeSeed: async (transaction, { letters = [] }, { now }) => {
    for (const { to } of letters) {
      await transaction.put("letters", to, { to });
      await transaction.plan({ id: to, at: now, kind: "send", subject: to });
    }
  },
  tasks: () => ({}),
  backgroundJobs: () => ({ send: (...of) => office.desk.work(...of) }),
  defaultCaller: () => "clerk",
  credentials: bearerCredentials,
  authenticate: () => undefined,
  errorResponse: statusErrorResponse,
  responseHeaders: { "content-type": "application/json" },
  maxBodyBytes: 1_000,
  examples: (url) => [`curl ${url}/letters`],
});
