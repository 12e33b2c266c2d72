import { createEmulator, type EmulatorCoverage } from "@seamline/emulator";
import type { Contract } from "../model/contract.ts";

/** What the emulator says of a contract that it emulates. */
export interface ContractEmulation {
  /** Operations of the reference profile that it handles. */
  readonly handled: number;
  readonly operations: number;
  /** Extension points that it fills, by the reference profile or by a rule of its own. */
  readonly filled: number;
  readonly points: number;
  /** How it fills a point, in a sentence; undefined where it does not. */
  readonly noteOf: (id: string) => string | undefined;
}

let known: EmulatorCoverage | undefined;

/** Asks an emulator how much of the contracts it covers. */
function coverage(): EmulatorCoverage {
  if (known === undefined) {
    const emulator = createEmulator();
    known = emulator.coverage();
    emulator.close();
  }
  return known;
}

/** What the emulator covers of a contract; undefined for one that it does not emulate. */
export function emulationOf({ service, version }: Contract): ContractEmulation | undefined {
  const id = version === undefined ? service : `${service}@${version}`;
  const operations = coverage().operations.filter(({ document }) => document === id);
  const points = coverage().extensionPoints.filter(({ document }) => document === id);
  if (operations.length === 0) return undefined;
  const notes = new Map(points.map((point) => [point.id, point.coverageNote || undefined]));
  return {
    handled: operations.filter(({ isHandled }) => isHandled).length,
    operations: operations.length,
    filled: points.filter(({ coverageNote }) => coverageNote !== false).length,
    points: points.length,
    noteOf: (point) => notes.get(point),
  };
}
