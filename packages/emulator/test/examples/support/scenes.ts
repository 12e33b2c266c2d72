import type { ReferenceExamples } from "./documented-examples.ts";
import { edgeScenes } from "./edge-scenes.ts";
import { functionsScenes } from "./functions-scenes.ts";
import { retentionScenes } from "./retention-scenes.ts";
import type { Scene } from "./scene.ts";

/** Returns the scenes that cover the examples of a document. */
export function scenesOf(reference: ReferenceExamples): readonly Scene[] {
  const scenes: Readonly<Record<string, (reference: ReferenceExamples) => readonly Scene[]>> = {
    edge: () => edgeScenes,
    functions: functionsScenes,
    retention: () => retentionScenes,
  };
  const found = scenes[reference.service];
  if (!found) throw new Error(`there are no scenes for the examples of ${reference.service}`);
  return found(reference);
}
