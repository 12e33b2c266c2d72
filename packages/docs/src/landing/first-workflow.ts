import type { Contract } from "../model/contract.ts";
import type { WorkflowStory } from "../workflows/workflow-stories.ts";

/** Returns the workflow to start with: the one that successfully calls the most operations in the contract. */
export function firstWorkflow(
  contract: Contract,
  stories: readonly WorkflowStory[],
): WorkflowStory | undefined {
  const rated = stories.map((story) => ({ story, amount: successfulOperations(story, contract).size }));
  return rated.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount)[0]?.story;
}

function successfulOperations({ steps }: WorkflowStory, { service, version }: Contract): Set<string> {
  return new Set(
    steps.flatMap(({ operation, response }) =>
      operation?.service === service && operation.version === version && response.status < 400
        ? [operation.operationId]
        : [],
    ),
  );
}
