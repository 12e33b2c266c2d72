import type { HttpRequest } from "../http/http-request.ts";
import type { Collections } from "../store/collection.ts";
import type { Reader } from "../store/store.ts";
import type { ServiceDocument } from "./handlers.ts";
import type { Task } from "./scheduled-tasks.ts";
import type { Seed } from "./seed.ts";

/** A caller of a service, with the headers that authenticate it. */
export interface ViewCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call to a list operation. Together, the root calls of a service list its top-level resources. */
export interface ViewRoot {
  readonly document: string;
  readonly operationId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Headers that authenticate the caller, if the list depends on the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Distinguishes this root from others. */
  readonly label?: string;
}

/** A description of a task in words. */
export interface TaskDescription {
  readonly title: string;
  /** The name or id of the affected resource. */
  readonly resource?: string;
}

/** How the emulator's page presents a service: its callers, resources and tasks. */
export interface ServiceView<All extends Collections, Context, Caller> {
  /** Returns the callers in a seed. The default caller comes first. */
  callers(seed: Seed): readonly ViewCaller[];
  /** Returns a caller with access to all resources, for the page's read-only requests. */
  viewer(request: HttpRequest, context: Context): Caller;
  roots(context: Context, seed: Seed): readonly ViewRoot[] | Promise<readonly ViewRoot[]>;
  /**
   * A document that only the emulator's page uses, instead of the service's own documents. Clients cannot call its
   * operations.
   */
  readonly document?: ServiceDocument<unknown, Context, Caller>;
  /** Describes a task. Returns `undefined` if the resource that the task belongs to no longer exists. */
  describeTask?(
    task: Pick<Task, "kind" | "subject">,
    reader: Reader<All>,
  ): Promise<TaskDescription | undefined>;
}
