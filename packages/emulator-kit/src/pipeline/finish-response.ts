import { LAST_TIME } from "../clock/times.ts";
import { type ServiceResponse, withoutBody } from "../http/service-response.ts";

/** Adds the `Date` header to responses, and removes the body of responses to HEAD. */
export class ResponseFinisher {
  readonly #clock: { now(): number };
  #second = -1;
  #date = "";
  /** The last headers that a date was added to. Most responses of a service share their headers. */
  #headers: ServiceResponse["headers"] | undefined;
  #datedHeaders: ServiceResponse["headers"] = {};

  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  finish(response: ServiceResponse, method: string): ServiceResponse {
    const isBodyless = method === "HEAD" && response.body !== undefined;
    return this.#dated(isBodyless ? withoutBody(response) : response);
  }

  /** Omits the date if a custom clock is set to a time that the `Date` header cannot express. */
  #dated(response: ServiceResponse): ServiceResponse {
    const now = this.#clock.now();
    if (now > LAST_TIME) return response;
    const { headers } = response;
    if (this.#renewDate(now) || headers !== this.#headers) {
      this.#headers = headers;
      this.#datedHeaders = { ...headers, date: this.#date };
    }
    return { ...response, headers: this.#datedHeaders };
  }

  /**
   * Updates the formatted date, at most once per second (RFC 9110 sections 5.6.7 and 6.6.1).
   *
   * @returns whether the date has changed
   */
  #renewDate(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second === this.#second) return false;
    this.#second = second;
    this.#date = new Date(now).toUTCString();
    return true;
  }
}
