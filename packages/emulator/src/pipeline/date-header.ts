import { LAST_TIME } from "../clock/times.ts";
import type { ServiceResponse } from "./service-response.ts";

/** Writes the date of responses, anew once a second (RFC 9110 sections 5.6.7 and 6.6.1). */
export class DateHeader {
  readonly #clock: { now(): number };
  #second = -1;
  #text = "";
  /** The headers that were dated last: most responses of a service share theirs. */
  #headers: ServiceResponse["headers"] | undefined;
  #dated: ServiceResponse["headers"] = {};

  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** `undefined` for a time that the header has no form for: only a clock of the user's own shows such. */
  get value(): string | undefined {
    const now = this.#clock.now();
    if (now > LAST_TIME) return undefined;
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#text = new Date(now).toUTCString();
      this.#headers = undefined;
    }
    return this.#text;
  }

  /** The response with its date. */
  dated(response: ServiceResponse): ServiceResponse {
    const date = this.value;
    if (date === undefined) return response;
    const { headers } = response;
    if (headers !== this.#headers) {
      this.#headers = headers;
      this.#dated = { ...headers, date };
    }
    return { ...response, headers: this.#dated };
  }
}
