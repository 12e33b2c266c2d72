import {
  type AnyCollection,
  type Collection,
  type CollectionOptions,
  type Collections,
  collection,
} from "../store/collection.ts";

/** The collections of a service: `collection<Parcel>()`, or `{}` for a collection of arbitrary objects. */
export type CollectionDefinitions = Readonly<Record<string, AnyCollection | UntypedCollection>>;

// biome-ignore lint/suspicious/noExplicitAny: the type of the values is not known here
type UntypedValue = any;

type UntypedCollection = CollectionOptions<UntypedValue>;

/** Collections by name, derived from the type of their definitions. */
export type CollectionsOf<Definitions extends CollectionDefinitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends AnyCollection
    ? Definitions[Name]
    : Collection<UntypedValue>;
};

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
