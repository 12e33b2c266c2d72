import { ContractError, type Schema } from "./document.ts";
import type { PreparedSchemas } from "./prepare-schemas.ts";
import type { RuleMaker, SchemaRule } from "./schema-findings.ts";
import { KEYWORDS } from "./schema-keywords.ts";

/**
 * The rules of definitions, each made when a value is first checked by it: a process needs few of those that a document
 * has.
 */
export class SchemaRules implements RuleMaker {
  readonly #definitions: PreparedSchemas;
  readonly #known = new Map<string, SchemaRule>();

  constructor(definitions: PreparedSchemas) {
    this.#definitions = definitions;
  }

  /** @throws ContractError for a definition that does not exist, and for a keyword that is not checked */
  readonly ofDefinition = (name: string): SchemaRule => {
    const known = this.#known.get(name);
    if (known) return known;
    const schema = this.#definitions.get(name);
    if (!schema) throw new ContractError(`There is no definition ${name}.`);
    const rule = this.ofSchema(schema);
    this.#known.set(name, rule);
    return rule;
  };

  readonly ofSchema = (schema: Schema): SchemaRule => {
    const rules: SchemaRule[] = [];
    for (const [keyword, makeRule] of KEYWORDS) if (keyword in schema) rules.push(makeRule(schema, this));
    assertChecked(schema);
    return inOrder(rules);
  };
}

/** Nothing is left out in silence: a keyword that says what is valid must be one that is checked. */
function assertChecked(schema: Schema): void {
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword) && !keyword.startsWith("x-"));
  if (unknown === undefined) return;
  throw new ContractError(
    `The keyword ${unknown} of a schema is not checked: write the schema with ${[...KEYWORDS.keys()].join(", ")}.`,
  );
}

function inOrder(rules: readonly SchemaRule[]): SchemaRule {
  const [only] = rules;
  if (only && rules.length === 1) return only;
  return (value, findings) => {
    let isRight = true;
    for (const rule of rules) {
      if (rule(value, findings)) continue;
      isRight = false;
      if (!findings || findings.stopsAtFirst) return false;
    }
    return isRight;
  };
}
