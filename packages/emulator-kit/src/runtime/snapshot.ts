import { TimeSlices } from "../async/scheduling.ts";
import type { Seed } from "../framework/seed.ts";
import type { SeedReader } from "../seed/seed-reader.ts";
import { snapshotJson } from "../store/snapshot-data.ts";
import type { Snapshot, SnapshotData } from "../store/store.ts";
import { isRecord } from "../text/parse-json.ts";

/** The whole state of an emulator: its seed, and the state of each service by name. It does not include the time. */
export interface EmulatorSnapshot {
  /** Returns a copy that is independent of the emulator. */
  toJSON(): EmulatorSnapshotData;
}

export interface EmulatorSnapshotData {
  readonly seed: Seed;
  readonly services: Readonly<Record<string, SnapshotData>>;
}

type ServiceSnapshots = ReadonlyMap<string, Snapshot | SnapshotData>;

/** Functions that yield the JSON of a snapshot in pieces. */
const writers = new WeakMap<object, () => AsyncGenerator<string>>();

/** Creates the snapshot of an emulator from snapshots of its services. */
export function snapshotOfServices(seed: Seed, services: ServiceSnapshots): EmulatorSnapshot {
  const snapshot: EmulatorSnapshot = {
    toJSON: () => ({
      seed: structuredClone(seed),
      services: Object.fromEntries([...services].map(([name, each]) => [name, dataOf(each)])),
    }),
  };
  writers.set(snapshot, () => piecesOf(seed, services));
  return snapshot;
}

/**
 * Yields the JSON of a snapshot in pieces. The process can respond to requests meanwhile, even if the state is large.
 */
export async function* emulatorSnapshotJson(snapshot: EmulatorSnapshot): AsyncGenerator<string> {
  const write = writers.get(snapshot);
  if (write) yield* write();
  else yield JSON.stringify(snapshot);
}

async function* piecesOf(seed: Seed, services: ServiceSnapshots): AsyncGenerator<string> {
  const slices = new TimeSlices();
  yield `{"seed":${JSON.stringify(seed)},"services":{`;
  let before = "";
  for (const [name, each] of services) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* snapshotJson(each, slices);
    before = ",";
  }
  yield "}}";
}

function dataOf(snapshot: Snapshot | SnapshotData): SnapshotData {
  return "toJSON" in snapshot ? (snapshot as Snapshot).toJSON() : snapshot;
}

/**
 * Parses the snapshot of an emulator with the given services, such as the JSON of a request. The stores validate the
 * state of each service when they restore it.
 *
 * @throws InvalidSnapshotError; InvalidSeedError
 */
export async function readSnapshotData(
  snapshot: unknown,
  serviceNames: readonly string[],
  seedReader: SeedReader,
): Promise<EmulatorSnapshotData> {
  const data = hasToJson(snapshot) ? snapshot.toJSON() : snapshot;
  const { seed, services, ...others } = Object(data) as Record<string, unknown>;
  if (!isRecord(data) || !isRecord(seed) || !isRecord(services) || Object.keys(others).length > 0)
    throw new InvalidSnapshotError("it must have the form { seed, services: { name: state } }.");
  const foreign = Object.keys(services).filter((name) => !serviceNames.includes(name));
  const missing = serviceNames.filter((name) => !isRecord(services[name]));
  if (foreign.length > 0 || missing.length > 0)
    throw new InvalidSnapshotError(
      `it must contain the services ${serviceNames.join(", ")}, but contains ${Object.keys(services).join(", ") || "none"}.`,
    );
  const read = await seedReader.readInSlices(seed);
  return { seed: read, services: services as EmulatorSnapshotData["services"] };
}

function hasToJson(value: unknown): value is { toJSON(): unknown } {
  return typeof (value as { toJSON?: unknown } | null | undefined)?.toJSON === "function";
}

/** A snapshot is invalid, or belongs to other services. Nothing was changed. */
export class InvalidSnapshotError extends TypeError {
  override readonly name: string = "InvalidSnapshotError";

  /** @param problem what is wrong and how to fix it */
  constructor(problem: string, options?: ErrorOptions) {
    super(`The snapshot is invalid: ${problem}`, options);
  }
}
