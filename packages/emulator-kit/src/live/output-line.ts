import type { LogLine } from "../framework/code-runner.ts";
import type { ProgramSource } from "../framework/service.ts";

/** A line that the code of a user wrote, or that the runner wrote about it. */
export interface OutputLine extends ProgramSource, Pick<LogLine, "stream" | "text" | "time"> {
  /** The service that the code belongs to: `functions`. */
  readonly service: string;
}
