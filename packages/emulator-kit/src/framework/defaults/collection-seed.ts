import { pointerTo } from "@seamline/openapi/json-pointer";
import type { Collections, ValueOf } from "../../store/collection.ts";
import type { SeedProblem } from "../seed.ts";
import { unaddressableProblems } from "../seed-checks.ts";
import type { SeedCount, SeedSection } from "../service.ts";
import type { ServiceTransaction } from "../service-state.ts";

/** The default section of a seed: each collection's items, by key. */
export type CollectionSection<All extends Collections> = {
  readonly [Name in keyof All]?: Readonly<Record<string, ValueOf<All, Name>>>;
};

type AnySection = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Creates a seed section that stores its items unchanged. */
export function collectionSeed(
  service: string,
  collections: Collections,
): SeedSection<undefined, AnySection> {
  return {
    schema: sectionSchema(service, collections),
    check: sectionProblems,
    counts: (section) => Object.keys(collections).map((name) => countOf(name, section)),
    readFixtures: () => undefined,
  };
}

/** Returns a function that stores the items of a section. */
export function writeCollections(collections: Collections) {
  return async (transaction: ServiceTransaction<Collections>, section: AnySection): Promise<void> => {
    for (const name of Object.keys(collections))
      for (const [key, value] of Object.entries(section[name] ?? {}))
        await transaction.put(name, key, value as never);
  };
}

function sectionSchema(service: string, collections: Collections): object {
  const properties = Object.entries(collections).map(([name, { schema }]) => [
    name,
    {
      type: "object",
      description: `The items in the collection ${name} by key.`,
      additionalProperties:
        schema === undefined ? { type: "object" } : { $ref: `#/$defs/${service}/${schema}` },
    },
  ]);
  return { type: "object", properties: Object.fromEntries(properties), additionalProperties: false };
}

function* sectionProblems(section: AnySection): Generator<readonly SeedProblem[]> {
  for (const [name, items] of Object.entries(section)) {
    const places = Object.keys(items).map((key) => ({
      pointer: pointerTo(name) + pointerTo(key),
      name: key,
    }));
    yield places
      .filter((place) => place.name === "")
      .map(({ pointer }) => ({ pointer, problem: "A key must not be empty." }));
    yield unaddressableProblems(places);
  }
}

function countOf(name: string, section: AnySection): SeedCount {
  return { count: Object.keys(section[name] ?? {}).length, one: singularOf(name), many: name };
}

/** Returns the singular of a regular English plural: `parcel` for `parcels`, `delivery` for `deliveries`. */
function singularOf(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, "y");
  if (/(?:[sx]|[cs]h)es$/.test(name)) return name.replace(/es$/, "");
  return name.replace(/([^s])s$/, "$1");
}
