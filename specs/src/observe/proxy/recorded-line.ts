import { closeSync, openSync, writeSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { RecordingError } from "../recording/recording-error.ts";

/** Maximum number of bytes recorded per body. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Headers whose values are credentials. Only the authentication scheme may be recorded. */
const SECRET_HEADER = /auth(?!enticate$)|cookie|credential|key|secret|session|signature|token/i;
const SCHEME = /^(?:basic|bearer|digest) /i;

/** Collects the beginning of a streamed body. */
export class PassingBody {
  readonly #parts: Buffer[] = [];
  #recorded = 0;
  #bytes = 0;

  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#recorded >= MAX_BYTES) return;
    const start = part.subarray(0, MAX_BYTES - this.#recorded);
    this.#recorded += start.length;
    this.#parts.push(start);
  }

  /** @param isWhole true if the body ended normally */
  toRecord(isWhole: boolean): object | undefined {
    if (this.#bytes === 0) return undefined;
    const base64 = Buffer.concat(this.#parts).toString("base64");
    return { bytes: this.#bytes, base64, isCut: !isWhole || this.#bytes > this.#recorded };
  }
}

/** Returns the headers of a message by lower-case name, without credentials. */
export function recordedHeaders({ rawHeaders }: IncomingMessage): Record<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    const value = SECRET_HEADER.test(name) ? redacted(rawHeaders[at + 1] ?? "") : rawHeaders[at + 1];
    const before = headers.get(name);
    headers.set(name, before === undefined ? `${value}` : `${before}, ${value}`);
  }
  return Object.fromEntries(headers);
}

function redacted(value: string): string {
  return `${SCHEME.exec(value)?.[0] ?? ""}[redacted]`;
}

/** An NDJSON file that remains valid no matter when the process ends. Only its owner can read it. */
export class RecordingFile {
  readonly #descriptor: number;
  #count = 0;

  constructor(file: string) {
    try {
      this.#descriptor = openSync(file, "a", 0o600);
    } catch (error) {
      throw new RecordingError(file, `the file cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  }

  get count(): number {
    return this.#count;
  }

  add(exchange: object): void {
    this.#count += 1;
    writeSync(this.#descriptor, `${JSON.stringify(exchange)}\n`);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
