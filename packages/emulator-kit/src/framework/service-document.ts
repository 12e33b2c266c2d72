import { type Contract, readContract } from "@seamline/openapi/contract";
import {
  type Call,
  type CoverageNotes,
  type DocumentClient,
  notImplemented,
  type ServiceDocument,
} from "./handlers.ts";

type AnyHandler = (call: Call) => Promise<unknown>;

/** A service document that can validate requests. */
export interface OpenedDocument {
  readonly id: string;
  /** The reference bundle, without descriptions. */
  readonly document: object;
  readonly client: DocumentClient | undefined;
  /** Parsed on first use, so unused documents cost nothing. */
  readonly contract: Contract;
  /** The extension points of the document, sorted by id. */
  readonly extensionPoints: readonly ExtensionPoint[];
  readonly coverageNotes: CoverageNotes<string>;
  /** `undefined` for an operation that is not implemented. */
  handlerOf(operationId: string): AnyHandler | undefined;
}

/** An extension point: something that a document's source leaves open. */
interface ExtensionPoint {
  readonly id: string;
  /** For example `fields`, `values` or `states`. */
  readonly area: string;
  /** True if no part of the extension point is open. The document then lists it in `x-filled-points`. */
  readonly isFilled: boolean;
}

/** Caches parsed contracts for all emulators, because parsing is the most expensive part of creating an emulator. */
const contracts = new WeakMap<object, Contract>();

export function openDocument(declared: ServiceDocument<unknown, never, never>): OpenedDocument {
  const { id, document, client, coverageNotes } = declared;
  let contract: Contract | undefined;
  const handlers = declared.handlers as Readonly<Record<string, AnyHandler | typeof notImplemented>>;
  return {
    id,
    document,
    client,
    get contract() {
      contract ??= contractOf(declared);
      return contract;
    },
    get extensionPoints() {
      return extensionPointsOf(document);
    },
    coverageNotes,
    handlerOf(operationId) {
      const handler = handlers[operationId];
      return handler === notImplemented ? undefined : handler;
    },
  };
}

function contractOf(declared: ServiceDocument<unknown, never, never>): Contract {
  const known = contracts.get(declared);
  if (known) return known;
  const { document, quirks, bodyRequiredBy } = declared;
  const contract = readContract(document, { quirks, bodyRequiredBy });
  contracts.set(declared, contract);
  return contract;
}

type Points = Readonly<Record<string, { readonly area?: string }>>;

function extensionPointsOf(document: object): readonly ExtensionPoint[] {
  const members = document as Readonly<Record<string, Points | undefined>>;
  const open = pointsOf(members["x-extension-points"], false);
  const filled = pointsOf(members["x-filled-points"], true);
  return [...open, ...filled].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function pointsOf(points: Points = {}, isFilled: boolean): ExtensionPoint[] {
  return Object.entries(points).map(([id, { area = "" }]) => ({ id, area, isFilled }));
}
