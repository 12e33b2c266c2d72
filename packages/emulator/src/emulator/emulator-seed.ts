import type { services } from "../generated/services.gen.ts";
import type { Seed, SeedAccount } from "../service/seed.ts";
import type { SeedSection } from "../service/service.ts";

export type ServiceName = keyof typeof services;

type SectionOf<Name extends ServiceName> = (typeof services)[Name] extends {
  readonly seed: SeedSection<never, infer Section>;
}
  ? Section
  : never;

/** The state that an emulator starts with. */
export type EmulatorSeed = Pick<Seed, "accounts" | "tokens"> & {
  readonly [Name in ServiceName]?: SectionOf<Name>;
};

export type { SeedAccount };
