import { toResponse } from "@seamline/emulator-kit";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import type { BundleChecks } from "../../support/bundle-checks.ts";
import type { BundledOperation, ReferenceBundle } from "../../support/reference-bundle.ts";
import type { GeneratedRequest, KnownTarget, RawRequest, Step } from "./generated-request.ts";
import { KnownNames, type Names } from "./known-names.ts";
import type { ServiceUnderTest } from "./service-under-test.ts";

/** A problem and the request that caused it. */
export class Finding extends Error {
  constructor(problem: string, request: string, response: string) {
    super(`${problem}\n  ${request}\n  ${response.slice(0, 2000)}`);
  }
}

/** A document that the requests of a session use. */
export interface SessionDocument {
  readonly bundle: ReferenceBundle;
  readonly checks: BundleChecks;
}

/** Much longer than any step takes. */
const STEP_TIMEOUT_MS = 20_000;

async function ended<Result>(work: Promise<Result>, shown: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Finding("The step does not end.", shown, "")), STEP_TIMEOUT_MS);
  });
  return Promise.race([work, never]).finally(() => clearTimeout(timer));
}

interface Sent {
  readonly document: string;
  readonly operation: BundledOperation;
  readonly names: Names;
  readonly shown: string;
  readonly response: Response;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
  readonly body: any;
}

const ORIGIN = "http://127.0.0.1";

/** Matches a JSON string with a URL of the emulator, and captures the path and query. */
const OWN_URL = /"http:\/\/127\.0\.0\.1(\/[^"\\]+)"/g;

/** Characters that no server accepts in a request target. */
const NOT_ON_THE_WIRE = /[^!-\xff]/g;

/** Part of the message of every internal error. */
const MISTAKE = "bug in the emulator";

const OPENING = Date.UTC(2026, 2, 3, 9);

/** More pages than any list has in a session. */
const MAX_PAGES = 200;

/** Sends requests to an emulator and checks every response. */
export class Session {
  readonly emulator: Emulator;
  readonly #subject: ServiceUnderTest;
  readonly #documents: ReadonlyMap<string, SessionDocument>;
  readonly #known: KnownNames;
  /** Counts restarts. A request that runs during a restart can fail. */
  readonly #restarts = { begun: 0, ended: 0 };
  /** Counts responses by operation and status. */
  readonly #seen: Map<string, number>;

  constructor(
    subject: ServiceUnderTest,
    documents: ReadonlyMap<string, SessionDocument>,
    seen: Map<string, number>,
  ) {
    this.emulator = createEmulator({
      clock: { mode: "manual", now: OPENING },
      seed: subject.seed,
      ...(subject.runner && { runner: subject.runner() }),
    });
    this.#subject = subject;
    this.#documents = documents;
    this.#known = new KnownNames(subject.seeded);
    this.#seen = seen;
  }

  /** @throws Finding if a response is wrong or a step does not end */
  take(step: Step): Promise<void> {
    return ended(this.#take(step), JSON.stringify(step));
  }

  /** @throws Finding if the emulator does not close */
  close(): Promise<void> {
    return ended(this.emulator.close(), "close");
  }

  async #take(step: Step): Promise<void> {
    if (step.kind === "clock") return this.emulator.clock.advance(step.ms);
    if (step.kind === "raw") return this.#takeRaw(step);
    if (step.kind === "restart") {
      this.#restarts.begun += 1;
      const text = JSON.stringify(await this.emulator.snapshot());
      await this.emulator.restore(JSON.parse(text));
      this.#restarts.ended += 1;
      return;
    }
    const { ended: before } = this.#restarts;
    const sent = await this.#send(step);
    if (before < this.#restarts.begun && isInterrupted(sent)) return;
    this.#judge(sent);
    if (step.broken) return this.#judgeError(sent, step.broken);
    const [rule] = this.#subject.formRules(sent.body);
    if (rule !== undefined)
      throw new Finding(`A valid request was rejected for the rule ${rule}.`, sent.shown, sent.text);
    this.#learn(sent);
  }

  /**
   * Reads every list to its end.
   *
   * @throws Finding if a list does not end, contains an item twice or does not contain an existing item
   */
  async walkLists(): Promise<void> {
    for (const { list, get, within } of this.#subject.lists) {
      const listed = await this.#walk(this.#operation(list), within);
      if (listed) this.#compare(list, listed, await this.#readable(get, within));
    }
  }

  #compare(list: string, listed: readonly string[], readable: readonly string[]): void {
    const lacking = readable.filter((id) => !listed.includes(id));
    if (lacking.length > 0)
      throw new Finding(`The list lacks ${lacking.join(", ")}.`, list, listed.join(", "));
  }

  /** Returns the ids of all known resources that still exist. */
  async #readable(operationId: string, within: Names): Promise<string[]> {
    const parameters = parametersOf(this.#operation(operationId));
    const idParameter = parameters.at(-1) ?? "";
    const candidates = this.#known.all.filter(
      (names) => Object.keys(names).length === parameters.length && idParameter in names,
    );
    const isWithin = (names: Names) => Object.entries(within).every(([name, value]) => names[name] === value);
    const ids: string[] = [];
    for (const texts of candidates.filter(isWithin)) {
      const headers = this.#subject.owner;
      const sent = await this.#send({ kind: "request", operationId, path: { texts }, query: [], headers });
      this.#judge(sent);
      if (sent.response.ok) ids.push(texts[idParameter] ?? "");
    }
    return ids;
  }

  #operation(operationId: string, document = this.#subject.document): BundledOperation {
    return this.#documents.get(document)?.bundle.operations.get(operationId) as BundledOperation;
  }

  /** Returns the ids of all items in a list, or `undefined` if the list cannot be read. */
  async #walk(operation: BundledOperation, texts: Names): Promise<string[] | undefined> {
    const ids: string[] = [];
    let query: [string, string][] = [...FIRST_PAGE];
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const { operationId } = operation;
      const headers = this.#subject.owner;
      const sent = await this.#send({ kind: "request", operationId, path: { texts }, query, headers });
      this.#judge(sent);
      // An earlier step may have deleted the parent of the list.
      if (!sent.response.ok) return undefined;
      ids.push(...itemsOf(sent.body).map((item) => this.#subject.idOf(item)));
      const { nextPageToken, HasMoreItems } = sent.body;
      if (new Set(ids).size < ids.length)
        throw new Finding("A list contains an item twice.", sent.shown, sent.text);
      if (!nextPageToken && !HasMoreItems) return ids;
      query = [...FIRST_PAGE, ["pageToken", String(nextPageToken)], ["page", `${pages + 2}`]];
    }
    throw new Finding("A list does not end.", operation.operationId, "");
  }

  async #send(asked: GeneratedRequest): Promise<Sent> {
    const { document = this.#subject.document, operationId, path, query, headers, body } = asked;
    const operation = this.#operation(operationId, document);
    const names = this.#known.choose(parametersOf(operation), path);
    const target = `${pathOf(operation, names)}${this.#queryOf(query)}`;
    const shown = `${operation.method} ${target} ${JSON.stringify(headers)} ${printableBody(body)}`;
    const request = new Request(`${ORIGIN}${target}`, {
      method: operation.method,
      headers,
      ...(body !== undefined && { body: body as BodyInit }),
    });
    const response = await this.emulator[this.#subject.service].fetch(request);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { document, operation, names, shown, response, text, body: isJson ? JSON.parse(text) : {} };
  }

  #queryOf(query: GeneratedRequest["query"]): string {
    const pairs = query.flatMap(([name, value]) => {
      const text = typeof value === "string" ? value : this.#known.token(value.token);
      return text === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`];
    });
    return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  }

  #judge({ document, operation: { operationId }, shown, response, text, body }: Sent): void {
    const { status, headers } = response;
    this.#count(`${document} ${operationId} ${status}`);
    if (status >= 500) throw new Finding(`The response has status ${status}.`, shown, text);
    if (this.#subject.isAddedFailure?.(operationId, status, body)) return;
    const contentType = headers.get("content-type");
    const problems =
      this.#documents.get(document)?.checks.response(operationId, { status, contentType, text }) ?? [];
    const [problem] = [...problems, ...this.#subject.contradictions(operationId, body)];
    if (problem !== undefined)
      throw new Finding(`The response is invalid: ${problem}`, shown, `${status} ${text}`);
  }

  #judgeError({ shown, response, text, body }: Sent, broken: NonNullable<GeneratedRequest["broken"]>): void {
    if (response.status !== 400)
      throw new Finding(`The response has status ${response.status} instead of 400.`, shown, text);
    const blames = this.#subject.blames(broken);
    const blamed = this.#subject.blamed(body);
    if (blames !== null && !blamed.includes(blames))
      throw new Finding(
        `${blames} is invalid, but the error names ${blamed.join(", ") || "nothing"}.`,
        shown,
        text,
      );
  }

  async #takeRaw({ method, target, headers, body }: RawRequest): Promise<void> {
    const meant = typeof target === "string" ? target : spoilt(this.#known.target(target.known), target);
    const sent = meant.replaceAll(NOT_ON_THE_WIRE, encodeURIComponent);
    const handled = await this.emulator[this.#subject.service].handle({
      method,
      target: sent,
      origin: ORIGIN,
      headers: new Headers(headers),
      body,
    });
    const response = toResponse(handled);
    const runsCode = /^\/+run\//.test(sent);
    // A function can fail while it responds.
    const text = await response.text().catch((error: unknown) => {
      if (runsCode) return "";
      throw error;
    });
    const { status } = response;
    this.#count(`${method} /${sent.split(/[/?]/)[1]} ${status}`);
    const shown = `${method} ${sent} ${JSON.stringify(headers)} ${printableBody(body)}`;
    if (text.includes(MISTAKE) || (status >= 500 && !runsCode))
      throw new Finding(`The response has status ${status}.`, shown, text);
    if (status >= 400 && !runsCode && method !== "HEAD" && !JSON.parse(text).error)
      throw new Finding("The error response has no error.", shown, text);
  }

  #count(key: string): void {
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
  }

  #learn({ operation: { operationId }, names, response, body, text }: Sent): void {
    if (!response.ok) return;
    for (const [, target = ""] of text.matchAll(OWN_URL)) this.#known.addTarget(target);
    this.#known.addToken(body.nextPageToken);
    for (const made of this.#subject.made(operationId, names, body)) this.#known.add(made);
  }
}

const FIRST_PAGE: readonly [string, string][] = [
  ["pageSize", "2"],
  ["perPage", "5"],
];

function itemsOf(body: Record<string, unknown>): unknown[] {
  return Object.values(body).find((each) => Array.isArray(each)) ?? [];
}

function parametersOf({ parameters }: BundledOperation): string[] {
  return parameters.filter((each) => each.in === "path").map(({ name }) => name);
}

function spoilt(target: string, { at, removed, inserted }: KnownTarget): string {
  const from = Math.max(1, target.length - at);
  return `${target.slice(0, from)}${inserted}${target.slice(from + removed)}`;
}

function pathOf({ template, parameters }: BundledOperation, names: Names): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const spans = parameters.some((each) => each.name === name && each["x-multi-segment"]);
    const text = names[name] ?? "";
    return spans ? text.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(text);
  });
}

function printableBody(body: GeneratedRequest["body"]): string {
  if (body === undefined) return "without a body";
  return typeof body === "string" ? body.slice(0, 2000) : `bytes ${[...body].join(" ")}`;
}

/** Returns whether a request failed because the state was replaced while it ran. */
function isInterrupted({ response, text }: Sent): boolean {
  return response.status === 503 && text.includes("The state was replaced");
}
