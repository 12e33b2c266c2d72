import path from "node:path";
import type { Located } from "./located.ts";

/** Returns the name of a component: its file name, or its key in the root's components. */
export function componentName({ at }: Located): string {
  return at.pointer === "#/"
    ? path.basename(at.source.absoluteRef, ".yaml")
    : (at.pointer.split("/").at(-1) ?? "");
}
