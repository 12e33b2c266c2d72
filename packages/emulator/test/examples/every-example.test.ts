import { beforeAll, describe, expect, test } from "vitest";
import { knownDifferences } from "./known-differences.ts";
import { exampleDifferences } from "./support/compare-example.ts";
import { referenceExamples } from "./support/documented-examples.ts";
import { play, type Shown } from "./support/scene.ts";
import { scenesOf } from "./support/scenes.ts";

describe.each(referenceExamples)("the examples of $document", (reference) => {
  const { examples } = reference;
  let shown: readonly Shown[];

  beforeAll(async () => {
    const played = await Promise.all(scenesOf(reference).map((scene) => play(scene, reference)));
    shown = played.flat();
  });

  test.each(examples.map((each) => [each.id, each] as const))(
    "%s is what the emulator answers",
    (id, { status, value }) => {
      const all = shown.filter((each) => each.id === id);
      const differences = all.flatMap((each) => [
        ...(each.status === status ? [] : [`The status is ${each.status}: ${JSON.stringify(each.body)}`]),
        ...exampleDifferences(value, each.body, each.ignored),
      ]);
      const problems = all.length === 0 ? ["No scene shows it."] : [...new Set(differences)];
      const text = problems.join("\n");
      if (!isKnown(id)) expect(text).toBe("");
      else expect(text, `${id} agrees now: remove it from the known differences.`).not.toBe("");
    },
  );
});

test("every known difference is one of an example that a document has, and has a reason", () => {
  const ids = new Set(referenceExamples.flatMap(({ examples }) => examples.map(({ id }) => id)));
  const known = Object.entries(knownDifferences);
  for (const [reason, examples] of known) {
    expect(reason).toMatch(/^[A-Z].*\.$/);
    for (const id of examples) expect(ids).toContain(id);
  }
});

function isKnown(id: string): boolean {
  return Object.values(knownDifferences).some((ids) => ids.includes(id));
}
