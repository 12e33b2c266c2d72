import type { Call } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { isRedirectError } from "../errors/call-errors.ts";
import { type CallOptions, overrideOptions } from "../options/client-options.ts";
import { limitOf } from "../pipeline/call-limit.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { failedResponse } from "../pipeline/decode.ts";
import { failureOf } from "../pipeline/failure.ts";
import { send } from "../pipeline/send.ts";
import { newCall } from "../pipeline/start.ts";
import type { WireRequest } from "../request/wire-request.ts";
import type { SharedLimits } from "../retry/throttle.ts";
import { readSignedUrl, secretsOf, withoutQuery } from "./signed-url.ts";

/** Source or target of a transfer. */
interface TransferAddress {
  readonly method: "GET" | "PUT";
  /** Label that errors and hooks show instead of the URL: `{uploadUrl}`, or a path template. */
  readonly path: string;
  readonly url: string;
  /** Whether the URL is signed. A signed URL is a credential, and no other credentials are sent to it. */
  readonly isSigned: boolean;
}

/** A call without an operation. */
export interface Transfer {
  readonly call: Call;
  readonly limits: SharedLimits;
  readonly isSigned: boolean;
}

/**
 * Creates the call for a transfer.
 *
 * @throws InvalidArgumentError for an invalid option; SeamlineError for an invalid URL
 */
export function transferOf(client: unknown, address: TransferAddress, options: CallOptions): Transfer {
  const parts = partsOf(client);
  const { method, path, url, isSigned } = address;
  const overridden = overrideOptions(parts.options, options);
  const call: Call = {
    ...newCall(parts, undefined, { method, path }),
    options: isSigned ? { ...overridden, auth: undefined } : overridden,
    // Downloads can be larger than memory.
    parseAs: method === "GET" ? "stream" : "json",
  };
  if (isSigned) {
    call.attempts.credentials.push(...secretsOf(readSignedUrl(url, call)));
    // There are no credentials to renew: a signed URL is the only credential.
    call.attempts.isRenewed = true;
  }
  return { call, limits: parts.limits, isSigned };
}

/**
 * Sends a transfer, with retries.
 *
 * @throws SeamlineError
 */
export async function sendTransfer(
  wire: WireRequest,
  { call, limits, isSigned }: Transfer,
): Promise<Exchange> {
  try {
    const sent = await send(wire, call, limits, limitOf(call));
    if (sent.response.ok) return sent;
    throw failedResponse(sent);
  } catch (cause) {
    const error = failureOf(cause, call);
    // The target of the redirect may also be a signed URL.
    if (isSigned && isRedirectError(error)) Object.assign(error, { location: withoutQuery(error.location) });
    throw error;
  }
}
