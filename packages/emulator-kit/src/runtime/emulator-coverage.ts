import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { Quirk } from "@seamline/openapi/quirks";
import type { KnownOperations, OperationTraits } from "../faults/operation-traits.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { coverageOf, type OperationCoverage, type StatusCounts } from "../journal/operation-coverage.ts";

/** An operation and the statuses that were observed. */
export interface EmulatedOperation extends OperationCoverage {
  /** Whether the emulator implements the operation. If not, requests fail with 501. */
  readonly isHandled: boolean;
  /**
   * True if the operation needs a body, because its document requires one or because the operation would have no effect
   * without one.
   */
  readonly requiresBody: boolean;
}

/** An extension point of a document: something that its source leaves open. */
export interface ExtensionPointCoverage {
  readonly document: string;
  readonly id: string;
  /** For example `fields`, `values` or `states`. */
  readonly area: string;
  /** True if the document fills the extension point: no part of it is open. */
  readonly isFilled: boolean;
  /** Description of the emulator's behavior at the extension point. `false` if the service has no such note. */
  readonly coverageNote: string | false;
}

/** Input that a service accepts although its document does not allow it. */
export interface QuirkCoverage extends Quirk {
  readonly document: string;
}

/** Totals for all documents. */
export interface CoverageTotals {
  readonly operations: number;
  /** Operations that have a handler. */
  readonly handled: number;
  /** Operations that have returned a documented success and a documented error. */
  readonly implemented: number;
  readonly extensionPoints: number;
  /** Extension points that the documents fill. A point is filled if no part of it is open. */
  readonly filled: number;
  /** Extension points with a coverage note. They can be filled or open. */
  readonly decided: number;
}

/** The emulator's coverage of the contracts, as JSON. */
export interface EmulatorCoverage {
  /** Listed first for people who read the JSON. */
  readonly totals: CoverageTotals;
  readonly operations: readonly EmulatedOperation[];
  readonly extensionPoints: readonly ExtensionPointCoverage[];
  readonly quirks: readonly QuirkCoverage[];
}

/** Computes the coverage from the observed responses and the coverage notes of the documents. */
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
      filled: extensionPoints.filter(({ isFilled }) => isFilled).length,
      decided: extensionPoints.filter(({ coverageNote }) => coverageNote !== false).length,
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

/** The operations and routes of a service. */
interface ServedOperations {
  readonly documents: readonly OpenedDocument[];
  /** Ids of extra routes. */
  readonly extraIds: readonly string[];
}

/** Returns the operations that faults and filters can refer to. Parses the documents of all services. */
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
  const style = operation.pagination?.style;
  return {
    pages: style === "single" ? undefined : style,
    takesEtag: contract.takesMember(operation, "etag"),
  };
}
