/** A line of output from the suite: the outcome of a check, or the end of the suite. */
export type SuiteLine =
  | { readonly check: string; readonly why?: string }
  | {
      readonly ended: true;
      /** Number of conformance cases that do not apply to the runtime. */
      readonly skipped: number;
    };

/** A check that failed. */
export interface Failure {
  readonly check: string;
  readonly why: string;
}

/** Output of one runtime. */
export interface Transcript {
  readonly passed: string[];
  readonly failures: Failure[];
  /** Lines that the suite did not print. */
  readonly other: string[];
  /** Absent until the suite has ended. */
  skipped?: number;
}

/** @returns the line, or `undefined` for a line that the suite did not print, such as a runtime warning */
export function readLine(text: string): SuiteLine | undefined {
  return /^\{"(check|ended)":/.test(text) ? JSON.parse(text) : undefined;
}

export function addLine(transcript: Transcript, text: string): void {
  const line = readLine(text);
  if (!line) transcript.other.push(text);
  else if ("ended" in line) transcript.skipped = line.skipped;
  else if (line.why === undefined) transcript.passed.push(line.check);
  else transcript.failures.push({ check: line.check, why: line.why });
}
