import type { Behaviour } from "./behaviour.ts";
import type { DocumentDefinition } from "./definition.ts";

/** Everything that makes a client of one document. `Client` is the generated interface of its resource tree. */
export interface ServiceDefinition<Client> extends DocumentDefinition {
  /** What the operations of the document can beyond being called: `pages`, `longRunning`. */
  readonly behaviours: readonly Behaviour[];
  /** Never set: carries the client's type. */
  readonly client?: Client;
}
