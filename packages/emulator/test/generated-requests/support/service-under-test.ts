import type { EmulatorSeed, ServiceName } from "../../../src/emulator/emulator-seed.ts";
import type { Breakage, GeneratedRequest } from "./generated-request.ts";
import type { Names } from "./known-names.ts";
import type { Coherent, Hints } from "./values-of.ts";

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
export type Body = any;

/** What generated requests need to know of a service beyond its document. */
export interface ServiceUnderTest {
  readonly service: ServiceName;
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
  /** What a success has made, besides what the path named. */
  made(operationId: string, names: Names, body: Body): Names[];
  /** What a refusal says is wrong, in the service's own form. */
  blamed(body: Body): readonly string[];
  /** The same of something broken; `null` where the service has no word for it. */
  blames(broken: Breakage): string | null;
  /** What about the data of an answer no service would answer, whatever its document allows. */
  contradictions(operationId: string, body: Body): string[];
}
