import type { Alias, Document, Node } from "yaml";

/** Functions of the `yaml` package. They are passed as an argument because some callers load the package lazily. */
export type YamlGuards = Pick<typeof import("yaml"), "isAlias" | "isCollection" | "isPair">;

/** Result of resolving aliases. */
export interface AliasReport {
  /** The first alias whose anchor is missing, comes later, or contains the alias. */
  readonly faulty?: Alias;
  /** True if expanding the aliases would exhaust memory. */
  readonly isBomb: boolean;
}

/** Number of values that every document may contain after its aliases are expanded. */
const LARGE_SIZE = 1_000_000;

/** Maximum expansion factor of a large document. */
const MAX_GROWTH = 100;

/** An anchored node and its number of nested values with aliases expanded. */
interface Anchored {
  readonly node: Node;
  readonly size: number;
}

/**
 * Resolves all aliases of a YAML document in a single pass and checks the size of the expanded document. Call `toJS`
 * with `maxAliasCount: -1` afterwards. The library itself searches the whole document for every alias, and its limit
 * does not consider the size of the anchored nodes.
 */
export function resolveAliases(document: Document, guards: YamlGuards): AliasReport {
  const walk = new AliasWalk(guards);
  const size = walk.sizeOf(document.contents);
  return {
    ...(walk.faulty && { faulty: walk.faulty }),
    isBomb: size > LARGE_SIZE && size > MAX_GROWTH * walk.written,
  };
}

class AliasWalk {
  faulty: Alias | undefined;
  /** Number of values in the document. An alias is one value. */
  written = 0;
  readonly #guards: YamlGuards;
  readonly #anchors = new Map<string, Anchored>();

  constructor(guards: YamlGuards) {
    this.#guards = guards;
  }

  /** Returns the number of values in a node, with aliases expanded. */
  sizeOf(part: unknown): number {
    const { isAlias, isCollection, isPair } = this.#guards;
    if (isPair(part)) {
      return this.sizeOf(part.key) + this.sizeOf(part.value);
    }
    this.written += 1;
    if (isAlias(part)) {
      return this.#sizeOfAlias(part);
    }
    let size = 1;
    for (const item of isCollection(part) ? part.items : []) {
      size += this.sizeOf(item);
    }
    const { anchor } = (part ?? {}) as { readonly anchor?: string };
    if (anchor !== undefined) {
      this.#anchors.set(anchor, { node: part as Node, size });
    }
    return size;
  }

  #sizeOfAlias(alias: Alias): number {
    // An anchor is only registered at the end of its node, so an alias inside its own anchor is not resolved.
    const target = this.#anchors.get(alias.source);
    if (target === undefined) {
      this.faulty ??= alias;
      return 1;
    }
    alias.resolve = () => target.node as ReturnType<Alias["resolve"]>;
    return target.size;
  }
}
