import { isAbsolute, relative } from "node:path";
import type { OverlayLimits } from "./limits.ts";

/** A problem in an overlay. */
export interface OverlayProblem {
  readonly problem: string;
  /** Suggested fix. */
  readonly remedy: string;
  /** Absolute path of the overlay. */
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  /** Name of the limit that the action exceeds, if any. */
  readonly limit?: keyof OverlayLimits;
}

/**
 * Thrown if overlays cannot be read or do not fit a document. The message has one line per problem: the file (relative
 * to the working directory if inside it), the line, the problem and the remedy.
 */
export class OverlayError extends Error implements OverlayProblem {
  override readonly name: string = "OverlayError";
  readonly problem: string;
  readonly remedy: string;
  readonly file: string;
  readonly line: number;
  readonly limit?: keyof OverlayLimits;
  /** All problems, at least one. The error's other fields describe the first problem. */
  readonly problems: readonly OverlayProblem[];

  constructor(first: OverlayProblem, ...others: readonly OverlayProblem[]) {
    super([first, ...others].map(describe).join("\n"));
    this.problem = first.problem;
    this.remedy = first.remedy;
    this.file = first.file;
    this.line = first.line;
    if (first.limit !== undefined) {
      this.limit = first.limit;
    }
    this.problems = [first, ...others];
  }
}

function describe({ problem, remedy, file, line }: OverlayProblem): string {
  return oneLine(`${showPath(file)}:${line}: ${problem}: ${remedy}`);
}

/** Replaces line breaks, which names and values in the input may contain. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, " ");
}

/** Formats a path for messages: relative if it is inside the working directory, absolute otherwise. */
export function showPath(file: string): string {
  const fromHere = relative(process.cwd(), file);
  return fromHere.startsWith("..") || isAbsolute(fromHere) ? file : fromHere || ".";
}
