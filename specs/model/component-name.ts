import path from "node:path";
import type { Located } from "./located.ts";

/** Name of a component: that of its file, or of its entry in the root's components. */
export function componentName({ at }: Located): string {
  return at.pointer === "#/"
    ? path.basename(at.source.absoluteRef, ".yaml")
    : (at.pointer.split("/").at(-1) ?? "");
}
