import type { Alias, Document, Node } from "yaml";

/** Functions of the `yaml` package. Passed as an argument, because some importers load the package lazily. */
export type YamlGuards = Pick<typeof import("yaml"), "isAlias" | "isCollection" | "isPair">;

/** Result of resolving aliases. */
export interface AliasReport {
  /** The first alias whose anchor comes later, does not exist, or contains the alias. */
  readonly faulty?: Alias;
  /** Whether the aliases expand to so many values that reading the document would exhaust the memory. */
  readonly isBomb: boolean;
}

/** Documents below this size are never bombs. */
const LARGE_SIZE = 1_000_000;

/** Maximum growth of a large document by its aliases. */
const MAX_GROWTH = 100;

/** An anchored node with the number of values inside it, aliases expanded. */
interface Anchored {
  readonly node: Node;
  readonly size: number;
}

/**
 * Resolves each alias of a YAML document once, in a single pass, and checks the size of the expanded document. Call
 * `toJS` with `maxAliasCount: -1` afterwards: the library's own search starts at the top of the document for every
 * alias, and its own limit ignores the size of the anchored node.
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
  /** Values in the document, with each alias as one value. */
  written = 0;
  readonly #guards: YamlGuards;
  readonly #anchors = new Map<string, Anchored>();

  constructor(guards: YamlGuards) {
    this.#guards = guards;
  }

  /** Returns the number of values in a part of the document, aliases expanded. */
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
    // An anchor is known once its node has ended, so an alias inside its own anchor finds nothing.
    const target = this.#anchors.get(alias.source);
    if (target === undefined) {
      this.faulty ??= alias;
      return 1;
    }
    alias.resolve = () => target.node as ReturnType<Alias["resolve"]>;
    return target.size;
  }
}
