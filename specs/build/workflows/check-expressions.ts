import { isScalar, visit } from "yaml";
import type { SpecProblem } from "../spec-problem.ts";
import type { ArazzoWorkflow, Workflow, WorkflowPath } from "./workflow.ts";

/** What a runtime expression may begin with (Arazzo 1.0.1 section 4.7). */
const ROOTS: readonly string[] = [
  "url",
  "method",
  "statusCode",
  "request",
  "response",
  "inputs",
  "outputs",
  "steps",
  "workflows",
  "sourceDescriptions",
  "components",
];

/** `$inputs.domain` and `$statusCode`; not `$.Items` and `$..Items` of JSONPath, nor the `$` at the end of an expression. */
const EXPRESSION = /\$([A-Za-z]\w*)(?:\.([\w-]+))?/g;

/** Fields whose texts people read. */
const PROSE: readonly unknown[] = ["summary", "description"];

/**
 * Runtime expressions that lead nowhere: a misspelled beginning, or an input that the workflow does not declare. Of
 * steps and their outputs, Redocly says the same.
 */
export function checkExpressions(workflow: Workflow): SpecProblem[] {
  return (workflow.content.workflows ?? []).flatMap((each, index) =>
    problemsIn(workflow, each, ["workflows", index]),
  );
}

function problemsIn(workflow: Workflow, around: ArazzoWorkflow, place: WorkflowPath): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const { file, lineOf } = workflow.yaml;
  visit(workflow.yaml.document.getIn(place) as never, {
    Pair: (_, { key }) => (isScalar(key) && PROSE.includes(key.value) ? visit.SKIP : undefined),
    Scalar: (key, scalar) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const line = lineOf(scalar);
      problems.push(...wrongIn(scalar.value, around).map((message) => ({ file, line, message })));
    },
  });
  return problems;
}

function wrongIn(text: string, { workflowId, inputs }: ArazzoWorkflow): string[] {
  return [...text.matchAll(EXPRESSION)].flatMap(([expression, root = "", name = ""]) => {
    if (!ROOTS.includes(root)) return [`No runtime expression begins with $${root}: ${expression}.`];
    if (root !== "inputs" || Object.hasOwn(inputs?.properties ?? {}, name)) return [];
    return [`The workflow ${workflowId} has no input ${name}.`];
  });
}
