/** A line of the suite: how a check has ended, or that all have. */
export type SuiteLine =
  | { readonly check: string; readonly why?: string }
  | {
      readonly ended: true;
      /** How many conformance cases do not hold in the runtime. */
      readonly skipped: number;
    };

/** A check that did not hold. */
export interface Failure {
  readonly check: string;
  readonly why: string;
}

/** What one runtime has printed. */
export interface Transcript {
  readonly passed: string[];
  readonly failures: Failure[];
  /** Lines that are not the suite's. */
  readonly other: string[];
  /** Absent until the suite has ended. */
  skipped?: number;
}

/** @returns `undefined` for a line that is not the suite's, such as a warning of the runtime */
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
