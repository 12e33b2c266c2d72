import { createHash } from "node:crypto";
import type { Bom, Component, Dependency, Hash } from "./bom.ts";

/** Facts about the commit that a bill states. */
export interface BillOrigin {
  readonly commit: string;
  /** Seconds since 1970. */
  readonly time: number;
}

export interface ShippedPackage {
  /** Bill of materials that pnpm generated for the package. */
  readonly bill: Bom;
  /** Components that are bundled into its files. */
  readonly bundled: readonly Component[];
  /** Hash of its tarball, if it is packed. */
  readonly hash?: Hash;
}

/** Creates the bill of one package. The same commit always results in the same bill. */
export function packageBill(
  shipped: ShippedPackage,
  all: readonly ShippedPackage[],
  origin: BillOrigin,
): Bom {
  const { bill, bundled } = shipped;
  const root = withHash(bill.metadata.component, all);
  const components = [...bill.components, ...bundled].map((component) => withHash(component, all));
  const dependencies = [...bill.dependencies, ...bundledDependencies(shipped)];
  return sealed({ ...bill, metadata: metadataOf(root, origin), components, dependencies });
}

/** Creates the bill of a whole release: its packages and everything that is installed with them. */
export function releaseBill(name: string, all: readonly ShippedPackage[], origin: BillOrigin): Bom {
  const [first] = all;
  if (!first) throw new Error("No package is public, so there is no bill of materials.");
  const ref = `${name}@${origin.commit}`;
  const root: Component = { type: "application", name, version: origin.commit, "bom-ref": ref };
  const packages = all.map(({ bill }) => bill.metadata.component);
  const components = [...packages, ...all.flatMap(({ bill, bundled }) => [...bill.components, ...bundled])];
  const dependsOn = packages.map((component) => refOf(component));
  const dependencies = [
    { ref, dependsOn },
    ...all.flatMap((each) => [...each.bill.dependencies, ...bundledDependencies(each)]),
  ];
  return sealed({
    ...first.bill,
    metadata: metadataOf(root, origin),
    components: components.map((component) => withHash(component, all)),
    dependencies,
  });
}

export function formatBill(bill: Bom): string {
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function refOf(component: Component): string {
  return component["bom-ref"] ?? component.name;
}

function bundledDependencies({ bill, bundled }: ShippedPackage): Dependency[] {
  if (bundled.length === 0) return [];
  return [{ ref: refOf(bill.metadata.component), dependsOn: bundled.map(refOf) }];
}

function metadataOf(component: Component, { commit, time }: BillOrigin): Bom["metadata"] {
  return {
    timestamp: new Date(time * 1000).toISOString(),
    // No version of pnpm, because it depends on the machine and not on the commit.
    tools: { components: [{ type: "application", name: "pnpm" }] },
    component,
    properties: [{ name: "seamline:commit", value: commit }],
  };
}

/**
 * Moves the digest of a component's tarball to the standard field. Removes the tarball's address, because it belongs to
 * the registry that this machine uses. The package URL identifies the same package on every machine.
 */
function withHash(component: Component, own: readonly ShippedPackage[]): Component {
  const isDistribution = ({ type }: { readonly type: string }): boolean => type === "distribution";
  const { externalReferences = [], hashes, ...rest } = component;
  const packed = own.find(({ bill }) => refOf(bill.metadata.component) === refOf(component))?.hash;
  const found = packed ? [packed] : (hashes ?? externalReferences.find(isDistribution)?.hashes);
  const others = externalReferences.filter((reference) => !isDistribution(reference));
  return {
    ...rest,
    ...(found === undefined ? {} : { hashes: found }),
    ...(others.length === 0 ? {} : { externalReferences: others }),
  };
}

/** Sorts a bill, removes duplicates, and derives its serial number from its contents. */
function sealed({ serialNumber: _, ...bill }: Bom): Bom {
  const components = new Map(bill.components.map((component) => [refOf(component), component]));
  const contents = {
    ...bill,
    components: [...components].sort(byKey).map(([, component]) => component),
    dependencies: merged(bill.dependencies),
  };
  const { $schema, bomFormat, specVersion, ...rest } = contents;
  return { $schema, bomFormat, specVersion, serialNumber: serialOf(JSON.stringify(contents)), ...rest };
}

function merged(dependencies: readonly Dependency[]): Dependency[] {
  const all = new Map<string, Set<string>>();
  for (const { ref, dependsOn = [] } of dependencies)
    all.set(ref, new Set([...(all.get(ref) ?? []), ...dependsOn]));
  return [...all].sort(byKey).map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() }));
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Returns a UUID of version 8 that consists of digest bits. */
function serialOf(text: string): string {
  const digest = createHash("sha256").update(text).digest("hex");
  const variant = ((Number.parseInt(digest.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(18, 20)}`,
    digest.slice(20, 32),
  ];
  return `urn:uuid:${parts.join("-")}`;
}
