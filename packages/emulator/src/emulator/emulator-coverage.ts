import type { Leniency } from "../contract/leniencies.ts";
import { coverageOf, type OperationCoverage } from "../journal/coverage.ts";
import type { Tally } from "../journal/tally.ts";
import type { OpenDocument } from "../service/open-document.ts";

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
  readonly filling: string | false;
}

/** A way in which a service takes more than its document says. */
export interface LeniencyCoverage extends Leniency {
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
  readonly leniencies: readonly LeniencyCoverage[];
}

/** What the answers so far and the fillings of the documents show. */
export function emulatorCoverage(documents: readonly OpenDocument[], tally: Tally): EmulatorCoverage {
  const operations = documents.flatMap((document) => operationsOf(document, tally));
  const extensionPoints = documents.flatMap(pointsOf);
  return {
    totals: {
      operations: operations.length,
      handled: operations.filter(({ isHandled }) => isHandled).length,
      implemented: operations.filter(({ isImplemented }) => isImplemented).length,
      extensionPoints: extensionPoints.length,
      filledByReference: extensionPoints.filter(({ isFilledByReference }) => isFilledByReference).length,
      filled: extensionPoints.filter(({ filling }) => filling !== false).length,
    },
    operations,
    extensionPoints,
    leniencies: documents.flatMap(({ id, contract }) =>
      contract.leniencies.map((leniency) => ({ document: id, ...leniency })),
    ),
  };
}

function operationsOf({ id, contract, handlerOf }: OpenDocument, tally: Tally): EmulatedOperation[] {
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

function pointsOf({ id: document, extensionPoints, fillings }: OpenDocument): ExtensionPointCoverage[] {
  return extensionPoints.map((point) => ({ document, ...point, filling: fillings[point.id] ?? false }));
}
