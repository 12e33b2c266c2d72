import ky from "ky";
import { bodyItself, type MakeMatterCalls, RETRIES, TIMEOUT_MS, TOKEN } from "./matter-calls.ts";

export const makeCalls: MakeMatterCalls = (baseUrl) => {
  const client = ky.create({
    prefix: baseUrl,
    headers: { authorization: `Bearer ${TOKEN}` },
    retry: { limit: RETRIES },
    timeout: TIMEOUT_MS,
  });
  return {
    get: (matterId) => client.get(`v1/matters/${encodeURIComponent(matterId)}`).json(),
    create: (matter) => client.post("v1/matters", { json: matter }).json(),
    bodyOf: bodyItself,
  };
};
