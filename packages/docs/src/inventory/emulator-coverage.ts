import { createEmulator, type EmulatorCoverage } from "@seamline/emulator";
import type { Contract } from "../model/contract.ts";

/** Coverage of a contract by the emulator. */
export interface ContractEmulation {
  /** Number of reference profile operations that the emulator handles. */
  readonly handled: number;
  readonly operations: number;
  /** Number of extension points with a description of the emulator's behavior, filled or open. */
  readonly decided: number;
  readonly points: number;
  /** Returns a sentence about the emulator's behavior at a point, or undefined if the point has no note. */
  readonly noteOf: (id: string) => string | undefined;
}

let known: EmulatorCoverage | undefined;

function coverage(): EmulatorCoverage {
  if (known === undefined) {
    const emulator = createEmulator();
    known = emulator.coverage();
    emulator.close();
  }
  return known;
}

/** Returns the coverage of a contract, or undefined if the emulator does not support it. */
export function emulationOf({ service, version }: Contract): ContractEmulation | undefined {
  const id = version === undefined ? service : `${service}@${version}`;
  const operations = coverage().operations.filter(({ document }) => document === id);
  const points = coverage().extensionPoints.filter(({ document }) => document === id);
  if (operations.length === 0) return undefined;
  const notes = new Map(points.map((point) => [point.id, point.coverageNote || undefined]));
  return {
    handled: operations.filter(({ isHandled }) => isHandled).length,
    operations: operations.length,
    decided: points.filter(({ coverageNote }) => coverageNote !== false).length,
    points: points.length,
    noteOf: (point) => notes.get(point),
  };
}
