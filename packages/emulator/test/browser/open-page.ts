import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions, type EmulatorSeed } from "../../src/index.ts";
import { type Listening, listen } from "../../src/node/index.ts";
import { type Browser, chromiumTests, launchChromium } from "./chromium.ts";

export type Page = Awaited<ReturnType<Browser["newPage"]>>;
type ContextOptions = Parameters<Browser["newContext"]>[0];

/** Time limit of a test. It is longer than any wait in a test, so that a wait fails first and reports the reason. */
export const TIMEOUT_MS = 120_000;
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const DOCS_URL = "http://localhost:4321/";

/**
 * A browser and an emulator on a port, shared by all tests of a file. The emulator is reset before each test. After
 * each test, its windows are closed, and the test fails if a page had a problem.
 */
export class PageTests {
  /** Problems on the pages: requests to other origins, errors, and violations of the security policy. */
  readonly #complaints: string[] = [];
  #emulator: Emulator | undefined;
  #listening: Listening | undefined;
  #browser: Browser | undefined;

  constructor(seed: EmulatorSeed, options: EmulatorOptions = {}) {
    beforeAll(async () => {
      if (!chromiumTests) return;
      this.#emulator = createEmulator({ ...options, seed });
      this.#listening = await listen(this.#emulator, { port: 0, docsUrl: DOCS_URL });
      this.#browser = await launchChromium();
    }, TIMEOUT_MS);
    beforeEach(() => this.#emulator?.reset());
    afterEach(async () => {
      await Promise.all(this.#browser?.contexts().map((context) => context.close()) ?? []);
      expect(this.#complaints.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#listening?.close();
      await this.#emulator?.close();
    }, TIMEOUT_MS);
  }

  get emulator(): Emulator {
    return this.#emulator as Emulator;
  }

  get urls(): Listening["urls"] {
    return (this.#listening as Listening).urls;
  }

  get #address(): string {
    return `${this.urls.retention}/__emulator/`;
  }

  /** Opens the page in a new browser context. */
  async open(hash: string, options: ContextOptions = {}): Promise<Page> {
    const context = await (this.#browser as Browser).newContext({ viewport: DESKTOP, ...options });
    const page = await context.newPage();
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(this.#address) || request.url().startsWith("blob:");
      // Playwright also reports redirects that the page does not follow.
      if (!isOwn && !request.redirectedFrom()) this.#complaints.push(request.url());
    });
    page.on("pageerror", ({ message }) => this.#complaints.push(message));
    page.on("console", (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) this.#complaints.push(message.text());
    });
    page.on("dialog", (dialog) => {
      this.#complaints.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(this.#address + hash);
    await page.getByText("Live", { exact: true }).waitFor();
    return page;
  }

  /** Sends a request to the retention service, as a program would. */
  send(path: string, body?: object): Promise<Response> {
    return fetch(`${this.urls.retention}/v1/matters${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: "Bearer ada@example.com", "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
