import type { Seed } from "../framework/seed.ts";
import type { SeedSection, ServicesByName } from "../framework/service.ts";

type SectionOf<One> = One extends { readonly seed: SeedSection<unknown, infer Section> } ? Section : never;

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

/**
 * The state that an emulator starts with: accounts, tokens, and a section for each service.
 *
 * @typeParam ByName the services by name
 */
export type SeedByName<ByName> = Repeatable<
  Pick<Seed, "accounts" | "tokens"> & { readonly [Name in keyof ByName]?: SectionOf<ByName[Name]> }
>;

/**
 * The state that an emulator of one service or of several starts with.
 *
 * @example
 * const seed: SeedOf<typeof parcels> = { parcels: { parcels: { "p-1": { weight: 300 } } } };
 */
export type SeedOf<Services> = Services extends readonly Named[]
  ? SeedByName<ServicesByName<Services>>
  : Services extends Named
    ? SeedByName<ServicesByName<readonly [Services]>>
    : never;

type Named = { readonly name: string };
