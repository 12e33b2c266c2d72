import type { Addresses } from "../emulators/server.ts";

type Service = "retention" | "functions" | "edge";

/** A resource was gone, as happens when a reset comes in between. */
export class Interrupted extends Error {}

interface Received {
  readonly status: number;
  readonly text: string;
  /** The request with what it got, in a line, where that is no success. */
  readonly problem: string | undefined;
}

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
    const content = typeof body === "object" ? JSON.stringify(body) : body;
    const { status, text, problem } = await this.#request(`${this.#urls[service]}`, target, content);
    if (status >= 500) this.failures.push(`${service} ${problem}`);
    if (problem !== undefined) throw new Interrupted(`${service} ${problem}`);
    return text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
  }

  /** The text of a control route, which may be too long to be parsed for nothing. */
  async control(target: `${string} /${string}`, body?: string): Promise<string> {
    const { text, problem } = await this.#request(`${this.#urls.edge}/__emulator`, target, body);
    if (problem !== undefined) this.failures.push(problem);
    return text;
  }

  async #request(base: string, target: `${string} /${string}`, body: string | undefined): Promise<Received> {
    const [method = "", path = ""] = target.split(" ", 2);
    const response = await fetch(`${base}${path}`, { method, headers: HEADERS, body: body ?? null });
    const text = await response.text();
    this.requests += 1;
    const { ok, status } = response;
    return { status, text, problem: ok ? undefined : `${target}: ${status} ${text.slice(0, 200)}` };
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
