import type { HandledRequest, OutputLine, RecordedMessage } from "@seamline/emulator-kit";
import type { Ready } from "../ready.ts";
import type { LogLines, MessageLevel } from "./log-lines.ts";
import { type Paint, painter, printable, printableOutput } from "./printable.ts";
import { readyText } from "./ready-text.ts";

/** Maximum number of characters per part of a line. */
const LIMITS = { method: 20, target: 200, warning: 300, output: 16_384, header: 500, body: 4_000 };

const METHOD_WIDTH = 6;

interface TextOptions {
  /** True if headers and bodies are logged after each request. */
  readonly isDetailed: boolean;
  /** Length of the longest service name. */
  readonly serviceWidth: number;
}

/** Formats the log as text: `10:20:30 retention 200 POST /v1/matters createMatter 3.1 ms`, followed by warnings. */
export class TextLines implements LogLines {
  readonly #paints: Readonly<Record<"bold" | "cyan" | "dim" | "green" | "red" | "yellow", Paint>>;
  readonly #isDetailed: boolean;
  readonly #serviceWidth: number;

  constructor(stream: NodeJS.WriteStream, { isDetailed, serviceWidth }: TextOptions) {
    const of = (style: Parameters<typeof painter>[0]): Paint => painter(style, stream);
    this.#paints = {
      bold: of("bold"),
      cyan: of("cyan"),
      dim: of("dim"),
      green: of("green"),
      red: of("red"),
      yellow: of("yellow"),
    };
    this.#isDetailed = isDetailed;
    this.#serviceWidth = serviceWidth;
  }

  ready(ready: Ready): string {
    return readyText(ready, this.#paints);
  }

  request(request: HandledRequest): string {
    const { service, method, target, operationId, status, elapsedMs, warnings, faults } = request;
    const { dim, cyan, yellow } = this.#paints;
    const parts = [
      this.#start(service),
      this.#statusPaint(status)(`${status ?? "---"}`),
      printable(method, LIMITS.method).padEnd(METHOD_WIDTH),
      printable(target, LIMITS.target),
      ...(operationId === undefined ? [] : [cyan(operationId)]),
      dim(duration(elapsedMs)),
      ...(faults.length === 0 ? [] : [yellow(`(${faults.join(", ")})`)]),
    ];
    const problems = warnings.map(({ message }) =>
      yellow(`  warning: ${printable(message, LIMITS.warning)}`),
    );
    return [parts.join(" "), ...problems, ...(this.#isDetailed ? this.#details(request) : [])].join("\n");
  }

  output({ service, resource, stream, text }: OutputLine): string {
    const { dim, cyan, red } = this.#paints;
    const name = cyan(printable(resource.slice(resource.lastIndexOf("/") + 1), LIMITS.target));
    const line = printableOutput(text, LIMITS.output);
    const paints: Readonly<Record<OutputLine["stream"], Paint>> = {
      stdout: (plain) => plain,
      stderr: red,
      runner: dim,
    };
    return `${this.#start(service)} ${name} | ${paints[stream](line)}`;
  }

  message(level: MessageLevel, text: string): string {
    const { dim, green, red, yellow } = this.#paints;
    const paint = { info: green, warning: yellow, error: red }[level];
    const [first = "", ...others] = text
      .trimEnd()
      .split("\n")
      .map((line) => printable(line, LIMITS.output));
    return [`${dim(timeOfDay())} ${paint(first)}`, ...others.map((line) => `  ${line}`)].join("\n");
  }

  omission(count: number): string {
    return this.message("warning", `${count} lines were dropped because they were not read in time`);
  }

  #start(service: string): string {
    return `${this.#paints.dim(timeOfDay())} ${service.padEnd(this.#serviceWidth)}`;
  }

  #statusPaint(status = 599): Paint {
    const { cyan, green, red, yellow } = this.#paints;
    return [cyan, cyan, green, cyan, yellow, red][Math.floor(status / 100)] ?? red;
  }

  /** Formats the headers and bodies in the journal, without secrets. */
  #details(request: HandledRequest): string[] {
    const { request: received, response } = request.entry();
    const lines = [...messageLines(">", received), ...(response ? messageLines("<", response) : [])];
    return lines.map((line) => this.#paints.dim(line));
  }
}

function messageLines(mark: string, { headers, body }: RecordedMessage): string[] {
  const fields = Object.entries(headers).map(([name, value]) =>
    printable(`${name}: ${value}`, LIMITS.header),
  );
  const content = body && (body.text ?? `${body.bytes} bytes`).slice(0, LIMITS.body).trimEnd().split("\n");
  return [...fields, ...(content ?? []).map((line) => printable(line, LIMITS.body))].map(
    (line) => `  ${mark} ${line}`,
  );
}

function duration(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** Formats the system time. The emulator's clock may be set to any time. */
function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 8);
}
