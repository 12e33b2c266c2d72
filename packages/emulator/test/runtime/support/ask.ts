import type { EmulatedService } from "../../../src/index.ts";

/** An answer that was read to its end. */
export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Somebody who may do everything, at every service. */
const CREDENTIALS = { authorization: "Bearer alex@example.com", accesskey: "test-key" };

/** Asks a service, as somebody who may do everything. `what` is method and path. */
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

/** Names of all matters, in their order. */
export async function matterNames(service: EmulatedService): Promise<readonly string[]> {
  const { body } = await ask(service, "GET /v1/matters?pageSize=100");
  const { matters = [] } = body as { readonly matters?: readonly { readonly name: string }[] };
  return matters.map(({ name }) => name);
}

/** Domains of all zones, in their order. */
export async function zoneDomains(service: EmulatedService): Promise<readonly string[]> {
  const { body } = await ask(service, "GET /dnszone");
  return (body as { readonly Items: readonly { readonly Domain: string }[] }).Items.map(
    ({ Domain }) => Domain,
  );
}
