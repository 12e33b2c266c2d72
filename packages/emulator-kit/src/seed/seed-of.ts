import type { Seed } from "../framework/seed.ts";
import type { SeedSection, ServicesByName } from "../framework/service.ts";

type SectionOf<One> = One extends { readonly seed: SeedSection<unknown, infer Section> } ? Section : never;

type Scalar = string | number | boolean | null | undefined;

/** A value whose list items can have `repeat`. */
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
      /** Number of copies of this item. In its strings, `{n}` is replaced by the number of the copy, starting at 1. */
      readonly repeat?: number;
    };

/**
 * The initial state of an emulator: accounts, tokens and a section for each service.
 *
 * @typeParam ByName the services by name
 */
export type SeedByName<ByName> = Repeatable<
  Pick<Seed, "accounts" | "tokens"> & { readonly [Name in keyof ByName]?: SectionOf<ByName[Name]> }
>;

/**
 * The initial state of an emulator with one or more services.
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
