import type { IncomingHttpHeaders } from "node:http";
import { apiKey, bearer, type ClientOptions } from "../../src/index.ts";
import { CANARY } from "./canary.ts";

/** A location where a caller can put a secret. */
export interface Place {
  readonly options?: Partial<ClientOptions>;
  readonly header?: Record<string, string>;
}

const inADay = () => ({ token: CANARY, expiresAt: new Date(Date.UTC(2030, 0, 2)) });

/** All locations for a secret, with the canary as their value. */
export const places: readonly [string, () => Place][] = Object.entries({
  "a bearer token": () => ({ options: { auth: bearer(CANARY) } }),
  "a bearer token from a provider": () => ({ options: { auth: bearer(async () => CANARY) } }),
  "a bearer token that expires": () => ({ options: { auth: bearer(inADay) } }),
  "an API key": () => ({ options: { auth: apiKey("AccessKey", CANARY) } }),
  "an API key in a header of any name": () => ({ options: { auth: apiKey("X-Custom", CANARY) } }),
  "authentication by hand": () => ({
    options: { auth: { header: () => ({ name: "x-custom", value: CANARY }) } },
  }),
  "the header Authorization": () => ({ options: { headers: { Authorization: `Bearer ${CANARY}` } } }),
  "a password": () => ({ options: { headers: { authorization: `Basic ${btoa(`emma:${CANARY}`)}` } } }),
  "a parameter of a header": () => ({
    options: { headers: { authorization: `Key id="emma", key="${CANARY}"` } },
  }),
  "the header X-Api-Key": () => ({ options: { headers: { "X-Api-Key": CANARY } } }),
  "a cookie": () => ({ options: { headers: { cookie: `theme=dark; sid=${CANARY}; tz=2` } } }),
  "the header input of a call": () => ({ header: { "x-api-key": CANARY } }),
} satisfies Record<string, () => Place>);

const HEADERS = ["authorization", "accesskey", "x-custom", "x-api-key", "cookie"];

/** Returns the header values that the service received, and the extracted secret. */
export function repeated(headers: IncomingHttpHeaders): string[] {
  return [...HEADERS.flatMap((name) => headers[name] ?? []), CANARY];
}
