import { type DiffRule, nameOf } from "./diff-rule.ts";

/** Callers can receive a new success response that they do not handle. New error responses are compatible. */
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

/** Callers may rely on the body. Redocly does not report the removed media types if the whole body is removed. */
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
