import { ContractError, type Schema } from "./document.ts";
import type { PreparedSchemas } from "./prepare-schemas.ts";
import { allOf, later } from "./schema-combinations.ts";
import type { Rule } from "./schema-findings.ts";
import {
  KEYWORDS,
  keywordRules,
  RULE_FUNCTIONS,
  RULES,
  type RuleBuilder,
  unsupportedKeyword,
} from "./schema-keywords.ts";
import { pattern } from "./schema-limits.ts";
import { any } from "./schema-values.ts";
import { STRING_FORMATS } from "./string-formats.ts";

const DEFINITION = "#/$defs/";

/**
 * Rules for a document's definitions. Each rule is created on first use, because a process usually needs only a few
 * rules.
 */
export class SchemaRules {
  readonly #definitions: PreparedSchemas;
  readonly #known = new Map<string, Rule>();

  constructor(definitions: PreparedSchemas) {
    this.#definitions = definitions;
  }

  /** @throws ContractError if the definition does not exist or contains an unsupported keyword */
  ofDefinition(name: string): Rule {
    const known = this.#known.get(name);
    if (known) return known;
    const schema = this.#definitions.get(name);
    if (!schema) throw new ContractError(`Unknown definition ${name}.`);
    const rule = rememberFrozen(this.#ofSchema(schema));
    this.#known.set(name, rule);
    return rule;
  }

  #ofSchema(schema: Schema): Rule {
    assertSupported(schema);
    return attach(schema, keywordRules<unknown>(schema, this.#builder) as Rule[]);
  }

  readonly #builder: RuleBuilder<unknown> = {
    call: (name, ...args) => (RULE_FUNCTIONS[name] as (...args: readonly unknown[]) => Rule)(...args),
    constant: (name) => RULES[name],
    literal: (value) => value,
    expression: (source) => new RegExp(source, "u"),
    record: (entries) => Object.fromEntries(entries),
    list: (items) => items,
    schema: (part) => this.#ofSchema(part as Schema),
    reference: (reference) => later(() => this.ofDefinition(reference.slice(DEFINITION.length))),
    pattern: (expression, format = "") => {
      const words = Object.hasOwn(STRING_FORMATS, format) ? STRING_FORMATS[format]?.right : undefined;
      return pattern(expression as RegExp, words && `must be ${words}`);
    },
  };
}

/**
 * Returns a rule that checks a frozen object only once. Servers freeze objects that they send repeatedly, and never
 * modify their nested objects.
 */
function rememberFrozen(rule: Rule): Rule {
  const valid = new WeakSet<object>();
  return (value, findings) => {
    const isFrozen = typeof value === "object" && value !== null && Object.isFrozen(value);
    if (isFrozen && valid.has(value)) return true;
    const isValid = rule(value, findings);
    if (isFrozen && isValid) valid.add(value);
    return isValid;
  };
}

function assertSupported(schema: Schema): void {
  const keyword = unsupportedKeyword(schema);
  if (keyword === undefined) return;
  throw new ContractError(
    `The schema keyword ${keyword} is not supported: use only ${[...KEYWORDS.keys()].join(", ")}.`,
  );
}

/** Combines a schema's rules and adds the schema to their findings. */
function attach(schema: Schema, rules: readonly Rule[]): Rule {
  if (rules.length === 0) return any;
  const [only] = rules;
  const rule = only && rules.length === 1 ? only : allOf(...rules);
  return (value, findings) => {
    if (!findings) return rule(value);
    const before = findings.all.length;
    const isValid = rule(value, findings);
    for (let index = before; index < findings.all.length; index += 1) {
      const finding = findings.all[index];
      if (finding) finding.schema ??= schema;
    }
    return isValid;
  };
}
