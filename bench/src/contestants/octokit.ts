import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import {
  dataOf,
  type MakeMatterCalls,
  type MatterCalls,
  RETRIES,
  TIMEOUT_MS,
  TOKEN,
} from "./matter-calls.ts";

const Repeating = Octokit.plugin(retry);
const Throttled = Octokit.plugin(retry, throttling);

/** Plain `@octokit/core`, which never retries. */
export const makeCalls: MakeMatterCalls = (baseUrl) => callsOf(new Octokit({ baseUrl, auth: TOKEN }));

/** With `plugin-retry`. */
export const makeRepeatingCalls: MakeMatterCalls = (baseUrl) =>
  callsOf(new Repeating({ baseUrl, auth: TOKEN }));

/** `@octokit/core` with `plugin-throttling`, which pauses after a 429 and allows 10 calls in flight. */
export const makeThrottledCalls: MakeMatterCalls = (baseUrl) => {
  const isToBeRepeated = (_seconds: number, _call: object, _octokit: object, count: number): boolean =>
    count < RETRIES;
  const throttle = { onRateLimit: isToBeRepeated, onSecondaryRateLimit: isToBeRepeated };
  return callsOf(new Throttled({ baseUrl, auth: TOKEN, throttle }));
};

function callsOf(octokit: Octokit): MatterCalls {
  // A time-out is possible only with a signal from the caller.
  const request = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    get: (matterId) => octokit.request("GET /v1/matters/{matterId}", { matterId, request: request() }),
    create: (matter) => octokit.request("POST /v1/matters", { ...matter, request: request() }),
    bodyOf: dataOf,
  };
}
