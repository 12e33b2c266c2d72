import type { Addresses } from "../emulators/server.ts";

type Service = "retention" | "functions" | "edge";

/** Thrown if a resource no longer exists, for example after a concurrent reset. */
export class Interrupted extends Error {}

interface Received {
  readonly status: number;
  readonly text: string;
  /** One line with the request and its response if the request failed. */
  readonly problem: string | undefined;
}

/** Sends requests to an emulator, and counts the responses. */
export class Caller {
  readonly #urls: Addresses;
  requests = 0;
  /** Unexpected responses, one line each. */
  readonly failures: string[] = [];

  constructor(urls: Addresses) {
    this.#urls = urls;
  }

  /**
   * @returns the body if it is a JSON object, otherwise an empty object
   * @throws Interrupted if the response is not successful
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

  /** Returns the text of a control route. Long responses are not parsed, to save time. */
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

  /** Opens the event stream, reads the beginning, and closes the stream. */
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
