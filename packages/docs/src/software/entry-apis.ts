import { type Declaration, DeclarationReader } from "./declarations.ts";
import { type PublicEntry, publicEntries } from "./public-entries.ts";
import { TOPICS, type Topic } from "./topics.ts";

/** The exports of an entry, grouped by where the site documents them. */
export interface EntryApi {
  readonly entry: PublicEntry;
  /** Exports that this page documents. */
  readonly own: readonly Declaration[];
  /** Names of types generated from a contract. The reference documents them. */
  readonly generated: readonly string[];
  /** Names of exports documented on another entry's page. */
  readonly elsewhere: readonly Listed[];
}

/** A page that documents exports. */
interface Owner {
  readonly title: string;
  readonly url: string;
}

/** Names of exports and the page that documents them. */
export interface Listed {
  readonly owner: Owner;
  readonly names: readonly string[];
}

/** A topic with its declarations. */
export interface TopicApi {
  readonly topic: Topic;
  readonly own: readonly Declaration[];
}

interface ReadEntry {
  readonly entry: PublicEntry;
  readonly declarations: readonly Declaration[];
}

/**
 * Returns the exports of all entries and topics. A topic documents its declarations. Other declarations are documented by
 * the first entry of their package that exports them.
 *
 * @throws Error if a topic names an unknown export
 */
export function softwareApis(): { readonly entries: EntryApi[]; readonly topics: TopicApi[] } {
  const entries = publicEntries();
  const reader = new DeclarationReader(entries.map(({ file }) => file));
  const read = entries.map((entry) => ({ entry, declarations: reader.read(entry.file) }));
  const topics = TOPICS.map((topic) => ({ topic, own: declarationsOf(topic, read) }));
  const owners = new Map<string, Owner>(entryOwners(read));
  for (const { topic, own } of topics) for (const declaration of own) owners.set(keyOf(declaration), topic);
  return { entries: read.map((each) => sorted(each, owners)), topics };
}

function entryOwners(read: readonly ReadEntry[]): Map<string, EntryOwner> {
  const owners = new Map<string, EntryOwner>();
  for (const { entry, declarations } of read)
    for (const declaration of declarations) {
      const key = keyOf(declaration);
      const owner = owners.get(key);
      // A declaration is documented by its own package, even if other packages export it first.
      if (
        owner === undefined ||
        (!isInPackageOf(owner.entry, declaration) && isInPackageOf(entry, declaration))
      )
        owners.set(key, { title: entry.specifier, url: entry.url, entry });
    }
  return owners;
}

interface EntryOwner extends Owner {
  readonly entry: PublicEntry;
}

function declarationsOf({ title, names }: Topic, read: readonly ReadEntry[]): Declaration[] {
  return Object.entries(names).flatMap(([name, exports]) => {
    const ofPackage = read.filter(({ entry }) => entry.package === name);
    const known = ofPackage.flatMap(({ entry, declarations }) =>
      declarations.filter((each) => isInPackageOf(entry, each)),
    );
    return exports.map((wanted) => {
      const found = known.find((each) => each.name === wanted);
      if (found === undefined)
        throw new Error(`the topic "${title}" names ${wanted}, which ${name} does not export`);
      return found;
    });
  });
}

function sorted({ entry, declarations }: ReadEntry, owners: ReadonlyMap<string, Owner>): EntryApi {
  const generated = declarations.filter(isGeneratedType);
  const others = declarations.filter((declaration) => !generated.includes(declaration));
  const isOwn = (declaration: Declaration) => owners.get(keyOf(declaration))?.url === entry.url;
  const foreign = others.filter((declaration) => !isOwn(declaration));
  const groups = Map.groupBy(foreign, (declaration) => owners.get(keyOf(declaration)) as Owner);
  const merged = Map.groupBy(groups, ([owner]) => owner.url);
  return {
    entry,
    own: others.filter(isOwn),
    generated: generated.map(({ name }) => name),
    elsewhere: [...merged.values()].map((same) => ({
      owner: same[0]?.[0] as Owner,
      names: same.flatMap(([, found]) => found.map(({ name }) => name)),
    })),
  };
}

/** The client's interface and functions are generated, too, but the reference does not describe them. */
function isGeneratedType({ file, kind, name }: Declaration): boolean {
  return file.endsWith(".gen.d.ts") && kind !== "function" && !/(?:Client|Options)$/.test(name);
}

function keyOf({ file, name }: Declaration): string {
  return `${file}#${name}`;
}

function isInPackageOf(entry: PublicEntry, { file }: Declaration): boolean {
  return file.includes(`/${entry.package.split("/").at(-1)}/`);
}
