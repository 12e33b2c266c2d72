import type { Call } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { isRedirectError } from "../errors/call-errors.ts";
import { type CallOptions, overrideOptions } from "../options/client-options.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { responseError } from "../pipeline/decode.ts";
import { failureOf } from "../pipeline/failure.ts";
import { newCall } from "../pipeline/run.ts";
import { send } from "../pipeline/send.ts";
import type { WireRequest } from "../request/prepare.ts";
import type { SharedLimits } from "../retry/throttle.ts";
import { readSignedUrl, secretsOf, withoutQuery } from "./signed-url.ts";

/** Where bytes go or come from. */
interface TransferAddress {
  readonly method: "GET" | "PUT";
  /** What errors and hooks show instead of the URL: `{uploadUrl}`, or a path template. */
  readonly path: string;
  readonly url: string;
  /** Whether the URL is signed, so that it is a credential itself, and no others are sent. */
  readonly isSigned: boolean;
}

/** A call of what no operation describes. */
export interface Transfer {
  readonly call: Call;
  readonly limits: SharedLimits;
  readonly isSigned: boolean;
}

/** @throws InvalidArgumentError for a wrong option; SeamlineError for a URL that cannot be used */
export function transferOf(client: unknown, address: TransferAddress, options: CallOptions): Transfer {
  const parts = partsOf(client);
  const { method, path, url, isSigned } = address;
  const overridden = overrideOptions(parts.options, options);
  const call: Call = {
    ...newCall(parts, undefined, { method, path }),
    options: isSigned ? { ...overridden, auth: undefined } : overridden,
    // A download may be larger than the memory.
    parseAs: method === "GET" ? "stream" : "json",
  };
  if (isSigned) {
    call.attempts.credentials.push(...secretsOf(readSignedUrl(url, call)));
    // There are no other credentials to be had.
    call.attempts.isRenewed = true;
  }
  return { call, limits: parts.limits, isSigned };
}

/**
 * Sends until there is a success.
 *
 * @throws a SeamlineError
 */
export async function sendTransfer(
  wire: WireRequest,
  { call, limits, isSigned }: Transfer,
): Promise<Exchange> {
  try {
    const sent = await send(wire, call, limits);
    if (sent.response.ok) return sent;
    throw responseError(sent);
  } catch (cause) {
    const error = failureOf(cause, call);
    // What a signed URL leads to may be signed as well.
    if (isSigned && isRedirectError(error)) Object.assign(error, { location: withoutQuery(error.location) });
    throw error;
  }
}
