import { type Contract, readContract } from "../contract/read-contract.ts";
import type { Call } from "./call.ts";
import { notImplemented } from "./call.ts";
import type { ServiceDocument } from "./service.ts";

type AnyHandler = (call: Call) => Promise<unknown>;

/** A document of a service, ready to hold requests against. */
export interface OpenDocument {
  readonly id: string;
  readonly contract: Contract;
  readonly fillings: Readonly<Record<string, string | false>>;
  /** `undefined` for an operation that is not implemented. */
  handlerOf(operationId: string): AnyHandler | undefined;
}

/** Reading a document costs more than anything else of making an emulator, and it says the same to all of them. */
const contracts = new WeakMap<object, Contract>();

export function openDocument(declared: ServiceDocument<unknown, never, never>): OpenDocument {
  const { id, document, fillings, leniencies } = declared;
  const known = contracts.get(declared);
  const contract = known ?? readContract(document, { leniencies });
  contracts.set(declared, contract);
  const handlers = declared.handlers as Readonly<Record<string, AnyHandler | typeof notImplemented>>;
  return {
    id,
    contract,
    fillings,
    handlerOf(operationId) {
      const handler = handlers[operationId];
      return handler === notImplemented ? undefined : handler;
    },
  };
}
