import type { LogLine } from "../../../service/code-runner.ts";

/** How many lines are kept. */
const KEPT = { ofProgram: 1_000, inAll: 10_000 };

interface NumberedLine {
  readonly number: number;
  readonly line: LogLine;
}

/** The last lines of programs. */
export class LogBook {
  readonly #byProgram = new Map<string, NumberedLine[]>();
  #count = 0;
  #next = 0;

  add(line: LogLine): void {
    const lines = this.#linesOf(line.programId);
    this.#next += 1;
    lines.push({ number: this.#next, line });
    this.#count += 1;
    if (lines.length > KEPT.ofProgram) this.#dropFirst(lines);
    if (this.#count > KEPT.inAll) this.#dropOldest();
  }

  /** From the oldest to the newest; those of all programs without an id. */
  lines(programId?: string): readonly LogLine[] {
    if (programId !== undefined) return (this.#byProgram.get(programId) ?? []).map(({ line }) => line);
    const all = [...this.#byProgram.values()].flat();
    return all.sort((one, other) => one.number - other.number).map(({ line }) => line);
  }

  clear(): void {
    this.#byProgram.clear();
    this.#count = 0;
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
    lines.shift();
    this.#count -= 1;
  }
}
