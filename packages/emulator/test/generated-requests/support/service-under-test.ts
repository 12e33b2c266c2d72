import type fc from "fast-check";
import type { CodeRunnerFactory, EmulatorSeed } from "../../../src/index.ts";
import type { ServiceName } from "../../../src/node/index.ts";
import type { Breakage, GeneratedRequest, RawRequest } from "./generated-request.ts";
import type { Names } from "./known-names.ts";
import type { Coherent, Hints } from "./values-of.ts";

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
export type Body = any;

/** A list operation with the operation that returns one of its items. */
export interface ListUnderTest {
  readonly list: string;
  readonly get: string;
  /** Path parameters that both operations have. */
  readonly within: Names;
}

/** A service that receives generated requests, with facts that its document does not contain. */
export interface ServiceUnderTest {
  readonly service: ServiceName;
  /** Document id, such as `retention` or `functions@v2`. */
  readonly document: string;
  /** The same service with another document. Some requests use it. */
  readonly companion?: ServiceUnderTest;
  /** Returns the runner factory for an emulator. */
  readonly runner?: () => CodeRunnerFactory;
  /** Generates requests that do not belong to an operation. */
  readonly raw?: fc.Arbitrary<RawRequest>;
  readonly lists: readonly ListUnderTest[];
  /** Returns the last path parameter for requests that read an item of a list. */
  idOf(item: Body): string;
  readonly seed: EmulatorSeed;
  readonly seeded: readonly Names[];
  readonly hints: Hints;
  readonly coherent: Coherent;
  readonly owner: Readonly<Record<string, string>>;
  readonly others: readonly Readonly<Record<string, string>>[];
  /** True if the service accepts the JSON spelling of Protocol Buffers clients. */
  readonly takesRespelling: boolean;
  /** Requests that are sent first, so that resources of every kind exist. */
  readonly prelude: readonly GeneratedRequest[];
  /** Returns the contract rules that are violated according to an error response. */
  formRules(body: Body): readonly string[];
  /** Returns whether an undocumented error is described in the emulator's coverage notes. */
  isAddedFailure?(operationId: string, status: number, body: Body): boolean;
  /** Returns the path parameters of resources that a successful request created. */
  made(operationId: string, names: Names, body: Body): Names[];
  /** Returns the fields that an error response names, in the format of the service. */
  blamed(body: Body): readonly string[];
  /** Returns the field that an error should name for an invalid part, or `null` if it should name no field. */
  blames(broken: Breakage): string | null;
  /** Returns contradictions in a response that its schema cannot detect. */
  contradictions(operationId: string, body: Body): string[];
}
