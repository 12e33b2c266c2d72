import type { ServiceResponse } from "../../src/index.ts";

/** What the pipeline has for a response of the platform: its body is a stream. */
export function fromResponse(response: Response): ServiceResponse {
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: { ...headers, ...(cookies.length > 0 && { "set-cookie": cookies }) },
    ...(response.body && { body: response.body }),
  };
}
