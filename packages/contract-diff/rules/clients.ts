import { type DiffRule, modification, nameOf, quoted, typeOfParent } from "./diff-rule.ts";

/** Extensions that determine a client's API. User code may depend on any existing value. */
const SHAPES: Readonly<Record<string, string>> = {
  "x-method": "The client method",
  "x-resource-name": "The resource name",
  "x-multi-segment": "The multi-segment flag of the parameter",
  "x-pagination": "The pagination",
  "x-operation": "The long-running operation",
  "x-errors": "The error mapping",
  "x-enum-varnames": "The enum name map",
};

const changed: DiffRule = {
  step: "major",
  visitor: {
    any(change, { report }) {
      const { kind, property = "", base, revision } = change;
      const what = SHAPES[property];
      if (kind !== "modified" || what === undefined || base?.value === undefined) return;
      if (property === "x-enum-varnames" && keepsNames(base.value, revision?.value)) return;
      report({ message: `${what} ${modification(change)}.` });
    },
  },
};

const added: DiffRule = {
  step: "minor",
  visitor: {
    any(change, { report }) {
      const { kind, property = "", base } = change;
      const what = property === "x-idempotent" ? "Idempotency" : SHAPES[property];
      if (kind !== "modified" || what === undefined) return;
      if (base?.value === undefined || property === "x-idempotent")
        report({ message: `${what} ${modification(change)}.` });
    },
  },
};

/** Returns whether each enum value keeps its name. `prepareDocument` has mapped values to names. */
function keepsNames(before: unknown, after: unknown): boolean {
  if (after === undefined) return false;
  const names = JSON.parse(String(after)) as Readonly<Record<string, string>>;
  return Object.entries(JSON.parse(String(before))).every(([value, name]) => names[value] === name);
}

/** Clients export a type for each schema. Redocly treats schemas as unused if only components refer to them. */
const schemaNameRemoved: DiffRule = {
  step: "major",
  visitor: {
    NamedSchemas: {
      Schema({ kind, property, node, base, revision }, { report }) {
        if (typeOfParent(node) !== "NamedSchemas") return;
        if (kind === "removed") report({ message: `Schema \`${nameOf(node)}\` was removed.` });
        if (kind === "modified" && property === "key")
          report({ message: `Schema ${quoted(base?.value)} was renamed to ${quoted(revision?.value)}.` });
      },
    },
  },
};

const schemaNameAdded: DiffRule = {
  step: "minor",
  visitor: {
    NamedSchemas: {
      Schema({ kind, node }, { report }) {
        if (kind === "added" && typeOfParent(node) === "NamedSchemas")
          report({ message: `Schema \`${nameOf(node)}\` was added.` });
      },
    },
  },
};

export default {
  "client-shape-changed": changed,
  "client-shape-added": added,
  "schema-name-removed": schemaNameRemoved,
  "schema-name-added": schemaNameAdded,
};
