import {
  type AnyCollection,
  type Collection,
  type CollectionOptions,
  type Collections,
  collection,
} from "../store/collection.ts";

/** The collections of a definition: `collection<Parcel>()`, or the options of a collection of any objects (`{}`). */
export type CollectionDefinitions = Readonly<Record<string, AnyCollection | UntypedCollection>>;

// biome-ignore lint/suspicious/noExplicitAny: the definition does not say what the values are
type UntypedValue = any;

type UntypedCollection = CollectionOptions<UntypedValue>;

/** The collections that the definitions declare. */
export type CollectionsOf<Definitions extends CollectionDefinitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends AnyCollection
    ? Definitions[Name]
    : Collection<UntypedValue>;
};

/** Replaces the options of a collection by the collection. */
export function completeCollections(definitions: CollectionDefinitions): Collections {
  const completed = Object.entries(definitions).map(([name, definition]) => [
    name,
    isCollection(definition) ? definition : collection(definition),
  ]);
  return Object.fromEntries(completed);
}

function isCollection(definition: AnyCollection | UntypedCollection): definition is AnyCollection {
  return "indexed" in definition;
}
