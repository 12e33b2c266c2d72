import { LAST_TIME } from "../clock/times.ts";
import type { ServiceResponse } from "./service-response.ts";

/** Writes the date of answers, anew once a second (RFC 9110 sections 5.6.7 and 6.6.1). */
export class DateHeader {
  readonly #clock: { now(): number };
  #second = -1;
  #text = "";
  /** The headers that were dated last: most answers of a service share theirs. */
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

  dated(answer: ServiceResponse): ServiceResponse {
    const date = this.value;
    if (date === undefined) return answer;
    const { status, headers, body, bytes } = answer;
    if (headers !== this.#headers) {
      this.#headers = headers;
      this.#dated = { ...headers, date };
    }
    return { status, headers: this.#dated, body, bytes };
  }

  /** The same Response where its fields can be changed: what of it is lost hangs on it. */
  datedResponse(response: Response): Response {
    const date = this.value;
    if (date === undefined) return response;
    try {
      response.headers.set("date", date);
      return response;
    } catch {
      // What a fetch gave is as it came (Fetch standard, "headers guard"), and no fault had a hand in it.
      return this.datedResponse(new Response(response.body, response));
    }
  }
}
