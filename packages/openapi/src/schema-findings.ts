/** A mismatch between a value and a schema. */
export interface Finding {
  /** Path to the invalid part of the value, innermost key first. */
  readonly keys: (string | number)[];
  /** The violated JSON Schema keyword. */
  readonly keyword: string;
  /** Message without a subject: `must be at least 3`, `is missing`. */
  readonly requirement: string;
  readonly value: unknown;
  /** Member that is missing or not allowed. */
  readonly member?: string | undefined;
  /** The actual number of items or members, for keywords that limit it. */
  readonly count?: number | undefined;
  /** The schema that contains the keyword. Generated validators do not set it. */
  schema?: Readonly<Record<string, unknown>>;
}

/**
 * Checks a value against a schema or one of its keywords. Without `findings`, it stops at the first mismatch.
 *
 * @returns whether the schema allows the value
 */
export type Rule = (value: unknown, findings?: Findings) => boolean;

/** Findings about a value, up to a limit. */
export class Findings {
  readonly all: Finding[] = [];
  /** Rules stop after this number of findings. */
  readonly limit: number;

  constructor(limit: number = Infinity) {
    this.limit = limit;
  }

  get isFull(): boolean {
    return this.all.length >= this.limit;
  }

  add(keyword: string, requirement: string, value: unknown, more?: Pick<Finding, "member" | "count">): void {
    this.all.push({ keys: [], keyword, requirement, value, ...more });
  }

  /** Checks a member or an item. The path is only built for findings, because most values are valid. */
  within(key: string | number, part: unknown, rule: Rule): boolean {
    const before = this.all.length;
    const isValid = rule(part, this);
    for (let index = before; index < this.all.length; index += 1) this.all[index]?.keys.push(key);
    return isValid;
  }
}

/** Checks parts of a value. Stops at the first mismatch or, with `findings`, when they are full. */
export function allParts(
  parts: readonly (readonly [key: string | number, part: unknown, rule: Rule])[],
  findings: Findings | undefined,
): boolean {
  if (!findings) return parts.every(([, part, rule]) => rule(part));
  let isValid = true;
  for (const [key, part, rule] of parts) {
    if (findings.isFull) break;
    isValid = findings.within(key, part, rule) && isValid;
  }
  return isValid;
}

/** Returns only the findings of one rule. */
export function findingsOf(rule: Rule, value: unknown, limit?: number): readonly Finding[] {
  if (rule(value)) return [];
  const findings = new Findings(limit);
  rule(value, findings);
  return findings.all;
}

/** Creates a rule that checks the value as a whole. */
export function valueRule(keyword: string, requirement: string, isValid: (value: unknown) => boolean): Rule {
  return (value, findings) => {
    if (isValid(value)) return true;
    findings?.add(keyword, requirement, value);
    return false;
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
