import { isMap, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";

/** Returns a value in a mapping or a list, and the node to report: the key of a mapping, or the item of a list. */
export function childAt(node: unknown, name: string): { value: Node; place: Node } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(name)] as Node | undefined;
    return item && { value: item, place: item };
  }
  const pair: Pair | undefined = isMap(node)
    ? node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === name)
    : undefined;
  return pair?.value ? { value: pair.value as Node, place: pair.key as Node } : undefined;
}
