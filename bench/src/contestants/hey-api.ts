import { client } from "generated/hey-api/client/client.gen.ts";
import { createMatter, getMatter } from "generated/hey-api/client/sdk.gen.ts";
import { dataOf, type MakeMatterCalls, TOKEN } from "./matter-calls.ts";

/** As generated, without retries and time-outs. */
export const makeCalls: MakeMatterCalls = (baseUrl) => {
  client.setConfig({ baseUrl, auth: () => TOKEN });
  return {
    get: (matterId) => getMatter({ path: { matterId }, throwOnError: true }),
    create: (body) => createMatter({ body, throwOnError: true }),
    bodyOf: dataOf,
  };
};
