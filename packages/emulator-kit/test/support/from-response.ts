import type { ServiceResponse } from "../../src/index.ts";

/** Converts a platform `Response` to a service response with a streamed body. */
export function fromResponse(response: Response): ServiceResponse {
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: { ...headers, ...(cookies.length > 0 && { "set-cookie": cookies }) },
    ...(response.body && { body: response.body }),
  };
}
