import type { HttpRequest } from "../http/http-request.ts";
import type { Collections } from "../store/collection.ts";
import type { Reader } from "../store/store.ts";
import type { ServiceDocument } from "./handlers.ts";
import type { Task } from "./scheduled-tasks.ts";
import type { Seed } from "./seed.ts";

/** Somebody who may call a service, with the header fields that say so. */
export interface ViewCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call of a list operation. All of those of a service together list what it has at the top level. */
export interface ViewRoot {
  readonly document: string;
  readonly operationId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Of the caller whose items it lists, where not everybody's are. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Tells it from the others. */
  readonly label?: string;
}

/** What a task will do when it falls due, in words. */
export interface TaskDescription {
  readonly title: string;
  /** The name or id of the resource that it is about. */
  readonly resource?: string;
}

/** How people look at a service from outside of it: who calls it, what there is, and what will happen. */
export interface ServiceView<All extends Collections, Context, Caller> {
  /** Who may call, as a seed has it; the default caller first. */
  callers(seed: Seed): readonly ViewCaller[];
  /** Somebody who may see everything, for a request that only looks. */
  viewer(request: HttpRequest, context: Context): Caller;
  roots(context: Context, seed: Seed): readonly ViewRoot[] | Promise<readonly ViewRoot[]>;
  /**
   * A document that only the emulator's page reads, in place of the service's own documents. Clients cannot call its
   * operations.
   */
  readonly document?: ServiceDocument<unknown, Context, Caller>;
  /** Describes a task of the service; `undefined` where what it is about is gone. */
  describeTask?(
    task: Pick<Task, "kind" | "subject">,
    reader: Reader<All>,
  ): Promise<TaskDescription | undefined>;
}
