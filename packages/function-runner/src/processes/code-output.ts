import type { Socket } from "node:net";
import type { LogLine } from "../code-runner/code-runner.ts";
import type { SpawnedCode } from "./spawn-code.ts";

/** Maximum number of output lines in an error. */
const MAX_LAST_LINES = 40;

type Stream = Extract<LogLine["stream"], "stdout" | "stderr">;

export class CodeOutput {
  readonly #log: (stream: Stream, text: string) => void;
  readonly #splitters: readonly LineSplitter[];
  readonly #banner: BannerFilter;
  readonly #last: { readonly stream: Stream; readonly text: string }[] = [];

  /** @param bannerLines patterns for the first lines of stdout, which are removed */
  constructor(
    { stdout, stderr }: SpawnedCode,
    bannerLines: readonly RegExp[],
    log: (stream: Stream, text: string) => void,
  ) {
    this.#log = log;
    this.#banner = new BannerFilter(bannerLines);
    this.#splitters = [this.#read(stdout, "stdout"), this.#read(stderr, "stderr")];
  }

  /** Returns the last lines of one stream or of both streams. */
  last(only?: Stream): string {
    return this.#last
      .filter(({ stream }) => only === undefined || stream === only)
      .map(({ text }) => text)
      .join("\n");
  }

  /** Ends the output. Reports incomplete last lines. */
  end(): void {
    for (const splitter of this.#splitters) splitter.end();
  }

  #read(from: SpawnedCode["stdout"], stream: Stream): LineSplitter {
    const splitter = new LineSplitter((text) => this.#line(stream, text));
    from.on("data", (chunk: Uint8Array) => splitter.write(chunk));
    from.on("error", () => {});
    return splitter;
  }

  #line(stream: Stream, text: string): void {
    if (stream === "stdout" && this.#banner.includes(text)) return;
    this.#last.push({ stream, text });
    if (this.#last.length > MAX_LAST_LINES) this.#last.shift();
    this.#log(stream, text);
  }
}

/** Recognizes a framework's banner lines, which have a fixed order. */
class BannerFilter {
  readonly #lines: readonly RegExp[];
  #next = 0;

  constructor(lines: readonly RegExp[]) {
    this.#lines = lines;
  }

  includes(line: string): boolean {
    const isNext = this.#lines[this.#next]?.test(line) ?? false;
    if (isNext) this.#next += 1;
    return isNext;
  }
}

/** Maximum length of a line in characters. Longer lines are truncated. */
const MAX_LINE_LENGTH = 16 * 1024;

/** Maximum number of bytes that are kept per line: one character more than the limit, to detect longer lines. */
const MAX_LINE_BYTES = 3 * (MAX_LINE_LENGTH + 1);

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/**
 * Splits output into lines, regardless of chunks. Each line is decoded separately, because a substring of a decoded
 * chunk would keep the whole chunk in memory.
 */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  readonly #line = new Uint8Array(MAX_LINE_BYTES);
  #length = 0;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  write(bytes: Uint8Array): void {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      this.#keep(bytes.subarray(start, end));
      this.#report();
      start = end + 1;
    }
    this.#keep(bytes.subarray(start));
  }

  /** Reports the last line if it is incomplete. */
  end(): void {
    if (this.#length > 0) this.#report();
  }

  #keep(part: Uint8Array): void {
    const kept = part.subarray(0, MAX_LINE_BYTES - this.#length);
    this.#line.set(kept, this.#length);
    this.#length += kept.length;
  }

  #report(): void {
    const length = this.#line[this.#length - 1] === CARRIAGE_RETURN ? this.#length - 1 : this.#length;
    const text = this.#decoder.decode(this.#line.subarray(0, length));
    this.#length = 0;
    this.#onLine(text.length > MAX_LINE_LENGTH ? cutLine(text) : text);
  }
}

/** Truncates a line. Encodes and decodes the result, because a substring would keep the whole line in memory. */
function cutLine(line: string): string {
  const bytes = new TextEncoder().encode(`${line.slice(0, MAX_LINE_LENGTH)}… (truncated)`);
  return new TextDecoder().decode(bytes);
}

/** Receives messages from a process about itself. */
interface MessageListener {
  /** The framework is listening. @param pid id of the process that runs the code, if it is not the started process */
  listening(pid: number | undefined): void;
  /** The process is ending. Later responses are from the framework, not from the code. */
  ending(): void;
  /** The code threw after it had started its response, so the connection is closed. @param problem error message */
  cutOff(problem: string): void;
  /** The process is ending because it is out of memory. */
  outOfMemory(): void;
  /** The process is ending before it has started listening. @param report details that depend on the language */
  failed(report: unknown): void;
}

/** Reads messages from the channel. Ignores malformed messages, because user code can also write to the channel. */
export function readMessages(channel: Socket, listener: MessageListener): void {
  const splitter = new LineSplitter((line) => {
    const [kind, detail] = parseMessage(line);
    if (kind === "listening") listener.listening(Number.isSafeInteger(detail) ? Number(detail) : undefined);
    if (kind === "ending" || kind === "outOfMemory") listener[kind]();
    if (kind === "cutOff") listener.cutOff(String(detail));
    if (kind === "failed") listener.failed(detail);
  });
  channel.on("data", (chunk: Uint8Array) => splitter.write(chunk));
  channel.on("error", () => {});
}

function parseMessage(line: string): readonly unknown[] {
  try {
    const message: unknown = JSON.parse(line);
    return Array.isArray(message) ? message : [];
  } catch {
    return [];
  }
}

/** Maximum number of stored lines. */
const MAX_LINES = { perProgram: 1_000, total: 10_000 };

/** Maximum total length of all stored lines, in characters. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

interface NumberedLine {
  readonly number: number;
  readonly line: LogLine;
}

/** Stores the latest log lines of programs. */
export class LogBuffer {
  readonly #byProgram = new Map<string, NumberedLine[]>();
  #count = 0;
  #characters = 0;
  #next = 0;

  add(line: LogLine): void {
    const lines = this.#linesOf(line.programId);
    this.#next += 1;
    lines.push({ number: this.#next, line });
    this.#count += 1;
    this.#characters += line.text.length;
    if (lines.length > MAX_LINES.perProgram) this.#dropFirst(lines);
    while (this.#count > MAX_LINES.total || this.#characters > MAX_CHARACTERS) this.#dropOldest();
  }

  /** Returns the lines of one program or of all programs, oldest first. */
  lines(programId?: string): readonly LogLine[] {
    if (programId !== undefined) return (this.#byProgram.get(programId) ?? []).map(({ line }) => line);
    const all = [...this.#byProgram.values()].flat();
    return all.sort((one, other) => one.number - other.number).map(({ line }) => line);
  }

  clear(): void {
    this.#byProgram.clear();
    this.#count = 0;
    this.#characters = 0;
  }

  #linesOf(programId: string): NumberedLine[] {
    const lines = this.#byProgram.get(programId) ?? [];
    this.#byProgram.set(programId, lines);
    return lines;
  }

  #dropOldest(): void {
    let oldest: NumberedLine[] = [];
    for (const lines of this.#byProgram.values()) {
      if ((lines[0]?.number ?? Number.POSITIVE_INFINITY) < (oldest[0]?.number ?? Number.POSITIVE_INFINITY))
        oldest = lines;
    }
    const programId = oldest[0]?.line.programId;
    this.#dropFirst(oldest);
    if (oldest.length === 0 && programId !== undefined) this.#byProgram.delete(programId);
  }

  #dropFirst(lines: NumberedLine[]): void {
    this.#characters -= lines.shift()?.line.text.length ?? 0;
    this.#count -= 1;
  }
}
