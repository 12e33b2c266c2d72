import { beforeAll, describe, expect, test } from "vitest";
import { exampleDifferences } from "./support/compare-example.ts";
import { referenceExamples } from "./support/documented-examples.ts";
import { play, type Shown } from "./support/scene.ts";
import { scenesOf } from "./support/scenes.ts";

describe.each(referenceExamples)("examples of $document", (reference) => {
  const { examples } = reference;
  let shown: readonly Shown[];

  beforeAll(async () => {
    const played = await Promise.all(scenesOf(reference).map((scene) => play(scene, reference)));
    shown = played.flat();
  });

  test.each(examples.map((each) => [each.id, each] as const))(
    "the emulator responds like the example %s",
    (id, { status, value }) => {
      const all = shown.filter((each) => each.id === id);
      const differences = all.flatMap((each) => [
        ...(each.status === status ? [] : [`The status is ${each.status}: ${JSON.stringify(each.body)}`]),
        ...exampleDifferences(value, each.body, each.ignored),
      ]);
      const problems = all.length === 0 ? ["No scene covers this example."] : [...new Set(differences)];
      expect(problems).toEqual([]);
    },
  );
});
