import { type DiffRule, fieldOf, modification, nameOf, quoted } from "./diff-rule.ts";

/** A default determines the meaning of requests that omit the value. */
const defaultChanged: DiffRule = {
  step: "major",
  visitor: {
    Schema(change, { report, getDirections }) {
      const { kind, property, node, base } = change;
      if (kind !== "modified" || property !== "default" || base?.value === undefined) return;
      if (getDirections().includes("request"))
        report({ message: `The default of \`${nameOf(node)}\` ${modification(change)}.` });
    },
  },
};

const defaultAdded: DiffRule = {
  step: "minor",
  visitor: {
    Schema({ kind, property, node, base, revision }, { report, getDirections }) {
      if (kind !== "modified" || property !== "default" || base?.value !== undefined) return;
      if (getDirections().includes("request"))
        report({ message: `\`${nameOf(node)}\` now has the default ${quoted(revision?.value)}.` });
    },
  },
};

/** Renaming a path parameter does not change the request, but callers pass the parameter by name. */
const pathParameterRenamed: DiffRule = {
  step: "major",
  visitor: {
    Parameter({ kind, property, node, base, revision }, { report }) {
      if (kind !== "modified" || property !== "name" || fieldOf(node.revision, "in") !== "path") return;
      report({ message: `Path parameter ${quoted(base?.value)} was renamed to ${quoted(revision?.value)}.` });
    },
  },
};

/** Redocly reports when a body becomes required, but not when a required body is added. */
const requiredBodyAdded: DiffRule = {
  step: "major",
  visitor: {
    RequestBody({ kind, node }, { report }) {
      if (kind === "added" && fieldOf(node.revision, "required") === true)
        report({ message: "A required request body was added." });
    },
  },
};

const noLongerRequired: DiffRule = {
  step: "minor",
  visitor: {
    Parameter({ kind, property, node, base }, { report }) {
      if (kind !== "modified" || property !== "required" || base?.value !== true) return;
      report({ message: `The parameter ${quoted(fieldOf(node.revision, "name"))} is no longer required.` });
    },
    RequestBody({ kind, property, base }, { report }) {
      if (kind === "modified" && property === "required" && base?.value === true)
        report({ message: "The request body is no longer required." });
    },
  },
};

export default {
  "default-changed": defaultChanged,
  "default-added": defaultAdded,
  "path-parameter-renamed": pathParameterRenamed,
  "required-body-added": requiredBodyAdded,
  "no-longer-required": noLongerRequired,
};
