import type { SpecProblem } from "../spec-problem.ts";
import { type ArazzoStep, problemAt, type Workflow, type WorkflowPath } from "./workflow.ts";

/** Known extensions for each kind of object. `x-operation` and `x-security` are extensions of Redocly's runner. */
const KNOWN = {
  document: ["x-emulator"],
  workflow: ["x-security"],
  step: ["x-operation", "x-relies-on-emulator", "x-security"],
} as const;

const MARK = "x-relies-on-emulator";

/** Matches the start of a sentence about behavior that the contract leaves open. */
const EMULATOR_SENTENCE = /\bIn the emulator, /;

/**
 * Reports unknown extensions. Also reports steps that rely on the emulator but lack either the `x-relies-on-emulator`
 * extension or a sentence about it in their description.
 */
export function checkWorkflowExtensions(workflow: Workflow): SpecProblem[] {
  const { content } = workflow;
  return [
    ...unknownExtensions(workflow, content, { kind: "document", place: [] }),
    ...(content.workflows ?? []).flatMap((each, index) => [
      ...unknownExtensions(workflow, each, { kind: "workflow", place: ["workflows", index] }),
      ...(each.steps ?? []).flatMap((step, number) => {
        const place = ["workflows", index, "steps", number];
        return [
          ...unknownExtensions(workflow, step, { kind: "step", place }),
          ...emulatorProblems(workflow, step, place),
        ];
      }),
    ]),
  ];
}

interface ExtendedObject {
  readonly kind: keyof typeof KNOWN;
  readonly place: WorkflowPath;
}

function unknownExtensions(workflow: Workflow, node: object, { kind, place }: ExtendedObject): SpecProblem[] {
  const known: readonly string[] = KNOWN[kind];
  return Object.keys(node)
    .filter((name) => name.startsWith("x-") && !known.includes(name))
    .map((name) => {
      const message = `Unknown extension ${name} on a ${kind}: use one of ${known.join(", ")}.`;
      return problemAt(workflow, [...place, name], message);
    });
}

function emulatorProblems(workflow: Workflow, step: ArazzoStep, place: WorkflowPath): SpecProblem[] {
  const { stepId, description = "", [MARK]: mark } = step;
  const isDescribed = EMULATOR_SENTENCE.test(description);
  if (mark === undefined) {
    if (!isDescribed) return [];
    const message = `The description of the step ${stepId} refers to the emulator: add ${MARK}: true.`;
    return [problemAt(workflow, [...place, "description"], message)];
  }
  const report = (message: string) => [problemAt(workflow, [...place, MARK], message)];
  if (mark !== true)
    return report(`${MARK} must be true (remove it if the step does not rely on the emulator).`);
  if (isDescribed) return [];
  return report(
    `The step ${stepId} relies on the emulator: explain this in its description, in a sentence that starts with "In the emulator, ".`,
  );
}
