import type { HttpRequest } from "../http/http-request.ts";
import type { Collections } from "../store/collection.ts";
import type { Reader } from "../store/store.ts";
import type { ServiceDocument } from "./handlers.ts";
import type { Task } from "./scheduled-tasks.ts";
import type { Seed } from "./seed.ts";

/** A caller of a service, with the header fields that authenticate it. */
export interface ViewCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call of a list operation. The root calls of a service together list its top-level resources. */
export interface ViewRoot {
  readonly document: string;
  readonly operationId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Header fields of the caller, if the list depends on the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Distinguishes this root from the others. */
  readonly label?: string;
}

/** A description of a task for people. */
export interface TaskDescription {
  readonly title: string;
  /** The name or id of the resource that the task affects. */
  readonly resource?: string;
}

/** How the emulator's page shows a service: its callers, its resources and its tasks. */
export interface ServiceView<All extends Collections, Context, Caller> {
  /** Returns the callers of a seed, with the default caller first. */
  callers(seed: Seed): readonly ViewCaller[];
  /** Returns a caller with access to everything, for read-only requests of the page. */
  viewer(request: HttpRequest, context: Context): Caller;
  roots(context: Context, seed: Seed): readonly ViewRoot[] | Promise<readonly ViewRoot[]>;
  /**
   * A document that only the emulator's page reads, in place of the service's own documents. Clients cannot call its
   * operations.
   */
  readonly document?: ServiceDocument<unknown, Context, Caller>;
  /** Describes a task. Returns `undefined` if the resource of the task no longer exists. */
  describeTask?(
    task: Pick<Task, "kind" | "subject">,
    reader: Reader<All>,
  ): Promise<TaskDescription | undefined>;
}
