import { isMap, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";

/** `/paths/~1zones` as `paths`, `/zones`; what cannot be decoded stays as it is written. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => decode(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The value below a mapping or a list, and what to point at when it is meant: its key, or the item itself. */
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
