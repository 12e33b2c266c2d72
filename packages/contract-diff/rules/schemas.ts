import { type DiffRule, fieldOf, modification, nameOf, quoted, typeOfParent } from "./diff-rule.ts";

/** Keywords that constrain values. Redocly rates all compatible changes to these keywords as patches. */
const CONSTRAINTS = new Set([
  ...["type", "enum", "const", "required", "format", "pattern", "multipleOf", "uniqueItems"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "minProperties", "maxProperties", "additionalProperties", "nullable"],
  "x-extensible-enum",
  ...["unevaluatedProperties", "contentEncoding", "contentMediaType", "readOnly", "writeOnly", "x-open-enum"],
]);

/** A compatible change to a constraint requires more than a patch bump. */
const constraintChanged: DiffRule = {
  step: "minor",
  visitor: {
    Schema(change, { report }) {
      const { kind, property = "", node } = change;
      if (kind === "modified" && CONSTRAINTS.has(property))
        report({ message: `\`${property}\` of \`${nameOf(node)}\` ${modification(change)}.` });
    },
  },
};

/** Keywords that restrict values with schemas or names. */
const SCHEMA_CONSTRAINTS = new Set([
  ...["not", "if", "then", "else", "contains", "prefixItems", "propertyNames"],
  ...["dependentRequired", "dependentSchemas", "contentSchema"],
]);

/** Removing the keyword allows more values in requests, but Redocly rates this compatible change as a patch. */
const constraintRemoved: DiffRule = {
  step: "minor",
  visitor: {
    any({ kind, node }, { report }) {
      if (kind === "removed" && typeOfParent(node) === "Schema" && SCHEMA_CONSTRAINTS.has(nameOf(node)))
        report({ message: `\`${nameOf(node)}\` was removed.` });
    },
  },
};

/** Code that sets the field no longer compiles, and the service may reject or ignore the field. */
const requestPropertyRemoved: DiffRule = {
  step: "major",
  visitor: {
    SchemaProperties: {
      Schema({ kind, property, node, base, revision }, { report, getDirections }) {
        if (!getDirections().includes("request")) return;
        if (kind === "removed") report({ message: `Property \`${nameOf(node)}\` in a request was removed.` });
        if (kind === "modified" && property === "key")
          report({
            message: `Property ${quoted(base?.value)} in a request was renamed to ${quoted(revision?.value)}.`,
          });
      },
    },
  },
};

/** A field that becomes read-only or write-only is removed from requests or responses. */
const restrictedToOneDirection: DiffRule = {
  step: "major",
  visitor: {
    Schema({ kind, property, node, revision }, { report }) {
      if (kind !== "modified" || revision?.value !== true) return;
      if (property === "readOnly") report({ message: `\`${nameOf(node)}\` can no longer be sent.` });
      if (property === "writeOnly") report({ message: `\`${nameOf(node)}\` is no longer returned.` });
    },
  },
};

/** Existing code would read the wrong discriminator field or compare it with old values. */
const discriminatorChanged: DiffRule = {
  step: "major",
  visitor: {
    Discriminator({ kind, node }, { report }) {
      if (kind !== "added") report({ message: `The discriminator of \`${holderOf(node)}\` changed.` });
    },
    DiscriminatorMapping({ kind, node }, { report }) {
      if (kind !== "added") report({ message: `The mapping of a discriminator changed: ${nameOf(node)}.` });
    },
  },
};

function holderOf({ parent }: Parameters<typeof nameOf>[0]): string {
  return parent === null ? "the schema" : nameOf(parent);
}

/** An enum with `x-open-enum` may gain values. Callers expect all other enums to be complete. */
const enumValuesAdded: DiffRule = {
  step: "major",
  visitor: {
    Schema({ kind, property, node, base, revision }, { report, getDirections }) {
      if (kind !== "modified" || property !== "enum" || !getDirections().includes("response")) return;
      if (base?.value === undefined || fieldOf(node.base, "x-open-enum") === true) return;
      if (revision?.value === undefined) {
        report({ message: `The enum of \`${nameOf(node)}\` in a response was removed.` });
        return;
      }
      const known = base.value as readonly unknown[];
      const added = (revision.value as readonly unknown[]).filter((value) => !known.includes(value));
      if (added.length === 0) return;
      report({
        message: `The enum of \`${nameOf(node)}\` in a response has new values: ${added.map(quoted).join(", ")}.`,
      });
    },
  },
};

/**
 * If an enum becomes open, callers can receive values that they do not handle. If it becomes closed, values that clients
 * send are rejected.
 */
const enumOpenness: DiffRule = {
  step: "major",
  visitor: {
    Schema({ kind, property, node, revision }, { report, getDirections }) {
      if (kind !== "modified" || property !== "x-open-enum") return;
      const isOpen = revision?.value === true;
      if (isOpen && getDirections().includes("response"))
        report({ message: `The enum of \`${nameOf(node)}\` in a response now allows unlisted values.` });
      if (!isOpen && getDirections().includes("request"))
        report({
          message: `The enum of \`${nameOf(node)}\` in a request no longer accepts unlisted values.`,
        });
    },
  },
};

export default {
  "constraint-changed": constraintChanged,
  "constraint-removed": constraintRemoved,
  "request-property-removed": requestPropertyRemoved,
  "restricted-to-one-direction": restrictedToOneDirection,
  "discriminator-changed": discriminatorChanged,
  "enum-values-added": enumValuesAdded,
  "enum-openness": enumOpenness,
};
