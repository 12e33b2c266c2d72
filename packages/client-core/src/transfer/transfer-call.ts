import type { AnsweredCall, Call } from "../call.ts";
import { type CallOptions, overrideOptions } from "../client-options.ts";
import { partsOf } from "../client-parts.ts";
import { answerError } from "../decode.ts";
import { isRedirectError } from "../errors/redirect-error.ts";
import { failureOf } from "../failure.ts";
import { newCall } from "../run.ts";
import { send } from "../send.ts";
import type { Traffic } from "../traffic.ts";
import type { WireRequest } from "../wire-request.ts";
import { readSignedUrl, secretsOf, withoutQuery } from "./signed-url.ts";

/** Where bytes go or come from. */
export interface TransferAddress {
  readonly method: "GET" | "PUT";
  /** What errors and hooks say in the URL's stead: `{uploadUrl}`, or a path template. */
  readonly path: string;
  readonly url: string;
  /** Whether the URL is signed, so that it is a credential itself, and no others are sent. */
  readonly isSigned: boolean;
}

/** A call of what no operation describes. */
export interface Transfer {
  readonly call: Call;
  readonly traffic: Traffic;
  readonly isSigned: boolean;
}

/** @throws InvalidArgumentError for a wrong option; SeamlineError for a URL that cannot be used */
export function transferOf(client: unknown, address: TransferAddress, options: CallOptions): Transfer {
  const parts = partsOf(client);
  const { method, path, url, isSigned } = address;
  const call = newCall(parts, undefined, { method, path });
  call.options = overrideOptions(parts.options, options);
  if (isSigned) {
    call.options = { ...call.options, auth: undefined };
    call.credentials.push(...secretsOf(readSignedUrl(url, call)));
    // There are no other credentials to be had.
    call.isRenewed = true;
  }
  return { call, traffic: parts.traffic, isSigned };
}

/**
 * Sends until there is an answer of success.
 *
 * @throws a SeamlineError
 */
export async function sendTransfer(
  wire: WireRequest,
  { call, traffic, isSigned }: Transfer,
): Promise<AnsweredCall> {
  try {
    const answered = await send(wire, call, traffic);
    if (answered.response.ok) return answered;
    throw answerError(answered);
  } catch (cause) {
    const error = failureOf(cause, call);
    // What a signed URL leads to may be signed as well.
    if (isSigned && isRedirectError(error)) Object.assign(error, { location: withoutQuery(error.location) });
    throw error;
  }
}
