import { createEmulator, type Emulator } from "../../../src/emulator/create-emulator.ts";
import type { BundleChecks } from "../../support/bundle-checks.ts";
import type { BundledOperation, ReferenceBundle } from "../../support/reference-bundle.ts";
import type { GeneratedRequest, Step } from "./generated-request.ts";
import { KnownNames, type Names } from "./known-names.ts";
import type { ServiceUnderTest } from "./service-under-test.ts";

/** Something that should not be, with the request that brought it about. */
export class Finding extends Error {
  constructor(problem: string, request: string, answer: string) {
    super(`${problem}\n  ${request}\n  ${answer.slice(0, 2000)}`);
  }
}

interface Sent {
  readonly operation: BundledOperation;
  readonly names: Names;
  readonly shown: string;
  readonly response: Response;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
  readonly body: any;
}

const OPENING = Date.UTC(2026, 2, 3, 9);

/** No list here holds so much that it has more pages. */
const MOST_PAGES = 200;

/** An emulator that is sent one request after the other, each of whose answers is judged. */
export class Session {
  readonly emulator: Emulator;
  readonly #subject: ServiceUnderTest;
  readonly #bundle: ReferenceBundle;
  readonly #checks: BundleChecks;
  readonly #known: KnownNames;
  /** How often each status was answered, by operation. */
  readonly #seen: Map<string, number>;

  constructor(
    subject: ServiceUnderTest,
    bundle: ReferenceBundle,
    checks: BundleChecks,
    seen: Map<string, number>,
  ) {
    this.emulator = createEmulator({ clock: { mode: "manual", now: OPENING }, seed: subject.seed });
    this.#subject = subject;
    this.#bundle = bundle;
    this.#checks = checks;
    this.#known = new KnownNames(subject.seeded);
    this.#seen = seen;
  }

  /** @throws Finding */
  async take(step: Step): Promise<void> {
    if (step.kind === "clock") return this.emulator.clock.advance(step.ms);
    if (step.kind === "restart") {
      const text = JSON.stringify(await this.emulator.snapshot());
      return this.emulator.restore(JSON.parse(text));
    }
    const sent = await this.#send(step);
    this.#judge(sent);
    if (step.broken) return this.#judgeRefusal(sent, step.broken);
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
    for (const [list, get] of Object.entries(LISTS)) {
      const operation = this.#bundle.operations.get(list);
      if (!operation) continue;
      const within = operation.template.includes("{matterId}") ? [{ matterId: "matter-open" }] : [{}];
      for (const texts of within) {
        const listed = await this.#walk(operation, texts);
        if (listed) this.#compare(list, listed, await this.#readable(get, texts));
      }
    }
  }

  #compare(list: string, listed: readonly string[], readable: readonly string[]): void {
    const lacking = readable.filter((id) => !listed.includes(id));
    if (lacking.length > 0) throw new Finding(`It lacks ${lacking.join(", ")}.`, list, listed.join(", "));
  }

  /** What of all that was ever made can be read. */
  async #readable(operationId: string, within: Names): Promise<string[]> {
    const parameters = this.#parametersOf(operationId);
    const own = parameters.at(-1) ?? "";
    const candidates = this.#known.all.filter(
      (names) => Object.keys(names).length === parameters.length && own in names,
    );
    const ids: string[] = [];
    for (const texts of candidates.filter(
      ({ matterId }) => within.matterId === undefined || matterId === within.matterId,
    )) {
      const headers = this.#subject.owner;
      const sent = await this.#send({ kind: "request", operationId, path: { texts }, query: [], headers });
      this.#judge(sent);
      if (sent.response.ok) ids.push(texts[own] ?? "");
    }
    return ids;
  }

  #parametersOf(operationId: string): string[] {
    const { parameters } = this.#bundle.operations.get(operationId) as BundledOperation;
    return parameters.filter((each) => each.in === "path").map(({ name }) => name);
  }

  /** Ids of all that a list holds; `undefined` where it cannot be read. */
  async #walk(operation: BundledOperation, texts: Names): Promise<string[] | undefined> {
    const ids: string[] = [];
    let query: [string, string][] = [...FIRST_PAGE];
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const { operationId } = operation;
      const headers = this.#subject.owner;
      const sent = await this.#send({ kind: "request", operationId, path: { texts }, query, headers });
      this.#judge(sent);
      // A matter may be gone by now.
      if (!sent.response.ok) return undefined;
      ids.push(...itemsOf(sent.body));
      const { nextPageToken, HasMoreItems } = sent.body;
      if (new Set(ids).size < ids.length)
        throw new Finding("A list holds something twice.", sent.shown, sent.text);
      if (!nextPageToken && !HasMoreItems) return ids;
      query = [...FIRST_PAGE, ["pageToken", String(nextPageToken)], ["page", `${pages + 2}`]];
    }
    throw new Finding("A list does not end.", operation.operationId, "");
  }

  async #send({ operationId, path, query, headers, body }: GeneratedRequest): Promise<Sent> {
    const operation = this.#bundle.operations.get(operationId) as BundledOperation;
    const names = this.#known.choose(this.#parametersOf(operationId), path);
    const target = `${pathOf(operation, names)}${this.#queryOf(query)}`;
    const shown = `${operation.method} ${target} ${JSON.stringify(headers)} ${shownBody(body)}`;
    const request = new Request(`http://127.0.0.1${target}`, {
      method: operation.method,
      headers,
      ...(body !== undefined && { body: body as BodyInit }),
    });
    const response = await this.emulator[this.#subject.service].fetch(request);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { operation, names, shown, response, text, body: isJson ? JSON.parse(text) : {} };
  }

  #queryOf(query: GeneratedRequest["query"]): string {
    const pairs = query.flatMap(([name, value]) => {
      const text = typeof value === "string" ? value : this.#known.token(value.token);
      return text === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`];
    });
    return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  }

  #judge({ operation: { operationId }, shown, response, text, body }: Sent): void {
    const { status, headers } = response;
    const key = `${operationId} ${status}`;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    if (status >= 500) throw new Finding(`The answer is ${status}.`, shown, text);
    const problems = this.#checks.answer(operationId, {
      status,
      contentType: headers.get("content-type"),
      text,
    });
    const [problem] = [...problems, ...this.#subject.contradictions(operationId, body)];
    if (problem !== undefined)
      throw new Finding(`The answer is wrong: ${problem}`, shown, `${status} ${text}`);
  }

  #judgeRefusal(
    { shown, response, text, body }: Sent,
    broken: NonNullable<GeneratedRequest["broken"]>,
  ): void {
    if (response.status !== 400)
      throw new Finding(`The answer is ${response.status} instead of 400.`, shown, text);
    const blames = this.#subject.blames(broken);
    const blamed = this.#subject.blamed(body);
    if (blames !== null && !blamed.includes(blames))
      throw new Finding(`${blames} is wrong, and ${blamed.join(", ") || "nothing"} is blamed.`, shown, text);
  }

  #learn({ operation: { operationId }, names, response, body }: Sent): void {
    if (!response.ok) return;
    this.#known.addToken(body.nextPageToken);
    for (const made of this.#subject.made(operationId, names, body)) this.#known.add(made);
  }
}

/** Lists, and what reads one item of each. */
const LISTS: Readonly<Record<string, string>> = {
  listMatters: "getMatter",
  listHolds: "getHold",
  listExports: "getExport",
  listSavedQueries: "getSavedQuery",
  listOperations: "getOperation",
  listDnsZones: "getDnsZone",
};

const FIRST_PAGE: readonly [string, string][] = [
  ["pageSize", "2"],
  ["perPage", "5"],
];

/** Members that name an item, the most particular first: an export has a matterId too. */
const ID_MEMBERS = ["holdId", "savedQueryId", "id", "matterId", "name", "Id"];

function itemsOf(body: Record<string, unknown>): string[] {
  const lists = Object.values(body).filter((each): each is Record<string, unknown>[] => Array.isArray(each));
  return (lists[0] ?? []).map((item) => {
    const id = ID_MEMBERS.map((member) => item[member]).find((value) => value !== undefined);
    return String(id).replace(/^operations\//, "");
  });
}

function pathOf({ template, parameters }: BundledOperation, names: Names): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const spans = parameters.some((each) => each.name === name && each["x-multi-segment"]);
    const text = names[name] ?? "";
    return spans ? text.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(text);
  });
}

function shownBody(body: GeneratedRequest["body"]): string {
  if (body === undefined) return "without a body";
  return typeof body === "string" ? body.slice(0, 2000) : `bytes ${[...body].join(" ")}`;
}
