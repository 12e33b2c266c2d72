import { type DiffRule, nameOf, quoted, typeOfParent } from "./diff-rule.ts";

/** What the tree, the inputs and the calls of a client follow from. A value that was there is one that code uses. */
const SHAPES: Readonly<Record<string, string>> = {
  "x-method": "The place in the client",
  "x-resource-name": "The resource name",
  "x-multi-segment": "Whether a parameter may have slashes",
  "x-pagination": "The pagination",
  "x-operation": "The long-running operation",
  "x-errors": "Where errors have their code and message",
  "x-enum-varnames": "The names of an enum's values",
};

const changed: DiffRule = {
  step: "major",
  visitor: {
    any({ kind, property = "", base, revision }, { report }) {
      const what = SHAPES[property];
      if (kind !== "modified" || what === undefined || base?.value === undefined) return;
      if (property === "x-enum-varnames" && keepsNames(base.value, revision?.value)) return;
      const change =
        revision?.value === undefined
          ? `was removed: it was ${quoted(base.value)}`
          : `changed from ${quoted(base.value)} to ${quoted(revision.value)}`;
      report({ message: `${what} ${change}.` });
    },
  },
};

const added: DiffRule = {
  step: "minor",
  visitor: {
    any({ kind, property = "", base, revision }, { report }) {
      const what = property === "x-idempotent" ? "Whether a call may be repeated" : SHAPES[property];
      if (kind !== "modified" || what === undefined) return;
      if (base?.value === undefined) report({ message: `${what} is ${quoted(revision?.value)} now.` });
      else if (property === "x-idempotent")
        report({ message: `${what} changed from ${quoted(base.value)} to ${quoted(revision?.value)}.` });
    },
  },
};

/** Whether each value of an enum still has the name that it had. `prepare-document` wrote the names with their values. */
function keepsNames(before: unknown, after: unknown): boolean {
  if (after === undefined) return false;
  const names = JSON.parse(String(after)) as Readonly<Record<string, string>>;
  return Object.entries(JSON.parse(String(before))).every(([value, name]) => names[value] === name);
}

/** Clients export a type for each schema. Redocly takes what only components contain for unused. */
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

/** Semantic versioning asks for a minor version where something is deprecated. */
const deprecated: DiffRule = {
  step: "minor",
  visitor: {
    any({ kind, property, node, revision }, { report }) {
      if (kind === "modified" && property === "deprecated" && revision?.value === true)
        report({ message: `\`${nameOf(node)}\` is deprecated now.` });
    },
  },
};

export default {
  "client-shape-changed": changed,
  "client-shape-added": added,
  "schema-name-removed": schemaNameRemoved,
  "schema-name-added": schemaNameAdded,
  deprecated,
};
