import type { RecordedExchange } from "../journal/recorded-exchange.ts";
import type { LiveEventName, LiveEvents } from "./live-events.ts";

/** How many requests an event has at most. */
const MAX_REQUESTS = 500;

/** What has changed since the last events. */
export class PendingChanges {
  readonly kinds = new Set<LiveEventName>();
  readonly states = new Map<string, Set<string>>();
  readonly #requests = new Map<number, RecordedExchange>();
  #missed = 0;

  addRequest(exchange: RecordedExchange): void {
    this.#requests.set(exchange.id, exchange);
    if (this.#requests.size <= MAX_REQUESTS) return;
    const [oldest] = this.#requests.keys();
    this.#requests.delete(oldest as number);
    this.#missed += 1;
  }

  clearRequests(): void {
    this.#requests.clear();
    this.#missed = 0;
    this.kinds.add("requests-cleared");
  }

  addState(service: string, collections: Iterable<string>): void {
    const known = this.states.get(service) ?? new Set();
    this.states.set(service, known);
    for (const collection of collections) known.add(collection);
  }

  requests(): LiveEvents["requests"] | undefined {
    if (this.#requests.size === 0) return undefined;
    const entries = [...this.#requests.values()].map((exchange) => exchange.toSummary());
    return this.#missed === 0 ? { entries } : { entries, missed: this.#missed };
  }
}
