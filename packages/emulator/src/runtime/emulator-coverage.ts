import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { Quirk } from "@seamline/openapi/quirks";
import type { KnownOperations, OperationTraits } from "../faults/operation-traits.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { coverageOf, type OperationCoverage, type StatusCounts } from "../journal/operation-coverage.ts";

/** An operation, and what was seen of it. */
export interface EmulatedOperation extends OperationCoverage {
  /** Whether the emulator carries it out at all; it answers 501 otherwise. */
  readonly isHandled: boolean;
  /** Whether a request without a body is refused: its document says so, or nothing can be done without one. */
  readonly requiresBody: boolean;
}

/** An extension point of a document: something that its source does not show. */
export interface ExtensionPointCoverage {
  readonly document: string;
  readonly id: string;
  /** `fields`, `values`, `states` and so on. */
  readonly area: string;
  /** Whether the reference profile fills it. */
  readonly isFilledByReference: boolean;
  /** How the emulator fills it, in a sentence; `false` where it does not. */
  readonly coverageNote: string | false;
}

/** A way in which a service takes more than its document says. */
export interface QuirkCoverage extends Quirk {
  readonly document: string;
}

/** How many of each there are, of all documents together. */
export interface CoverageTotals {
  readonly operations: number;
  /** Carried out. */
  readonly handled: number;
  /** Of which a documented success and a documented refusal were seen. */
  readonly implemented: number;
  readonly extensionPoints: number;
  readonly filledByReference: number;
  /** By the emulator. */
  readonly filled: number;
}

/** What of the contracts the emulator covers, as JSON. */
export interface EmulatorCoverage {
  /** First, for who reads the JSON. */
  readonly totals: CoverageTotals;
  readonly operations: readonly EmulatedOperation[];
  readonly extensionPoints: readonly ExtensionPointCoverage[];
  readonly quirks: readonly QuirkCoverage[];
}

/** What the answers so far and the coverageNotes of the documents show. */
export function emulatorCoverage(
  documents: readonly OpenedDocument[],
  tally: StatusCounts,
): EmulatorCoverage {
  const operations = documents.flatMap((document) => operationsOf(document, tally));
  const extensionPoints = documents.flatMap(pointsOf);
  return {
    totals: {
      operations: operations.length,
      handled: operations.filter(({ isHandled }) => isHandled).length,
      implemented: operations.filter(({ isImplemented }) => isImplemented).length,
      extensionPoints: extensionPoints.length,
      filledByReference: extensionPoints.filter(({ isFilledByReference }) => isFilledByReference).length,
      filled: extensionPoints.filter(({ coverageNote }) => coverageNote !== false).length,
    },
    operations,
    extensionPoints,
    quirks: documents.flatMap(({ id, contract }) =>
      contract.quirks.map((quirk) => ({ document: id, ...quirk })),
    ),
  };
}

function operationsOf({ id, contract, handlerOf }: OpenedDocument, tally: StatusCounts): EmulatedOperation[] {
  const documented = [...contract.operations.values()].map(({ operationId, responses }) => ({
    document: id,
    operationId,
    statuses: [...responses.keys()],
  }));
  return coverageOf(documented, tally).map((each) => ({
    ...each,
    isHandled: handlerOf(each.operationId) !== undefined,
    requiresBody: contract.operations.get(each.operationId)?.requestBody?.required ?? false,
  }));
}

function pointsOf({
  id: document,
  extensionPoints,
  coverageNotes,
}: OpenedDocument): ExtensionPointCoverage[] {
  return extensionPoints.map((point) => ({
    document,
    ...point,
    coverageNote: coverageNotes[point.id] ?? false,
  }));
}

/** What a service can be requested to do. */
interface ServedOperations {
  readonly documents: readonly OpenedDocument[];
  /** Ids of the routes beside the documents. */
  readonly extraIds: readonly string[];
}

/** What the documents of services say there is. All of them are read for that. */
export function knownOperations(services: readonly ServedOperations[]): KnownOperations {
  const open = services.flatMap((service) => service.documents);
  const documents = new Map(open.map(({ id, contract }) => [id, new Set(contract.operations.keys())]));
  const documented = [...documents.values()].flatMap((operationIds) => [...operationIds]);
  const extra = services.flatMap(({ extraIds }) => extraIds);
  return {
    operationIds: new Set([...documented, ...extra]),
    documents,
    traitsOf: (operationId, document) =>
      open
        .filter(({ id }) => document === undefined || id === document)
        .flatMap(({ contract }) =>
          operationsOfId(contract, operationId).map((each) => traitsOf(contract, each)),
        ),
  };
}

function operationsOfId(
  { operations }: OpenedDocument["contract"],
  operationId: string,
): ContractOperation[] {
  if (operationId === "*") return [...operations.values()];
  const operation = operations.get(operationId);
  return operation ? [operation] : [];
}

function traitsOf(contract: OpenedDocument["contract"], operation: ContractOperation): OperationTraits {
  return { pages: operation.pagination?.style, takesEtag: contract.takesMember(operation, "etag") };
}
