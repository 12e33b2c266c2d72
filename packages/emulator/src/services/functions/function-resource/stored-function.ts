import { type Collection, collection } from "@seamline/emulator-kit";
import type {
  BuildConfigInput,
  EventTriggerInput,
  ServiceConfigInput,
  StateMessage,
  UserFunctionInput,
} from "../../../generated/functions-v2.types.gen.ts";

/** Functions of `GEN_1` are visible in v1 and the v2 family, functions of `GEN_2` only in the v2 family. */
export type Generation = "GEN_1" | "GEN_2";

/** The input for a function, always in the format of the v2 family. */
export interface FunctionSpec extends Omit<UserFunctionInput, "name" | "environment"> {
  readonly buildConfig?: BuildConfigInput;
  readonly serviceConfig?: ServiceConfigInput;
  readonly eventTrigger?: EventTriggerInput;
  /** Fields that exist only in v1, by their v1 names. */
  readonly v1Only?: Readonly<Record<string, unknown>>;
}

type FunctionLifeState = "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING";

export interface DeployedVersion {
  /** The number of successful deployments, including this one. */
  readonly versionId: number;
  readonly spec: FunctionSpec;
  /** The SHA-256 of the source archive, in hexadecimal digits. */
  readonly archiveId: string;
}

/** A function in a format that does not depend on the API version. */
export interface StoredFunction {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  readonly environment: Generation;
  readonly state: FunctionLifeState;
  readonly stateMessages: readonly StateMessage[];
  /** The spec in responses. During a deployment, this is the spec that is being deployed. */
  readonly spec: FunctionSpec;
  /** The running version; `undefined` until a deployment has succeeded. */
  readonly deployed?: DeployedVersion;
  /** RFC 3339. */
  readonly createTime: string;
  /** RFC 3339. */
  readonly updateTime: string;
}

/** Functions, by name. */
export const functions: Collection<StoredFunction, "byPlace" | "deploying"> =
  collection<StoredFunction>().indexed({
    /** Functions by project, location and id. */
    byPlace: { key: ({ name }) => placeOf(name) },
    /** Contains only the functions that are being deployed. */
    deploying: { key: ({ name, state }) => (state === "DEPLOYING" ? [name] : undefined) },
  });

/** All deployed versions, keyed by function and version, so that callers can read earlier versions. */
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

/** Default limits. */
export const DEFAULT_TIMEOUT_SECONDS = 60;
export const DEFAULT_MEMORY = "256M";
/** The default amount of memory, in bytes. */
export const DEFAULT_MEMORY_BYTES = 256e6;

const BYTES_PER_MB = 1024 * 1024;

/** The maximum body size of requests to functions and of their responses, in bytes (reference facts, "Limits"). */
export const httpBodyLimits: Readonly<Record<Generation, number>> = {
  GEN_1: 10 * BYTES_PER_MB,
  GEN_2: 32 * BYTES_PER_MB,
};

/** Formats a limit for use in messages. */
export function inMegabytes(bytes: number): string {
  return `${bytes / BYTES_PER_MB} MB`;
}

const QUANTITY = /^(?<amount>\d+(?:\.\d+)?)(?<unit>k|[KMGT]i|[MGT])?$/;

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

/**
 * Parses an amount of memory, such as `256M`, `1Gi` or a plain number. @returns the number of bytes; `undefined` if the
 * string is not an amount
 */
export function memoryBytes(quantity: string): number | undefined {
  const { amount, unit } = QUANTITY.exec(quantity.trim())?.groups ?? {};
  if (amount === undefined) return undefined;
  const scale = unit === undefined ? 1 : BYTES_PER_UNIT[unit];
  return scale && Math.floor(Number(amount) * scale);
}
