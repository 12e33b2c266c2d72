import type { KnownOperations } from "../faults/known-operations.ts";
import type { RunningService } from "./running-service.ts";

/** What the documents of services say there is. All of them are read for that. */
export function knownOperations(
  services: readonly Pick<RunningService, "documents" | "furtherIds">[],
): KnownOperations {
  const documents = new Map(
    services.flatMap((service) =>
      service.documents.map(({ id, contract }) => [id, new Set(contract.operations.keys())] as const),
    ),
  );
  const documented = [...documents.values()].flatMap((operationIds) => [...operationIds]);
  const further = services.flatMap(({ furtherIds }) => furtherIds);
  return { operationIds: new Set([...documented, ...further]), documents };
}
