import type { Seed } from "../framework/seed.ts";
import type { SeedSection } from "../framework/service.ts";
import type { services } from "../generated/services.gen.ts";

export type ServiceName = keyof typeof services;

type SectionOf<Name extends ServiceName> = (typeof services)[Name] extends {
  readonly seed: SeedSection<unknown, infer Section>;
}
  ? Section
  : never;

type Scalar = string | number | boolean | null | undefined;

/** Items of lists may say how often the list repeats them. */
type Repeatable<Value> = unknown extends Value
  ? Value
  : Value extends Scalar
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly RepeatableItem<Item>[]
      : { readonly [Member in keyof Value]: Repeatable<Value[Member]> };

type RepeatableItem<Item> = Item extends Scalar
  ? Item
  : Repeatable<Item> & {
      /** How often the list repeats the item. `{n}` in its texts is the number of the copy, from 1. */
      readonly repeat?: number;
    };

/** The state that an emulator starts with. `seed.schema.json` says the same of seeds in files. */
export type EmulatorSeed = Repeatable<
  Pick<Seed, "accounts" | "tokens"> & { readonly [Name in ServiceName]?: SectionOf<Name> }
>;
