import type { StatusClass } from "@seamline/emulator-kit";
import type { Emulator } from "../create-emulator.ts";
import type { EmulatedOperations } from "../generated/operations.gen.ts";

type IdsIn<Operations> = Operations extends unknown ? keyof Operations & string : never;

type OperationIn<Operations, Id> = Operations extends unknown
  ? Id extends keyof Operations
    ? Operations[Id]
    : never
  : never;

/** Operation ids of an emulator: known ids for this package's services, any string for your own services. */
export type OperationIdOf<Actual> = Actual extends Emulator ? IdsIn<EmulatedOperations> : string;

/** A value with some of its members omitted. */
export type Matching<Value> = Value extends readonly (infer Item)[]
  ? readonly Matching<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Matching<Value[Name]> }
    : Value;

/** Parts of a request. Only the given parts and members are compared. Asymmetric matchers can replace any value. */
export interface ExpectedParts<Path, Query, Body> {
  /** Path parameters, by name. */
  readonly path?: Matching<Path>;
  /** Query parameters, by name. */
  readonly query?: Matching<Query>;
  /** The JSON body. */
  readonly body?: Matching<Body>;
  /** The caller as in the journal: the account's e-mail address, or the name of a key. */
  readonly caller?: string;
  /** Status of the response, or a class such as `4xx`. */
  readonly status?: number | StatusClass;
  /** Exact number of such requests. Default: at least one. */
  readonly times?: number;
}

/** The expected request for an operation. */
export type ExpectedRequest<Actual, Id> = Actual extends Emulator
  ? OperationIn<EmulatedOperations, Id> extends {
      readonly path: infer Path;
      readonly query: infer Query;
      readonly body: infer Body;
    }
    ? ExpectedParts<Path, Query, Body>
    : never
  : ExpectedParts<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, unknown>;
