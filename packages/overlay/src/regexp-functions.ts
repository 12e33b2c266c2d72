import { type FilterFunction, FunctionExpressionType } from "json-p3";
import type { RE2JS } from "re2js";
import { compileIRegexp, PatternError, programSizeLimit } from "./i-regexp.ts";
import type { QuerySteps } from "./limits.ts";

const { LogicalType, ValueType } = FunctionExpressionType;

/** Patterns can come from the document and differ for each value, so the cache must be limited. */
const MAX_CACHED_PATTERNS = 100;

/** Number of engine instructions that take about as long as one query step. */
const INSTRUCTIONS_PER_STEP = 64;

/**
 * `match` or `search` (RFC 9535) in linear time. The library's implementations backtrack and can take exponential time.
 */
export class RegexpFunction implements FilterFunction {
  readonly argTypes: FunctionExpressionType[] = [ValueType, ValueType];
  readonly returnType: FunctionExpressionType = LogicalType;
  readonly #matches: (compiled: RE2JS, text: string) => boolean;
  readonly #steps: QuerySteps;
  readonly #compiled = new Map<string, RE2JS | undefined>();

  constructor(matches: (compiled: RE2JS, text: string) => boolean, steps: QuerySteps) {
    this.#matches = matches;
    this.#steps = steps;
  }

  call(text: unknown, pattern: unknown): boolean {
    if (typeof text !== "string" || typeof pattern !== "string") {
      return false;
    }
    const compiled = this.#compile(pattern);
    if (compiled === undefined) {
      return false;
    }
    this.#steps.spend(Math.ceil((text.length * compiled.programSize()) / INSTRUCTIONS_PER_STEP));
    return this.#matches(compiled, text);
  }

  #compile(pattern: string): RE2JS | undefined {
    if (!this.#compiled.has(pattern)) {
      if (this.#compiled.size >= MAX_CACHED_PATTERNS) {
        this.#compiled.clear();
      }
      this.#steps.spend(programSizeLimit(pattern));
      this.#compiled.set(pattern, compileOfDocument(pattern));
    }
    return this.#compiled.get(pattern);
  }
}

/**
 * Compiles a pattern from the document. An invalid pattern matches nothing. Patterns in queries were already validated.
 */
function compileOfDocument(pattern: string): RE2JS | undefined {
  try {
    return compileIRegexp(pattern);
  } catch (error) {
    if (error instanceof PatternError) {
      return undefined;
    }
    throw error;
  }
}
