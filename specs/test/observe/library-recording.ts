import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ListedDocument } from "../../src/cli/find-document.ts";
import { listedObservedDocument } from "../../src/observe/contract/observed-document.ts";
import { readServerAddress } from "../../src/observe/contract/server-addresses.ts";
import { type Observation, observeExchanges } from "../../src/observe/observe-recordings.ts";
import { readRecordings } from "../../src/observe/recording/read-recording.ts";
import { observationData } from "../../src/observe/report/observation-data.ts";
import { observationText } from "../../src/observe/report/observation-text.ts";
import { BuiltFixture } from "../workspace/built-fixture.ts";

const FIXTURE = path.join(import.meta.dirname, "../fixtures/provenance");

/** Built documents of the library, and a folder for recordings of the library. */
export class Library implements Disposable {
  readonly specs: BuiltFixture;
  readonly folder: string = mkdtempSync(path.join(tmpdir(), "recordings-"));
  readonly #documents: readonly ListedDocument[];

  private constructor(specs: BuiltFixture, documents: readonly ListedDocument[]) {
    this.specs = specs;
    this.#documents = documents;
  }

  static async build(): Promise<Library> {
    const specs = await BuiltFixture.of(FIXTURE);
    return new Library(specs, await specs.documents());
  }

  file(name: string, content: string | Uint8Array): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, content);
    return file;
  }

  /** Compares a recording with the library as shown. */
  observe(
    file: string,
    { servers = [], values = false }: { servers?: readonly string[]; values?: boolean } = {},
  ): Promise<Observation> {
    const documents = this.#documents
      .filter(({ profile }) => profile === "as shown")
      .map(listedObservedDocument);
    const addresses = servers.map((text) => readServerAddress(text, ["library"]));
    return observeExchanges(readRecordings([file]), documents, addresses, { values });
  }

  [Symbol.dispose](): void {
    this.specs[Symbol.dispose]();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns everything that is printed about an observation, both as text and as JSON. */
export function outputsOf(observation: Observation): { readonly text: string; readonly json: string } {
  const data = { ...observationData(observation), proposals: [] };
  return { text: observationText(data), json: JSON.stringify(data) };
}

interface RecordedParts {
  readonly method?: string;
  /** Name of the service. Only NDJSON lines contain it. */
  readonly service?: string;
  readonly url?: string;
  readonly at?: unknown;
  readonly status?: number;
  readonly request?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly response?: unknown;
}

const AT = "2026-03-02T09:30:00.000Z";
const JSON_TYPE = { "content-type": "application/json" };

/** Returns an NDJSON line. Bodies that are not strings are encoded as JSON. */
export function line(parts: RecordedParts): string {
  const { method = "GET", url = "http://127.0.0.1:4019/v1/books", at = AT, status = 200 } = parts;
  const message = (headers: object | undefined, body: unknown) => ({
    headers: { ...JSON_TYPE, ...headers },
    ...(body !== undefined && { body: { text: typeof body === "string" ? body : JSON.stringify(body) } }),
  });
  return `${JSON.stringify({
    at,
    service: parts.service,
    method,
    url,
    status,
    request: message(parts.requestHeaders, parts.request),
    response: message(parts.headers, parts.response),
  })}\n`;
}

/** Returns an entry of a HAR. */
export function harEntry(
  parts: RecordedParts & { readonly content?: object; readonly postData?: object },
): object {
  const { method = "GET", url = "http://127.0.0.1:4019/v1/books", at = AT, status = 200 } = parts;
  const fields = (headers: object = {}) =>
    Object.entries({ ...JSON_TYPE, ...headers }).map(([name, value]) => ({ name, value }));
  return {
    startedDateTime: at,
    request: { method, url, headers: fields(parts.requestHeaders), postData: parts.postData },
    response: {
      status,
      headers: fields(parts.headers),
      content: parts.content ?? { size: 2, text: JSON.stringify(parts.response ?? {}) },
    },
  };
}

export function har(...entries: readonly object[]): string {
  return JSON.stringify(
    { log: { version: "1.2", creator: { name: "test", version: "1" }, entries } },
    null,
    1,
  );
}
