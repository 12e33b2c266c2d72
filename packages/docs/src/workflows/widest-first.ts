import type { Contract } from "../model/contract.ts";
import type { WorkflowStory } from "./workflow-stories.ts";

/** Sorts the workflows of each service for lists. The first one successfully calls the most operations. */
export function widestFirst(stories: readonly WorkflowStory[]): WorkflowStory[] {
  const ofServices = [...Map.groupBy(stories, ({ service }) => service).values()];
  return ofServices.flatMap((own) =>
    own.toSorted((one, other) => successfulOperations(other) - successfulOperations(one)),
  );
}

/** Returns the workflow to start with: the one that successfully calls the most operations in the contract. */
export function firstWorkflow(
  contract: Contract,
  stories: readonly WorkflowStory[],
): WorkflowStory | undefined {
  const amount = (story: WorkflowStory): number => successfulOperations(story, contract);
  return stories
    .filter((story) => amount(story) > 0)
    .toSorted((one, other) => amount(other) - amount(one))[0];
}

/** Returns the number of operations that a workflow calls successfully, optionally only those of one contract. */
function successfulOperations({ steps }: WorkflowStory, contract?: Contract): number {
  const called = steps.flatMap(({ operation, response }) => (response.status < 400 ? (operation ?? []) : []));
  const own = called.filter(
    ({ service, version }) =>
      contract === undefined || (service === contract.service && version === contract.version),
  );
  return new Set(own.map(({ operationId }) => operationId)).size;
}
