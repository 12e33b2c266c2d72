import { TimeSlices } from "../async/scheduling.ts";
import type { Seed } from "../framework/seed.ts";
import type { SeedReader } from "../seed/seed-reader.ts";
import { snapshotJson } from "../store/snapshot-data.ts";
import type { Snapshot, SnapshotData } from "../store/store.ts";
import { isRecord } from "../text/parse-json.ts";

/** The whole state of an emulator: its seed, and the state of each service by name. The time is not included. */
export interface EmulatorSnapshot {
  /** Returns a copy that is independent of the emulator. */
  toJSON(): EmulatorSnapshotData;
}

export interface EmulatorSnapshotData {
  readonly seed: Seed;
  readonly services: Readonly<Record<string, SnapshotData>>;
}

type ServiceSnapshots = ReadonlyMap<string, Snapshot | SnapshotData>;

/** Functions that yield a snapshot's JSON piece by piece. */
const writers = new WeakMap<object, () => AsyncGenerator<string>>();

/** Creates the snapshot of an emulator from the snapshots of its services. */
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

/** Yields a snapshot's JSON piece by piece, so that the process can handle requests even if the state is large. */
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
 * Parses a snapshot, such as the JSON body of a request, for an emulator with the given services. The state of each
 * service is validated when the stores restore it.
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

/** Thrown if a snapshot is invalid or belongs to other services. Nothing was changed. */
export class InvalidSnapshotError extends TypeError {
  override readonly name: string = "InvalidSnapshotError";

  /** @param problem description of the problem and how to fix it */
  constructor(problem: string, options?: ErrorOptions) {
    super(`The snapshot is invalid: ${problem}`, options);
  }
}
