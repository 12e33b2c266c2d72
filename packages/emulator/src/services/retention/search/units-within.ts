import type { RetentionSection } from "../seed/retention-section.ts";

const childUnits = new WeakMap<RetentionSection, ReadonlyMap<string, readonly string[]>>();

/** Ids of an organizational unit and of every unit within it, however deep. */
export function unitsWithin(section: RetentionSection, orgUnitId: string): ReadonlySet<string> {
  const children = childrenOf(section);
  const units = new Set([orgUnitId]);
  // A set goes on over what is added to it meanwhile, and units that contain each other are in it once.
  for (const unit of units) for (const child of children.get(unit) ?? []) units.add(child);
  return units;
}

function childrenOf(section: RetentionSection): ReadonlyMap<string, readonly string[]> {
  const known = childUnits.get(section);
  if (known) return known;
  const children = new Map<string, string[]>();
  for (const { id, parent } of section.orgUnits ?? []) {
    if (parent === undefined) continue;
    const siblings = children.get(parent);
    if (siblings) siblings.push(id);
    else children.set(parent, [id]);
  }
  childUnits.set(section, children);
  return children;
}
