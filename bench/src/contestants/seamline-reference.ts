import {
  bearer,
  createRetentionClient,
} from "../../../packages/retention/dist/generated/v1/reference/index.gen.js";
import { bodyItself, type MakeMatterCalls, TOKEN } from "./matter-calls.ts";

/** Calls of the reference profile's client through the resource tree. */
export const makeCalls: MakeMatterCalls = (baseUrl, concurrency) => {
  const { matters } = createRetentionClient({ baseUrl, concurrency, auth: bearer(TOKEN) });
  return {
    get: (matterId) => matters.get({ matterId }),
    create: (body) => matters.create({ body }),
    bodyOf: bodyItself,
  };
};
