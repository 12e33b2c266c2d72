import { readHeaders } from "../arguments/headers.ts";
import { randomToken } from "../request/random-token.ts";
import type { KeyAdder } from "../request/request-steps.ts";
import { isIdempotent } from "../retry/decide.ts";

/**
 * Adds the idempotency key to a call's input. All attempts send the same key, so the operation becomes idempotent. Does
 * nothing if the operation is idempotent anyway, or if there is no key.
 */
export const addIdempotencyKey: KeyAdder = (call, input) => {
  const { operation, options } = call;
  const { idempotencyHeader: described } = operation;
  if (!described && isIdempotent(operation)) return { call, input };
  const name = (described ?? options.idempotencyHeader).toLowerCase();
  const own = readHeaders(input.header, "header");
  const { idempotencyKey: option } = options;
  const key =
    own[name] ??
    (typeof option === "function" ? option() : option) ??
    options.headers[name] ??
    (described && randomToken());
  if (key === undefined) return { call, input };
  return {
    call: {
      ...call,
      operation: { ...operation, idempotent: true },
      // A key belongs to one request, so polls and cancellations must not send it.
      options: typeof option === "string" ? { ...options, idempotencyKey: undefined } : options,
    },
    input: { ...input, header: { ...own, [name]: key } },
  };
};
