import { type SeenPoint, seenAtPoints } from "../../observe/points/seen-at-points.ts";
import type { VerifyResult } from "../verify-service.ts";

/** Result of a run as data, without the observation. */
export interface VerifyData extends Omit<VerifyResult, "observation"> {
  readonly document: string;
  readonly profile: string;
  /** Observations at open points of the contract: names, types and counts. */
  readonly openPoints: readonly SeenPoint[];
  /** Files of proposed overlays. */
  readonly proposals: readonly string[];
}

export function verifyData(
  { observation, ...result }: VerifyResult,
  proposals: readonly string[],
): VerifyData {
  const { document, profile } = result.run;
  const openPoints = observation.documents.flatMap(seenAtPoints);
  return { document, profile, ...result, openPoints, proposals };
}
