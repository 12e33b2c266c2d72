import type { EmulatedService } from "../../../src/index.ts";

/** A response whose body has been read. */
export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Credentials with all privileges in every service. */
const CREDENTIALS = { authorization: "Bearer alex@example.com", accesskey: "test-key" };

/** Sends a request to a service with all privileges. `what` is a method and a path. */
export async function ask(
  service: EmulatedService,
  what: string,
  body?: string | object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const [method = "", path = ""] = what.split(" ");
  const isText = typeof body === "string" || body === undefined;
  const response = await service.fetch(`http://127.0.0.1${path}`, {
    method,
    headers: { ...CREDENTIALS, ...(!isText && { "content-type": "application/json" }), ...headers },
    body: isText ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the names of all matters, in order. */
export async function matterNames(service: EmulatedService): Promise<readonly string[]> {
  const { body } = await ask(service, "GET /v1/matters?pageSize=100");
  const { matters = [] } = body as { readonly matters?: readonly { readonly name: string }[] };
  return matters.map(({ name }) => name);
}

/** Returns the domains of all zones, in order. */
export async function zoneDomains(service: EmulatedService): Promise<readonly string[]> {
  const { body } = await ask(service, "GET /dnszone");
  return (body as { readonly Items: readonly { readonly Domain: string }[] }).Items.map(
    ({ Domain }) => Domain,
  );
}
