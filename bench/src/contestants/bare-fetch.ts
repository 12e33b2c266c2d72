import { bodyItself, type MakeMatterCalls, TOKEN } from "./matter-calls.ts";

/** The baseline for every client: no retries, no time-outs, no checks. */
export const makeCalls: MakeMatterCalls = (baseUrl) => {
  const authorization = `Bearer ${TOKEN}`;
  return {
    async get(matterId) {
      const url = `${baseUrl}/v1/matters/${encodeURIComponent(matterId)}`;
      const response = await fetch(new Request(url, { headers: { authorization } }));
      return await response.json();
    },
    async create(matter) {
      const headers = { authorization, "content-type": "application/json" };
      const body = JSON.stringify(matter);
      const response = await fetch(new Request(`${baseUrl}/v1/matters`, { method: "POST", headers, body }));
      return await response.json();
    },
    bodyOf: bodyItself,
  };
};
