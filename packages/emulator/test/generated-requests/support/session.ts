import { toResponse } from "@seamline/emulator-kit";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import type { BundleChecks } from "../../support/bundle-checks.ts";
import type { BundledOperation, ReferenceBundle } from "../../support/reference-bundle.ts";
import type { GeneratedRequest, KnownTarget, RawRequest, Step } from "./generated-request.ts";
import { KnownNames, type Names } from "./known-names.ts";
import type { ServiceUnderTest } from "./service-under-test.ts";

/** Something that should not be, with the request that brought it about. */
export class Finding extends Error {
  constructor(problem: string, request: string, response: string) {
    super(`${problem}\n  ${request}\n  ${response.slice(0, 2000)}`);
  }
}

/** A document that a session speaks. */
export interface Spoken {
  readonly bundle: ReferenceBundle;
  readonly checks: BundleChecks;
}

/** Far more than anything takes, in milliseconds. */
const FOR_EVER = 20_000;

async function ended<Result>(work: Promise<Result>, shown: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Finding("It does not end.", shown, "")), FOR_EVER);
  });
  return Promise.race([work, never]).finally(() => clearTimeout(timer));
}

interface Sent {
  /** Id of the document that it speaks. */
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

/** Path and query of a URL of the emulator's own, in JSON. */
const OWN_URL = /"http:\/\/127\.0\.0\.1(\/[^"\\]+)"/g;

/** What no server takes for a part of a target. */
const NOT_ON_THE_WIRE = /[^!-\xff]/g;

/** What the emulator says of itself. */
const MISTAKE = "mistake of the emulator";

const OPENING = Date.UTC(2026, 2, 3, 9);

/** No list here holds so much that it has more pages. */
const MAX_PAGES = 200;

/** An emulator that is sent one request after the other, each of whose answers is judged. */
export class Session {
  readonly emulator: Emulator;
  readonly #subject: ServiceUnderTest;
  readonly #spoken: ReadonlyMap<string, Spoken>;
  readonly #known: KnownNames;
  /** How often each status was answered, by operation. */
  readonly #seen: Map<string, number>;

  constructor(subject: ServiceUnderTest, spoken: ReadonlyMap<string, Spoken>, seen: Map<string, number>) {
    this.emulator = createEmulator({
      clock: { mode: "manual", now: OPENING },
      seed: subject.seed,
      ...(subject.runner && { runner: subject.runner() }),
    });
    this.#subject = subject;
    this.#spoken = spoken;
    this.#known = new KnownNames(subject.seeded);
    this.#seen = seen;
  }

  /** @throws Finding, also where it takes for ever */
  take(step: Step): Promise<void> {
    return ended(this.#take(step), JSON.stringify(step));
  }

  /** @throws Finding where it takes for ever */
  close(): Promise<void> {
    return ended(this.emulator.close(), "close");
  }

  async #take(step: Step): Promise<void> {
    if (step.kind === "clock") return this.emulator.clock.advance(step.ms);
    if (step.kind === "raw") return this.#takeRaw(step);
    if (step.kind === "restart") {
      const text = JSON.stringify(await this.emulator.snapshot());
      return this.emulator.restore(JSON.parse(text));
    }
    const sent = await this.#send(step);
    this.#judge(sent);
    if (step.broken) return this.#judgeError(sent, step.broken);
    const [rule] = this.#subject.formRules(sent.body);
    if (rule !== undefined)
      throw new Finding(`It is refused for ${rule}, which it holds to.`, sent.shown, sent.text);
    this.#learn(sent);
  }

  /**
   * Walks every list to its end.
   *
   * @throws Finding where one does not end, holds something twice, or lacks something that can be read
   */
  async walkLists(): Promise<void> {
    for (const { list, get, within } of this.#subject.lists) {
      const listed = await this.#walk(this.#operation(list), within);
      if (listed) this.#compare(list, listed, await this.#readable(get, within));
    }
  }

  #compare(list: string, listed: readonly string[], readable: readonly string[]): void {
    const lacking = readable.filter((id) => !listed.includes(id));
    if (lacking.length > 0) throw new Finding(`It lacks ${lacking.join(", ")}.`, list, listed.join(", "));
  }

  /** What of all that was ever made can be read. */
  async #readable(operationId: string, within: Names): Promise<string[]> {
    const parameters = parametersOf(this.#operation(operationId));
    const own = parameters.at(-1) ?? "";
    const candidates = this.#known.all.filter(
      (names) => Object.keys(names).length === parameters.length && own in names,
    );
    const isWithin = (names: Names) => Object.entries(within).every(([name, value]) => names[name] === value);
    const ids: string[] = [];
    for (const texts of candidates.filter(isWithin)) {
      const headers = this.#subject.owner;
      const sent = await this.#send({ kind: "request", operationId, path: { texts }, query: [], headers });
      this.#judge(sent);
      if (sent.response.ok) ids.push(texts[own] ?? "");
    }
    return ids;
  }

  #operation(operationId: string, document = this.#subject.document): BundledOperation {
    return this.#spoken.get(document)?.bundle.operations.get(operationId) as BundledOperation;
  }

  /** Ids of all that a list holds; `undefined` where it cannot be read. */
  async #walk(operation: BundledOperation, texts: Names): Promise<string[] | undefined> {
    const ids: string[] = [];
    let query: [string, string][] = [...FIRST_PAGE];
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const { operationId } = operation;
      const headers = this.#subject.owner;
      const sent = await this.#send({ kind: "request", operationId, path: { texts }, query, headers });
      this.#judge(sent);
      // A matter may be gone by now.
      if (!sent.response.ok) return undefined;
      ids.push(...itemsOf(sent.body).map((item) => this.#subject.idOf(item)));
      const { nextPageToken, HasMoreItems } = sent.body;
      if (new Set(ids).size < ids.length)
        throw new Finding("A list holds something twice.", sent.shown, sent.text);
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
    if (status >= 500) throw new Finding(`The answer is ${status}.`, shown, text);
    if (this.#subject.isAddedFailure?.(operationId, status, body)) return;
    const contentType = headers.get("content-type");
    const problems =
      this.#spoken.get(document)?.checks.response(operationId, { status, contentType, text }) ?? [];
    const [problem] = [...problems, ...this.#subject.contradictions(operationId, body)];
    if (problem !== undefined)
      throw new Finding(`The answer is wrong: ${problem}`, shown, `${status} ${text}`);
  }

  #judgeError({ shown, response, text, body }: Sent, broken: NonNullable<GeneratedRequest["broken"]>): void {
    if (response.status !== 400)
      throw new Finding(`The answer is ${response.status} instead of 400.`, shown, text);
    const blames = this.#subject.blames(broken);
    const blamed = this.#subject.blamed(body);
    if (blames !== null && !blamed.includes(blames))
      throw new Finding(`${blames} is wrong, and ${blamed.join(", ") || "nothing"} is blamed.`, shown, text);
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
    const isCodes = /^\/+run\//.test(sent);
    // Code may break off in the middle of its answer.
    const text = await response.text().catch((error: unknown) => {
      if (isCodes) return "";
      throw error;
    });
    const { status } = response;
    this.#count(`${method} /${sent.split(/[/?]/)[1]} ${status}`);
    const shown = `${method} ${sent} ${JSON.stringify(headers)} ${printableBody(body)}`;
    if (text.includes(MISTAKE) || (status >= 500 && !isCodes))
      throw new Finding(`The answer is ${status}.`, shown, text);
    if (status >= 400 && !isCodes && method !== "HEAD" && !JSON.parse(text).error)
      throw new Finding("The refusal does not say why.", shown, text);
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
