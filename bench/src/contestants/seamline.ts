import {
  bearer,
  type ClientOptions,
  createRetentionClient,
  type RetentionClient,
} from "../../../packages/retention/dist/generated/v1/index.gen.js";
import { bodyItself, dataOf, type MakeMatterCalls, type MatterCalls, TOKEN } from "./matter-calls.ts";

/** Calls through the resource tree. */
export const makeCalls: MakeMatterCalls = (baseUrl, concurrency) => byTree({ baseUrl, concurrency });

/** Calls through the resource tree, with the option `fetch`, which receives a `Request`. */
export const makeCallsWithFetch: MakeMatterCalls = (baseUrl) =>
  byTree({ baseUrl, fetch: (request, init) => globalThis.fetch(request, init) });

/** Calls by method and path template. */
export const makeRawCalls: MakeMatterCalls = (baseUrl) => {
  const { http } = client({ baseUrl });
  return {
    get: (matterId) => http.GET("/v1/matters/{matterId}", { params: { path: { matterId } } }),
    create: (body) => http.POST("/v1/matters", { body }),
    bodyOf: dataOf,
  };
};

function byTree(options: ClientOptions): MatterCalls {
  const { matters } = client(options);
  return {
    get: (matterId) => matters.get({ matterId }),
    create: (body) => matters.create({ body }),
    bodyOf: bodyItself,
  };
}

/** Retries and time-outs are on by default. */
function client(options: ClientOptions): RetentionClient {
  return createRetentionClient({ ...options, auth: bearer(TOKEN) });
}
