import { JSONPathNode, JSONPathNodeList, JSONPathQuery, type JSONValue, jsonpath } from "json-p3";
import { isContainer } from "./json.ts";
import type { QuerySteps } from "./limits.ts";

const { IndexSelector, NameSelector } = jsonpath.selectors;

type Segment = JSONPathQuery["segments"][number];
type Selector = Segment["selectors"][number];

/**
 * A query that counts each value it visits. Does not use the library's evaluation, which has no limit and spreads all
 * list elements onto the stack.
 */
export class BoundedQuery extends JSONPathQuery {
  readonly steps: QuerySteps;

  constructor(query: JSONPathQuery, segments: Segment[], steps: QuerySteps) {
    super(query.environment, segments);
    this.steps = steps;
  }

  override query(value: JSONValue): JSONPathNodeList {
    return new JSONPathNodeList(this.#nodes(value, (nodes) => nodes));
  }

  override lazyQuery(value: JSONValue): IterableIterator<JSONPathNode> {
    return this.query(value).nodes[Symbol.iterator]();
  }

  /** Returns the selected nodes without duplicates. `$..[*]..[*]`, for example, selects most nodes many times. */
  distinct(value: JSONValue): JSONPathNode[] {
    return this.#nodes(value, withoutDuplicates);
  }

  /** Returns a query with only the first `length` segments. */
  upTo(length: number): BoundedQuery {
    return new BoundedQuery(this, this.segments.slice(0, length), this.steps);
  }

  #nodes(value: JSONValue, reduce: (nodes: JSONPathNode[]) => JSONPathNode[]): JSONPathNode[] {
    let nodes = [new JSONPathNode(value, [], value)];
    let areNested = false;
    for (const segment of this.segments) {
      const isDeep = isDescendantSegment(segment);
      const mayRepeat = segment.selectors.length > 1 || (isDeep && areNested);
      const found = this.#resolve(segment, nodes);
      nodes = mayRepeat ? reduce(found) : found;
      areNested ||= isDeep;
    }
    return nodes;
  }

  #resolve(segment: Segment, nodes: readonly JSONPathNode[]): JSONPathNode[] {
    const isDeep = isDescendantSegment(segment);
    const found: JSONPathNode[] = [];
    for (const node of nodes) {
      for (const visited of isDeep ? this.#visit(node) : [node]) {
        for (const selector of segment.selectors) {
          this.steps.spend(costOf(selector, visited.value));
          for (const selected of selector.resolve(visited)) {
            found.push(selected);
          }
        }
      }
    }
    return found;
  }

  /** Yields a node and all its descendants, in document order. */
  *#visit(start: JSONPathNode): Generator<JSONPathNode> {
    const open = [start];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      this.steps.spend(1);
      yield node;
      if (isContainer(node.value)) {
        const isList = Array.isArray(node.value);
        for (const [key, child] of Object.entries(node.value).reverse()) {
          const location = [...node.location, isList ? Number(key) : key];
          open.push(new JSONPathNode(child as JSONValue, location, node.root));
        }
      }
    }
  }
}

/** Returns whether a segment starts with two dots. The library does not export the class for these segments. */
export function isDescendantSegment(segment: Segment): boolean {
  return segment.toString().startsWith("..");
}

function costOf(selector: Selector, value: unknown): number {
  const isSingular = selector instanceof NameSelector || selector instanceof IndexSelector;
  return isSingular || !isContainer(value) ? 1 : 1 + Object.keys(value).length;
}

function withoutDuplicates(nodes: JSONPathNode[]): JSONPathNode[] {
  return [...new Map(nodes.map((node) => [JSON.stringify(node.location), node])).values()];
}
