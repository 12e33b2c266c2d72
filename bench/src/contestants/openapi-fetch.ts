import createClient, { type ClientOptions } from "openapi-fetch";
import { retryingFetch } from "../retrying-fetch.ts";
import { dataOf, type MakeMatterCalls, type MatterCalls, TOKEN } from "./matter-calls.ts";

interface Responses {
  200: { content: { "application/json": unknown } };
}

/** The part of openapi-typescript's output that is used here. */
interface Paths {
  "/v1/matters": {
    post: {
      requestBody: { content: { "application/json": { name: string; description: string } } };
      responses: Responses;
    };
  };
  "/v1/matters/{matterId}": {
    get: { parameters: { path: { matterId: string } }; responses: Responses };
  };
}

/** Adds only a token, because the library has no retries or time-outs. */
export const makeCalls: MakeMatterCalls = (baseUrl) =>
  callsOf({ baseUrl, headers: { authorization: `Bearer ${TOKEN}` } });

/** Adds retries and time-outs as a user would write them. */
export const makeCallsWithRetry: MakeMatterCalls = (baseUrl) =>
  callsOf({ baseUrl, headers: { authorization: `Bearer ${TOKEN}` }, fetch: retryingFetch });

function callsOf(options: ClientOptions): MatterCalls {
  const client = createClient<Paths>(options);
  return {
    get: (matterId) => client.GET("/v1/matters/{matterId}", { params: { path: { matterId } } }),
    create: (body) => client.POST("/v1/matters", { body }),
    bodyOf: dataOf,
  };
}
