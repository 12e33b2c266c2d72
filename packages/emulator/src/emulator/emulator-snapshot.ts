import { seedReader } from "../seed/seed-reader.ts";
import type { Seed } from "../service/seed.ts";
import type { SnapshotData } from "../store/store.ts";
import { InvalidSnapshotError } from "./invalid-snapshot-error.ts";

/** Everything that an emulator holds: its seed, and the state of each service by name. What time it is, is no part. */
export interface EmulatorSnapshot {
  /** Of nothing that the emulator holds. */
  toJSON(): EmulatorSnapshotData;
}

export interface EmulatorSnapshotData {
  readonly seed: Seed;
  readonly services: Readonly<Record<string, SnapshotData>>;
}

/**
 * Takes `snapshot`, such as the JSON of a request, for what an emulator of these services holds. What is in the stores
 * of the services, they look at when they take it.
 *
 * @throws InvalidSnapshotError; InvalidSeedError
 */
export function readSnapshotData(snapshot: unknown, serviceNames: readonly string[]): EmulatorSnapshotData {
  const data = hasToJson(snapshot) ? snapshot.toJSON() : snapshot;
  const { seed, services, ...others } = Object(data) as Record<string, unknown>;
  if (!isRecord(data) || !isRecord(seed) || !isRecord(services) || Object.keys(others).length > 0)
    throw new InvalidSnapshotError("it must be { seed, services: { name: state } }, as snapshots give it.");
  const foreign = Object.keys(services).filter((name) => !serviceNames.includes(name));
  const missing = serviceNames.filter((name) => !isRecord(services[name]));
  if (foreign.length > 0 || missing.length > 0)
    throw new InvalidSnapshotError(
      `it must have the state of ${serviceNames.join(", ")}, and has that of ${Object.keys(services).join(", ") || "none"}.`,
    );
  return { seed: seedReader.read(seed), services: services as EmulatorSnapshotData["services"] };
}

function hasToJson(value: unknown): value is { toJSON(): unknown } {
  return typeof (value as { toJSON?: unknown } | null | undefined)?.toJSON === "function";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
