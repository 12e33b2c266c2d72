import type { BundleNode } from "./bundle-node.ts";
import type { Loss } from "./loss.ts";

/** Fields that a schema names and another, if there is one, does not, or of which it says less, at any depth. */
export function* lostFields(
  before: BundleNode,
  after: BundleNode | undefined,
  seen: ReadonlySet<string> = new Set(),
): Generator<Loss> {
  if (seen.has(before.pointer)) return;
  const here = new Set([...seen, before.pointer]);
  for (const [name, field] of before.at("properties")?.entries() ?? []) {
    const same = after?.at("properties", name);
    if (same === undefined) yield { what: `the field ${name}`, pointer: field.pointer };
    else if (!keepsType(field, same)) yield { what: `the type of ${name}`, pointer: field.pointer };
    else yield* lostFields(field, same, here);
  }
  const [items, sameItems] = [before.at("items"), after?.at("items")];
  if (items !== undefined) yield* lostFields(items, sameItems, here);
}

/** An overlay may say that a field can be null, and give a format or a type to one that has none. */
function keepsType(before: BundleNode, after: BundleNode): boolean {
  const types = typesOf(before);
  const format = before.at("format")?.value;
  return (
    (types.length === 0 || types.join() === typesOf(after).join()) &&
    (format === undefined || format === after.at("format")?.value)
  );
}

function typesOf(schema: BundleNode): string[] {
  return [schema.at("type")?.value ?? []]
    .flat()
    .map(String)
    .filter((type) => type !== "null")
    .sort();
}
