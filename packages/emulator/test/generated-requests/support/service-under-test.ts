import type fc from "fast-check";
import type { CodeRunnerFactory, EmulatorSeed } from "../../../src/index.ts";
import type { ServiceName } from "../../../src/node/index.ts";
import type { Breakage, GeneratedRequest, RawRequest } from "./generated-request.ts";
import type { Names } from "./known-names.ts";
import type { Coherent, Hints } from "./values-of.ts";

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
export type Body = any;

/** A list operation, and the operation that reads one item. */
export interface ListUnderTest {
  readonly list: string;
  readonly get: string;
  /** Path parameters that both operations share. */
  readonly within: Names;
}

/** A service for generated requests, with facts that its document does not contain. */
export interface ServiceUnderTest {
  readonly service: ServiceName;
  /** Document id, such as `retention` or `functions@v2`. */
  readonly document: string;
  /** The service with another document, which some requests use. */
  readonly companion?: ServiceUnderTest;
  /** Creates a runner factory for each emulator. */
  readonly runner?: () => CodeRunnerFactory;
  /** Requests that do not belong to an operation. */
  readonly raw?: fc.Arbitrary<RawRequest>;
  readonly lists: readonly ListUnderTest[];
  /** Returns the value of the last path parameter for reading an item of a list. */
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
  /** Returns the contract rules that an error response reports as violated. */
  formRules(body: Body): readonly string[];
  /** Returns whether an error is described by the emulator's coverage notes instead of the document. */
  isAddedFailure?(operationId: string, status: number, body: Body): boolean;
  /** Returns the names of resources that a successful request created. */
  made(operationId: string, names: Names, body: Body): Names[];
  /** Returns the fields that an error response names, in the format of the service. */
  blamed(body: Body): readonly string[];
  /** Returns the expected field for an invalid part; `null` if the service does not name it. */
  blames(broken: Breakage): string | null;
  /** Returns contradictions in the data of a response that its document does not rule out. */
  contradictions(operationId: string, body: Body): string[];
}
