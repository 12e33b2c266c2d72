import type { Call } from "./call.ts";
import type { ClientParts } from "./client-parts.ts";
import type { OperationDefinition } from "./definition.ts";

/** A method of the resource tree that is being called. */
export interface CalledMethod {
  readonly parts: ClientParts;
  /** The caller's first argument, not checked. */
  readonly input: unknown;
  /** A call of the operation that has not begun, with the options of its client. */
  begin(): Call;
  /**
   * Takes a call to its outcome, with the caller's arguments. Never rejects.
   *
   * @param page query parameters beside the caller's
   */
  ask(call: Call, page?: object): Promise<Call>;
}

/**
 * What some operations can beyond being called: pages, waiting. A definition names the behaviours that its
 * operations need, so that bundles of the others leave them out.
 */
export interface Behaviour {
  /** What calling the operation gives back; absent for an operation that the behaviour is not for. */
  of(operation: OperationDefinition): ((method: CalledMethod) => object) | undefined;
  /** Adds members to a client, beside what its operations give it. */
  extend?(client: Record<string, unknown>, parts: ClientParts): void;
}
