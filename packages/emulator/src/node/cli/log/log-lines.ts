import type { HandledRequest, OutputLine } from "@seamline/emulator-kit";
import type { Ready } from "../ready.ts";

/** Severity of a message. */
export type MessageLevel = "info" | "warning" | "error";

/** A log format. Its methods return the text of an event, without a trailing line break. */
export interface LogLines {
  ready(ready: Ready): string;
  request(request: HandledRequest): string;
  output(line: OutputLine): string;
  /** Formats an event of the command, such as a reloaded seed file. */
  message(level: MessageLevel, text: string): string;
  /** Returns a line that reports how many lines were dropped. */
  omission(count: number): string;
}
