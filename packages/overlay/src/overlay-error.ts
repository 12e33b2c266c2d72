import { isAbsolute, relative } from "node:path";
import type { OverlayLimits } from "./limits.ts";

/** One thing that is wrong with an overlay. */
export interface OverlayProblem {
  /** What is wrong. */
  readonly problem: string;
  /** What would be right. */
  readonly remedy: string;
  /** Absolute path of the overlay. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The limit that an action exceeds, if the problem is a limit. */
  readonly limit?: keyof OverlayLimits;
}

/**
 * Overlays that cannot be read, or do not fit a document. The message has one line per problem: the file, relative
 * to the working folder where it lies below it, the line, what is wrong, and what would be right.
 */
export class OverlayError extends Error implements OverlayProblem {
  override readonly name: string = "OverlayError";
  readonly problem: string;
  readonly remedy: string;
  readonly file: string;
  readonly line: number;
  readonly limit?: keyof OverlayLimits;
  /** All that is wrong, at least one; the fields of the error itself are those of the first. */
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

/** Names and values in the input may hold line breaks. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, " ");
}

/** A path as messages show it. */
export function showPath(file: string): string {
  const fromHere = relative(process.cwd(), file);
  return fromHere.startsWith("..") || isAbsolute(fromHere) ? file : fromHere || ".";
}
