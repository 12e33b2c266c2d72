import type { Schema } from "./document.ts";

/** Something that is wrong about a part of a value. */
export interface Finding {
  /** The keys that lead to the part, from the innermost to the outermost: a rule knows only its own. */
  readonly keys: (string | number)[];
  /** The keyword of JSON Schema that is broken. */
  readonly keyword: string;
  /** The schema that the keyword stands in. */
  readonly schema: Schema;
  /** The part that is wrong. */
  readonly value: unknown;
}

/**
 * Says whether a schema, or one keyword of it, allows a value. What it does not allow is added to the findings, if
 * there are any: most values are right, and need none.
 */
export type SchemaRule = (value: unknown, findings: Findings | undefined) => boolean;

/** Makes the rules that a keyword refers to. */
export interface RuleMaker {
  /** The rule of a schema that is a part of another. */
  ofSchema(schema: Schema): SchemaRule;
  /** The rule of a definition, by its name. */
  ofDefinition(name: string): SchemaRule;
}

/** Makes the rule of a keyword, which allows every value of a type that the keyword is not for. */
export type Keyword = (schema: Schema, rules: RuleMaker) => SchemaRule;

/** The rule of a keyword whose findings are about a value as a whole. */
export function simpleRule(
  keyword: string,
  schema: Schema,
  isRight: (value: unknown) => boolean,
): SchemaRule {
  return (value, findings) => {
    if (isRight(value)) return true;
    findings?.add(keyword, schema, value);
    return false;
  };
}

/** What rules have found about a value. */
export class Findings {
  readonly all: Finding[] = [];
  readonly stopsAtFirst: boolean;

  constructor(stopsAtFirst: boolean) {
    this.stopsAtFirst = stopsAtFirst;
  }

  add(keyword: string, schema: Schema, value: unknown): void {
    this.all.push({ keys: [], keyword, schema, value });
  }

  /**
   * Checks a part of a value, by the key that leads to it.
   *
   * @returns whether it is right
   */
  addWithin(key: string | number, part: unknown, rule: SchemaRule): boolean {
    const before = this.all.length;
    const isRight = rule(part, this);
    for (let at = before; at < this.all.length; at += 1) this.all[at]?.keys.push(key);
    return isRight;
  }
}
