import { type Auth, apiKey, bearer, type CallOptions } from "@seamline/client-core";
import type { Credentials, Settings } from "./case.ts";
import type { TestClock } from "./test-clock.ts";

/** Told how often a token provider is asked. */
export interface Provided {
  tokensAsked: number;
}

/** Options of a client or a call, as the settings of a case say them. */
export function optionsOf({ auth, ...rest }: Settings, clock: TestClock, provided: Provided): CallOptions {
  return auth ? { ...rest, auth: authOf(auth, clock, provided) } : rest;
}

function authOf(credentials: Credentials, clock: TestClock, provided: Provided): Auth {
  const { tokens = [], expireAfterMs = Number.POSITIVE_INFINITY, bearer: token, apiKey: key } = credentials;
  if (key) return apiKey(key.header, key.key);
  if (token) return bearer(token);
  return bearer(async () => {
    // Long enough for all that ask at once.
    await new Promise((resolve) => setTimeout(resolve, 5));
    provided.tokensAsked += 1;
    const next = tokens[Math.min(provided.tokensAsked, tokens.length) - 1];
    return { token: `${next}`, expiresAt: clock.now() + expireAfterMs };
  });
}
