/** A response whose body has been read. */
export interface SentResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the bodies that it waits for
  readonly body: any;
}

/** Sends a request to a process with all privileges. `what` is a method and a path. */
export async function sendJson(url: string | undefined, what: string, body?: object): Promise<SentResponse> {
  const [method = "", path = ""] = what.split(" ");
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: "Bearer alex@example.com",
      accesskey: "test-key",
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
