import type {
  BuildConfigInput,
  EventTriggerInput,
  FunctionInput,
  ServiceConfigInput,
  StateMessage,
} from "../../../generated/functions-v2.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";

/** `GEN_1`: of v1, and seen in the v2 family too. `GEN_2`: of the v2 family alone. */
export type Generation = "GEN_1" | "GEN_2";

/** What a caller says of a function, in the form of the v2 family, whatever version it came by. */
export interface FunctionSpec extends Omit<FunctionInput, "name" | "environment"> {
  readonly buildConfig?: BuildConfigInput;
  readonly serviceConfig?: ServiceConfigInput;
  readonly eventTrigger?: EventTriggerInput;
  /** Fields that only v1 has, by their names there. */
  readonly v1Only?: Readonly<Record<string, unknown>>;
}

type FunctionLifeState = "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING";

/** A version of a function that was deployed. */
export interface DeployedVersion {
  /** From 1, one more with each deployment that succeeds. */
  readonly versionId: number;
  readonly spec: FunctionSpec;
  /** SHA-256 of its archive, in hexadecimal digits. */
  readonly archiveId: string;
}

/** A function, of whatever version. */
export interface StoredFunction {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  readonly environment: Generation;
  readonly state: FunctionLifeState;
  readonly stateMessages: readonly StateMessage[];
  /** Of the function as it is shown: of a deployment under way, what it is to become. */
  readonly spec: FunctionSpec;
  /** What runs; `undefined` before a deployment has succeeded. */
  readonly deployed?: DeployedVersion;
  /** RFC 3339. */
  readonly createTime: string;
  /** RFC 3339. */
  readonly updateTime: string;
}

/** Functions, by name. */
export const functions: Collection<StoredFunction, "byPlace" | "deploying"> =
  collection<StoredFunction>().indexed({
    /** Project, location, function. */
    byPlace: { key: ({ name }) => placeOf(name) },
    /** Those alone that a deployment is under way of. */
    deploying: { key: ({ name, state }) => (state === "DEPLOYING" ? [name] : undefined) },
  });

/** Versions that were deployed, for who asks for an earlier one. By function and version. */
export const versions: Collection<
  DeployedVersion & { readonly name: string; readonly updateTime: string },
  "byFunction" | "byArchive"
> = collection<DeployedVersion & { readonly name: string; readonly updateTime: string }>().indexed({
  byFunction: { key: ({ name, versionId }) => [name, versionId] },
  byArchive: { key: ({ archiveId }) => [archiveId] },
});

function placeOf(name: string): [string, string, string] {
  const [, project = "", , location = "", , id = ""] = name.split("/");
  return [project, location, id];
}

/** What a function has that says nothing of it. */
export const DEFAULT_TIMEOUT_SECONDS = 60;
export const DEFAULT_MEMORY = "256M";
/** The same in bytes. */
export const DEFAULT_MEMORY_BYTES = 256e6;

const BYTES_PER_MB = 1024 * 1024;

/** The longest body of a request to a function and of its answer, in bytes (reference facts, "Limits"). */
export const httpBodyLimits: Readonly<Record<Generation, number>> = {
  GEN_1: 10 * BYTES_PER_MB,
  GEN_2: 32 * BYTES_PER_MB,
};

/** A limit as people read it. */
export function inMegabytes(bytes: number): string {
  return `${bytes / BYTES_PER_MB} MB`;
}

const QUANTITY = /^(?<amount>\d+(?:\.\d+)?)(?<unit>k|[KMGT]i|[MGT])?$/;

/** Powers of 1,000, and with an `i` of 1,024. */
const BYTES_PER_UNIT: Readonly<Record<string, number>> = {
  k: 1e3,
  Ki: 1024,
  M: 1e6,
  Mi: 1024 ** 2,
  G: 1e9,
  Gi: 1024 ** 3,
  T: 1e12,
  Ti: 1024 ** 4,
};

/** An amount of memory, such as `256M`, `1Gi` or a plain number, in bytes; `undefined` for what is none. */
export function memoryBytes(quantity: string): number | undefined {
  const { amount, unit } = QUANTITY.exec(quantity.trim())?.groups ?? {};
  if (amount === undefined) return undefined;
  const scale = unit === undefined ? 1 : BYTES_PER_UNIT[unit];
  return scale && Math.floor(Number(amount) * scale);
}
