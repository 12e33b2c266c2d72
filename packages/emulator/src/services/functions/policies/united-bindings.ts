import type { Binding } from "../../../generated/functions-v2.types.gen.ts";

/** One binding for each role and condition, in the order in which they come first, with each member once. */
export function unitedBindings(bindings: readonly Binding[]): Binding[] {
  const united = new Map<string, Binding>();
  for (const binding of bindings) {
    const key = JSON.stringify([binding.role, conditionOf(binding)]);
    const members = [...(united.get(key)?.members ?? []), ...(binding.members ?? [])];
    united.set(key, { ...binding, members: [...new Set(members)] });
  }
  return [...united.values()];
}

function conditionOf({ condition }: Binding): unknown {
  if (!condition) return null;
  const { title, description, expression, location } = condition;
  return [title, description, expression, location];
}
