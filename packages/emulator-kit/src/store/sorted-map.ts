/**
 * An immutable sorted map. `withPair` and `withoutKey` return a new map that shares all nodes with the old map, except
 * for one path. Keeping old states is therefore cheap. The map is a weight-balanced tree (Hirai and Yamamoto,
 * "Balancing weight-balanced trees", 2011, with delta 3 and gamma 2). The sizes of its subtrees are also used to count
 * ranges and to skip items in logarithmic time.
 */
export type SortedMap = SortedNode | undefined;

interface SortedNode {
  readonly key: string;
  readonly value: string;
  readonly size: number;
  readonly left: SortedMap;
  readonly right: SortedMap;
}

const DELTA = 3;
const GAMMA = 2;

export function sizeOf(map: SortedMap): number {
  return map === undefined ? 0 : map.size;
}

export function valueAt(map: SortedMap, key: string): string | undefined {
  let node = map;
  while (node !== undefined && node.key !== key) node = key < node.key ? node.left : node.right;
  return node?.value;
}

/** Returns a map with changed pairs. Pairs whose new value is `undefined` are removed. */
export function withChanges(map: SortedMap, changes: ReadonlyMap<string, string | undefined>): SortedMap {
  if (map === undefined) return mapOf(changes);
  let changed: SortedMap = map;
  for (const [key, value] of changes)
    changed = value === undefined ? withoutKey(changed, key) : withPair(changed, key, value);
  return changed;
}

/** Creates a balanced map from all pairs at once. Inserting each pair would take several times as long. */
function mapOf(changes: ReadonlyMap<string, string | undefined>): SortedMap {
  const keys: string[] = [];
  for (const [key, value] of changes) if (value !== undefined) keys.push(key);
  keys.sort();
  const between = (start: number, end: number): SortedMap => {
    if (start === end) return undefined;
    const middle = (start + end) >>> 1;
    const key = keys[middle] as string;
    const [left, right] = [between(start, middle), between(middle + 1, end)];
    return { key, value: changes.get(key) as string, size: end - start, left, right };
  };
  return between(0, keys.length);
}

export function withPair(map: SortedMap, key: string, value: string): SortedNode {
  if (map === undefined) return { key, value, size: 1, left: undefined, right: undefined };
  if (key === map.key) return { ...map, value };
  return key < map.key
    ? rebalance(map, withPair(map.left, key, value), map.right)
    : rebalance(map, map.left, withPair(map.right, key, value));
}

export function withoutKey(map: SortedMap, key: string): SortedMap {
  if (map === undefined) return undefined;
  if (key < map.key) return rebalance(map, withoutKey(map.left, key), map.right);
  if (key > map.key) return rebalance(map, map.left, withoutKey(map.right, key));
  if (map.left === undefined) return map.right;
  if (map.right === undefined) return map.left;
  const successor = firstOf(map.right);
  return rebalance(successor, map.left, withoutKey(map.right, successor.key));
}

/** Returns the number of keys that are less than `key`. */
export function rankOf(map: SortedMap, key: string): number {
  let below = 0;
  let node = map;
  while (node !== undefined) {
    if (node.key < key) {
      below += sizeOf(node.left) + 1;
      node = node.right;
    } else {
      node = node.left;
    }
  }
  return below;
}

/** Appends the keys at the positions from `start` (inclusive) to `end` (exclusive) to `keys`. */
export function collectKeys(map: SortedMap, start: number, end: number, keys: string[]): void {
  if (map === undefined || start >= end) return;
  const own = sizeOf(map.left);
  if (start < own) collectKeys(map.left, start, Math.min(end, own), keys);
  if (start <= own && own < end) keys.push(map.key);
  if (own + 1 < end) collectKeys(map.right, Math.max(0, start - own - 1), end - own - 1, keys);
}

/** Yields keys and values in the order of the keys. */
export function* pairsOf(map: SortedMap): Generator<readonly [key: string, value: string]> {
  const path: SortedNode[] = [];
  for (let node = map; node !== undefined || path.length > 0; ) {
    for (; node !== undefined; node = node.left) path.push(node);
    const { key, value, right } = path.pop() as SortedNode;
    yield [key, value];
    node = right;
  }
}

function firstOf(node: SortedNode): SortedNode {
  return node.left === undefined ? node : firstOf(node.left);
}

/** Creates a balanced node from a pair and two subtrees. One of the subtrees can have one key too many or too few. */
function rebalance(pair: SortedNode, left: SortedMap, right: SortedMap): SortedNode {
  if (isHeavier(right, left)) return rotateLeft(pair, left, right as SortedNode);
  if (isHeavier(left, right)) return rotateRight(pair, left as SortedNode, right);
  return nodeOf(pair, left, right);
}

function rotateLeft(pair: SortedNode, left: SortedMap, right: SortedNode): SortedNode {
  const inner = right.left;
  if (inner === undefined || isSingle(inner, right.right)) {
    return nodeOf(right, nodeOf(pair, left, inner), right.right);
  }
  return nodeOf(inner, nodeOf(pair, left, inner.left), nodeOf(right, inner.right, right.right));
}

function rotateRight(pair: SortedNode, left: SortedNode, right: SortedMap): SortedNode {
  const inner = left.right;
  if (inner === undefined || isSingle(inner, left.left)) {
    return nodeOf(left, left.left, nodeOf(pair, inner, right));
  }
  return nodeOf(inner, nodeOf(left, left.left, inner.left), nodeOf(pair, inner.right, right));
}

function isHeavier(one: SortedMap, other: SortedMap): boolean {
  return sizeOf(one) + 1 > DELTA * (sizeOf(other) + 1);
}

function isSingle(inner: SortedMap, outer: SortedMap): boolean {
  return sizeOf(inner) + 1 < GAMMA * (sizeOf(outer) + 1);
}

function nodeOf(pair: SortedNode, left: SortedMap, right: SortedMap): SortedNode {
  return { key: pair.key, value: pair.value, size: sizeOf(left) + sizeOf(right) + 1, left, right };
}
