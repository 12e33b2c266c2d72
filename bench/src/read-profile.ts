import type { SpecDocument } from "../../specs/dist/index.d.ts";

type ProfileName = SpecDocument["profile"];

const PROFILES: readonly ProfileName[] = ["as shown", "reference"];

/**
 * Reads the value of `--profile`.
 *
 * @throws Error for any other value
 */
export function readProfile(value: string): ProfileName {
  const profile = PROFILES.find((name) => name === value);
  if (profile === undefined) throw new Error(`--profile must be ${PROFILES.join(" or ")}, but got ${value}.`);
  return profile;
}
