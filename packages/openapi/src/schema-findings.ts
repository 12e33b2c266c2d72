/** A part of a value that a schema does not allow. */
export interface Finding {
  /** The keys that lead to the part, innermost first. */
  readonly keys: (string | number)[];
  /** The violated keyword of JSON Schema. */
  readonly keyword: string;
  /** A predicate about the part, or about its member: `must be at least 3`, `is missing`. */
  readonly requirement: string;
  readonly value: unknown;
  /** The name of the member that is missing or not allowed. */
  readonly member?: string | undefined;
  /** The number of items or members, if the keyword limits it. */
  readonly count?: number | undefined;
  /** The schema that contains the keyword. Absent from findings of generated validators. */
  schema?: Readonly<Record<string, unknown>>;
}

/**
 * Checks a value against a schema or one of its keywords. Without findings it stops at the first mismatch, which is all
 * that most values need.
 *
 * @returns whether the schema allows the value
 */
export type Rule = (value: unknown, findings?: Findings) => boolean;

/** The findings about one value, up to a limit. */
export class Findings {
  readonly all: Finding[] = [];
  /** The number of findings after which rules stop. */
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

  /** Checks a member or an item. Keys are added on the way back, so that valid values cost no path. */
  within(key: string | number, part: unknown, rule: Rule): boolean {
    const before = this.all.length;
    const isValid = rule(part, this);
    for (let index = before; index < this.all.length; index += 1) this.all[index]?.keys.push(key);
    return isValid;
  }
}

/** Checks parts of a value in turn, until a mismatch decides or the findings are full. */
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

/** Returns the findings of a rule, separate from those of other rules. */
export function findingsOf(rule: Rule, value: unknown, limit?: number): readonly Finding[] {
  if (rule(value)) return [];
  const findings = new Findings(limit);
  rule(value, findings);
  return findings.all;
}

/** Creates the rule of a keyword that looks at the value as a whole. */
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
