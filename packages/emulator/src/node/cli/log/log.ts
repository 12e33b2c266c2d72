import type { AnyEmulator } from "@seamline/emulator-kit";
import type { ServeRequest } from "../command-line.ts";
import type { Ready } from "../ready.ts";
import { JsonLines } from "./json-lines.ts";
import { LineWriter } from "./line-writer.ts";
import type { LogLines, MessageLevel } from "./log-lines.ts";
import { TextLines } from "./text-lines.ts";

/** The command's log, on stdout or stderr. */
export class Log {
  readonly #lines: LogLines;
  readonly #writer: LineWriter;
  readonly #isOff: boolean;

  constructor(
    { log, services }: Pick<ServeRequest, "log"> & { readonly services: readonly string[] },
    stream: NodeJS.WriteStream,
  ) {
    const serviceWidth = Math.max(...services.map(({ length }) => length));
    const lines =
      log === "json" ? new JsonLines() : new TextLines(stream, { isDetailed: log === "debug", serviceWidth });
    this.#lines = lines;
    this.#isOff = log === "off";
    this.#writer = new LineWriter({ stream, omission: (count) => lines.omission(count) });
  }

  /** Logs an emulator's requests and the output of its functions. Returns a function that stops logging. */
  follow(emulator: AnyEmulator): () => void {
    if (this.#isOff) return () => {};
    const ends = [
      emulator.onRequest((request) => this.#writer.write(this.#lines.request(request))),
      emulator.onOutput((line) => this.#writer.write(this.#lines.output(line))),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Writes the addresses of the services, even if the log is off. */
  ready(ready: Ready): void {
    this.#writer.write(this.#lines.ready(ready));
  }

  /** Writes a command event. If the log is off, only warnings and errors are written. */
  message(level: MessageLevel, text: string): void {
    if (!this.#isOff || level !== "info") this.#writer.write(this.#lines.message(level, text));
  }

  /** Resolves when everything is written or the reader is gone. */
  end(): Promise<void> {
    return this.#writer.end();
  }
}
