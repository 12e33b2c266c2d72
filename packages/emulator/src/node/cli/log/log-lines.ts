import type { HandledRequest, OutputLine } from "@seamline/emulator-kit";
import type { Ready } from "../ready.ts";

/** How important a message is. */
export type MessageLevel = "info" | "warning" | "error";

/** A form of the log: what it writes about each event, without the line break at the end. */
export interface LogLines {
  ready(ready: Ready): string;
  request(request: HandledRequest): string;
  output(line: OutputLine): string;
  /** An event of the command itself, such as a seed file that was read again. */
  message(level: MessageLevel, text: string): string;
  /** The line in the place of lines that nobody has read in time. */
  omission(count: number): string;
}
