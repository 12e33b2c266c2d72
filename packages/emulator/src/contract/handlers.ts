import type { ContractOperation } from "./contract-operation.ts";

/**
 * One handler for each operation of a contract. The compiler refuses a map that leaves an operation out, and one that
 * names what is none:
 *
 * @example
 * const handlers: Handlers<EdgeOperationId, (call: Call) => Promise<Response>> = { listDnsZones, getDnsZone, … };
 */
export type Handlers<OperationId extends string, Handler> = Readonly<Record<OperationId, Handler>>;

/**
 * The handler of an operation.
 *
 * @param operation of the contract that the handlers are of: `readContract<EdgeOperationId>(…)`
 */
export function handlerOf<OperationId extends string, Handler>(
  handlers: Handlers<OperationId, Handler>,
  operation: ContractOperation<OperationId>,
): Handler {
  return handlers[operation.operationId];
}
