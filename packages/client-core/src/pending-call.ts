import type { ApiCall, DataWithResponse } from "./api-call.ts";
import type { Outcome } from "./call.ts";
import type { CallResult } from "./call-result.ts";
import { resultOf, withResponseOf } from "./outcome.ts";

/** The `ApiCall` that the resource tree gives back. */
export class PendingCall extends Promise<unknown> implements ApiCall<unknown> {
  /** What `then` gives back is a plain promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #outcome: Promise<Outcome>;

  constructor(outcome: Promise<Outcome>) {
    super((resolve, reject) => {
      outcome.then(({ data, error }) => (error ? reject(error) : resolve(data)), reject);
    });
    this.#outcome = outcome;
  }

  async result(): Promise<CallResult<unknown>> {
    markHandled(this);
    return resultOf(await this.#outcome);
  }

  async withResponse(): Promise<DataWithResponse<unknown>> {
    markHandled(this);
    return withResponseOf(await this.#outcome);
  }
}

/** Whoever reads the outcome in another way has dealt with the error: it is no unhandled rejection. */
export function markHandled(call: Promise<unknown>): void {
  call.catch(() => undefined);
}
