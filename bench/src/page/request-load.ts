import type { Addresses } from "../emulators/server.ts";

/** Typical requests of a program: pages, single resources, changes and one rejected request. */
const KINDS: readonly ((urls: Addresses) => Promise<Response>)[] = [
  ({ edge }) => fetch(`${edge}/dnszone?perPage=5`, { headers: { accesskey: "test-key" } }),
  ({ retention }) =>
    fetch(`${retention}/v1/matters/case-1`, { headers: { authorization: "Bearer ada@example.com" } }),
  ({ retention }) =>
    fetch(`${retention}/v1/matters/none`, { headers: { authorization: "Bearer ada@example.com" } }),
  ({ retention }) =>
    fetch(`${retention}/v1/matters`, {
      method: "POST",
      headers: { authorization: "Bearer ada@example.com", "content-type": "application/json" },
      body: '{"name": "Load"}',
    }),
];

async function send(urls: Addresses, number: number): Promise<void> {
  const response = await KINDS[number % KINDS.length]?.(urls);
  await response?.arrayBuffer();
}

const AT_ONCE = 20;

/** Sends a number of requests, a few at a time. */
export async function sendAll(urls: Addresses, count: number): Promise<void> {
  for (let number = 0; number < count; number += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, index) =>
      send(urls, number + index),
    );
    await Promise.all(batch);
  }
}

/** Interval between bursts of requests, in milliseconds. */
const EVERY_MS = 20;

/** Sends a given number of requests per second until it is stopped. */
export class RequestLoad {
  readonly #startedAt = performance.now();
  readonly #timer: NodeJS.Timeout;
  readonly #pending = new Set<Promise<void>>();
  #sent = 0;

  constructor(urls: Addresses, perSecond: number) {
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - this.#startedAt) / 1000) * perSecond);
      while (this.#sent < due) {
        const sending = send(urls, this.#sent).finally(() => this.#pending.delete(sending));
        this.#pending.add(sending);
        this.#sent += 1;
      }
    }, EVERY_MS);
  }

  async stop(): Promise<{ readonly sent: number; readonly elapsedMs: number }> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
    return { sent: this.#sent, elapsedMs: performance.now() - this.#startedAt };
  }
}
