import { type DiffRule, nameOf } from "./diff-rule.ts";

/** A call that can succeed in another way returns what its caller does not know; another failure is still a failure. */
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

/** A body where none was is news; one that is gone is something that callers read. Redocly sees no media types there. */
const bodyRemoved: DiffRule = {
  step: "major",
  visitor: {
    Responses: {
      MediaTypesMap({ kind, node }, { report }) {
        if (kind === "removed" && node.parent !== null)
          report({ message: `Response \`${nameOf(node.parent)}\` has no body any more.` });
      },
    },
  },
};

export default { "success-added": successAdded, "body-removed": bodyRemoved };
