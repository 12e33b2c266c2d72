import type { JournalEntry } from "@seamline/emulator";
import { referenceExamples } from "../../../packages/emulator/test/examples/support/documented-examples.ts";
import { play } from "../../../packages/emulator/test/examples/support/scene.ts";
import { scenesOf } from "../../../packages/emulator/test/examples/support/scenes.ts";

/**
 * Returns the journal of emulators that run the examples of every document in the reference profile: hundreds of
 * exchanges.
 */
export async function recordedScenes(): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (const reference of referenceExamples)
    for (const scene of scenesOf(reference)) await play(scene, reference, (entry) => entries.push(entry));
  return entries;
}
