import { isScalar, visit } from "yaml";
import type { SpecProblem } from "../spec-problem.ts";
import { isFileReference } from "./fixture-archives.ts";
import { type ArazzoWorkflow, nameOfShared, type Workflow, type WorkflowPath } from "./workflow.ts";

/** Names that a runtime expression can start with (Arazzo 1.0.1 section 4.7). */
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

/**
 * Matches `$inputs.domain` and `$statusCode`. Does not match `$.Items` and `$..Items` (JSONPath) or the `$` at the end
 * of a regex.
 */
const EXPRESSION = /\$([A-Za-z]\w*)(?:\.([\w-]+))?/g;

/** Prose fields, where `$` has no special meaning. */
const PROSE: readonly unknown[] = ["summary", "description"];

/**
 * Reports runtime expressions that start with an unknown name or use an input that the workflow does not declare.
 * Redocly checks steps and their outputs.
 */
export function checkExpressions(workflow: Workflow): SpecProblem[] {
  return (workflow.content.workflows ?? []).flatMap((each, index) =>
    [["workflows", index], ...sharedParameters(each)].flatMap((place) => problemsIn(workflow, each, place)),
  );
}

/**
 * Returns the paths of the components to which a workflow refers, because their expressions use the workflow's inputs.
 */
function sharedParameters({ parameters = [], steps }: ArazzoWorkflow): WorkflowPath[] {
  const used = [parameters, ...(steps ?? []).map((step) => step.parameters ?? [])].flat();
  const names = used.flatMap((each) => ("reference" in each ? nameOfShared(each) : []));
  return [...new Set(names)].map((name) => ["components", "parameters", name]);
}

function problemsIn(workflow: Workflow, around: ArazzoWorkflow, place: WorkflowPath): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const { file, lineOf } = workflow.yaml;
  const node = workflow.yaml.document.getIn(place);
  if (node === undefined) return problems;
  visit(node as never, {
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
  if (isFileReference(text)) return [];
  return [...text.matchAll(EXPRESSION)].flatMap(([expression, root = "", name = ""]) => {
    if (!ROOTS.includes(root))
      return [`Unknown runtime expression ${expression}: no expression begins with $${root}.`];
    if (root !== "inputs" || Object.hasOwn(inputs?.properties ?? {}, name)) return [];
    return [`The workflow ${workflowId} has no input ${name}: declare it in inputs.`];
  });
}
