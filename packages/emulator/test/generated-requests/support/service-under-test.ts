import type fc from "fast-check";
import type { CodeRunnerFactory, EmulatorSeed } from "../../../src/index.ts";
import type { ServiceName } from "../../../src/node/index.ts";
import type { Breakage, GeneratedRequest, RawRequest } from "./generated-request.ts";
import type { Names } from "./known-names.ts";
import type { Coherent, Hints } from "./values-of.ts";

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
export type Body = any;

/** A list, and what reads one item of it. */
export interface ListUnderTest {
  readonly list: string;
  readonly get: string;
  /** What the paths of both have in common. */
  readonly within: Names;
}

/** What generated requests need to know of a service beyond its document. */
export interface ServiceUnderTest {
  readonly service: ServiceName;
  /** Id of the document: `retention`, `functions@v2`. */
  readonly document: string;
  /** The service by another document, which some requests speak. */
  readonly companion?: ServiceUnderTest;
  /** What runs code, anew for each emulator. */
  readonly runner?: () => CodeRunnerFactory;
  /** Requests of no operation. */
  readonly raw?: fc.Arbitrary<RawRequest>;
  readonly lists: readonly ListUnderTest[];
  /** What the last parameter of a path would have to be, to read an item of a list. */
  idOf(item: Body): string;
  readonly seed: EmulatorSeed;
  /** What the seed has. */
  readonly seeded: readonly Names[];
  readonly hints: Hints;
  readonly coherent: Coherent;
  readonly owner: Readonly<Record<string, string>>;
  readonly others: readonly Readonly<Record<string, string>>[];
  /** Whether clients may spell bodies as those of Protocol Buffers do. */
  readonly takesRespelling: boolean;
  /** Sent before all else, so that there is something of every kind. */
  readonly prelude: readonly GeneratedRequest[];
  /** Rules of the contract's form that a refusal says were broken. */
  formRules(body: Body): readonly string[];
  /** Whether a failure is one that the emulator adds to those of the document, as its coverage notes say. */
  isAddedFailure?(operationId: string, status: number, body: Body): boolean;
  /** What a success has made, besides what the path named. */
  made(operationId: string, names: Names, body: Body): Names[];
  /** What a refusal says is wrong, in the service's own form. */
  blamed(body: Body): readonly string[];
  /** The same of something broken; `null` where the service has no word for it. */
  blames(broken: Breakage): string | null;
  /** What about the data of an answer no service would answer, whatever its document allows. */
  contradictions(operationId: string, body: Body): string[];
}
