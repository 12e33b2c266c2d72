import type { EmulatorSeed } from "../../../src/index.ts";

type RetentionSeed = NonNullable<EmulatorSeed["retention"]>;
type SeedMatter = NonNullable<RetentionSeed["matters"]>[number];

export type SeedMessage = NonNullable<RetentionSeed["messages"]>[number];
export type SeedHold = NonNullable<SeedMatter["holds"]>[number];
export type SeedSavedQuery = NonNullable<SeedMatter["savedQueries"]>[number];
export type SeedExport = NonNullable<SeedMatter["exports"]>[number];

/** Returns a query for the mail of the given accounts. */
export function mailOf(...emails: readonly string[]): object {
  return { corpus: "MAIL", method: "ACCOUNT", accountInfo: { emails } };
}
