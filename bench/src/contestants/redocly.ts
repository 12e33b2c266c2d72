import { client } from "generated/redocly-generate-client/client.ts";
import { bodyItself, type MakeMatterCalls, RETRIES, TIMEOUT_MS, TOKEN } from "./matter-calls.ts";

export const makeCalls: MakeMatterCalls = (baseUrl) => {
  client.configure({
    serverUrl: baseUrl,
    auth: { bearer: TOKEN },
    retry: { retries: RETRIES },
    timeout: TIMEOUT_MS,
  });
  return {
    get: (matterId) => client.getMatter({ path: { matterId } }),
    create: (body) => client.createMatter({ body }),
    bodyOf: bodyItself,
  };
};
