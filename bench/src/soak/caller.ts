import type { Addresses } from "../emulators/server.ts";

type Service = "retention" | "functions" | "edge";

/** A resource was gone, as happens when a reset comes in between. */
export class Interrupted extends Error {}

/** Sends requests to an emulator, and counts what comes back. */
export class Caller {
  readonly #urls: Addresses;
  requests = 0;
  /** The responses that no request should get, each in a line. */
  readonly failures: string[] = [];

  constructor(urls: Addresses) {
    this.#urls = urls;
  }

  /**
   * @returns the body as JSON, where it is an object; else an empty object
   * @throws Interrupted for an error of the client
   */
  async send(
    service: Service,
    target: `${string} /${string}`,
    body?: object | string,
  ): Promise<Record<string, unknown>> {
    const [method = "", path = ""] = target.split(" ", 2);
    const response = await fetch(`${this.#urls[service]}${path}`, {
      method,
      headers: HEADERS,
      body: typeof body === "object" ? JSON.stringify(body) : (body ?? null),
    });
    const text = await response.text();
    this.requests += 1;
    if (response.status >= 500)
      this.failures.push(`${service} ${target}: ${response.status} ${text.slice(0, 200)}`);
    if (!response.ok) throw new Interrupted(`${service} ${target}: ${response.status} ${text.slice(0, 200)}`);
    return text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
  }

  /** The text of a control route, which may be too long to be parsed for nothing. */
  async control(target: `${string} /${string}`, body?: string): Promise<string> {
    const [method = "", path = ""] = target.split(" ", 2);
    const url = `${this.#urls.edge}/__emulator${path}`;
    const response = await fetch(url, { method, headers: HEADERS, body: body ?? null });
    const text = await response.text();
    this.requests += 1;
    if (!response.ok) this.failures.push(`${target}: ${response.status} ${text.slice(0, 200)}`);
    return text;
  }

  /** Opens the stream of events, reads its beginning, and leaves. */
  async watchEvents(): Promise<void> {
    const leaving = new AbortController();
    const response = await fetch(`${this.#urls.edge}/__emulator/events`, { signal: leaving.signal });
    await response.body?.getReader().read();
    this.requests += 1;
    leaving.abort();
  }

  get functionsUrl(): string {
    return this.#urls.functions ?? "";
  }
}

const HEADERS = {
  authorization: "Bearer soak@example.com",
  accesskey: "test-key",
  "content-type": "application/json",
};
