import { FILLED_POINT, OPEN_POINT } from "../src/prepare-document.ts";
import type { DiffChange, DiffRule } from "./diff-rule.ts";

/** Returns the change to an open point, or `undefined` if something else changed. */
function pointOf(
  change: DiffChange,
): { id: string; isFilled: boolean; isGone: boolean; isNew: boolean } | undefined {
  if (change.kind !== "modified" || !change.property?.startsWith(OPEN_POINT)) return undefined;
  const id = change.property.slice(OPEN_POINT.length);
  const root = change.node.revision?.value as Readonly<Record<string, unknown>>;
  return {
    id,
    isFilled: root[`${FILLED_POINT}${id}`] !== undefined,
    isGone: change.revision?.value === undefined,
    isNew: change.base?.value === undefined,
  };
}

/**
 * Users expect open points to be filled later, so filling a point is not a breaking change. Other rules rate the
 * resulting changes to requests and responses.
 */
const filled: DiffRule = {
  step: "minor",
  visitor: {
    Root(change, { report }) {
      const point = pointOf(change);
      if (point?.isGone && point.isFilled)
        report({
          message: `The extension point \`${point.id}\` is now filled. You can remove your own fill.`,
        });
    },
  },
};

const removed: DiffRule = {
  step: "major",
  visitor: {
    Root(change, { report }) {
      const point = pointOf(change);
      if (point?.isGone && !point.isFilled)
        report({ message: `The extension point \`${point.id}\` was removed and is not filled.` });
    },
  },
};

const added: DiffRule = {
  step: "minor",
  visitor: {
    Root(change, { report }) {
      const point = pointOf(change);
      if (point?.isNew) report({ message: `The extension point \`${point.id}\` was added.` });
    },
  },
};

export default { "point-filled": filled, "point-removed": removed, "point-added": added };
