import { type DiffRule, nameOf } from "./diff-rule.ts";

/** Callers do not expect a new success response. A new error response is still an error. */
const successAdded: DiffRule = {
  step: "major",
  visitor: {
    Responses: {
      Response({ kind, node }, { report }) {
        if (kind === "added" && /^2/.test(nameOf(node)))
          report({ message: `A call can now succeed with \`${nameOf(node)}\`.` });
      },
    },
  },
};

/** Callers may read a removed body. Redocly reports no removed media types if the whole body is removed. */
const bodyRemoved: DiffRule = {
  step: "major",
  visitor: {
    Responses: {
      MediaTypesMap({ kind, node }, { report }) {
        if (kind === "removed" && node.parent !== null)
          report({ message: `Response \`${nameOf(node.parent)}\` no longer has a body.` });
      },
    },
  },
};

export default { "success-added": successAdded, "body-removed": bodyRemoved };
