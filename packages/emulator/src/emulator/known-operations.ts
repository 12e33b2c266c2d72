import type { ContractOperation } from "../contract/contract-operation.ts";
import type { KnownOperations, OperationTraits } from "../faults/known-operations.ts";
import type { OpenDocument } from "../service/open-document.ts";
import type { RunningService } from "./running-service.ts";

/** What the documents of services say there is. All of them are read for that. */
export function knownOperations(
  services: readonly Pick<RunningService, "documents" | "furtherIds">[],
): KnownOperations {
  const open = services.flatMap((service) => service.documents);
  const documents = new Map(open.map(({ id, contract }) => [id, new Set(contract.operations.keys())]));
  const documented = [...documents.values()].flatMap((operationIds) => [...operationIds]);
  const further = services.flatMap(({ furtherIds }) => furtherIds);
  return {
    operationIds: new Set([...documented, ...further]),
    documents,
    traitsOf: (operationId, document) =>
      open
        .filter(({ id }) => document === undefined || id === document)
        .flatMap(({ contract }) =>
          operationsOf(contract, operationId).map((each) => traitsOf(contract, each)),
        ),
  };
}

function operationsOf({ operations }: OpenDocument["contract"], operationId: string): ContractOperation[] {
  if (operationId === "*") return [...operations.values()];
  const operation = operations.get(operationId);
  return operation ? [operation] : [];
}

function traitsOf(contract: OpenDocument["contract"], operation: ContractOperation): OperationTraits {
  return { pages: operation.pagination?.style, takesEtag: contract.takesMember(operation, "etag") };
}
