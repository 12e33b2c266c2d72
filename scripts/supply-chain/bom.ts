/** The members of a CycloneDX JSON bill of materials that we read and write. Other members are preserved. */
export interface Bom {
  readonly $schema: string;
  readonly bomFormat: "CycloneDX";
  readonly specVersion: string;
  readonly serialNumber?: string;
  readonly version: number;
  readonly metadata: BomMetadata;
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

export interface BomMetadata {
  /** RFC 3339. */
  readonly timestamp?: string;
  readonly component: Component;
  readonly tools?: { readonly components: readonly Component[] };
  readonly properties?: readonly Property[];
}

export interface Component {
  readonly type: string;
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly purl?: string;
  readonly "bom-ref"?: string;
  readonly hashes?: readonly Hash[];
  readonly licenses?: readonly LicenceChoice[];
  readonly externalReferences?: readonly ExternalReference[];
  readonly properties?: readonly Property[];
}

export interface Hash {
  readonly alg: string;
  /** In hexadecimal digits. */
  readonly content: string;
}

export interface LicenceChoice {
  readonly license?: { readonly id?: string; readonly name?: string };
  readonly expression?: string;
}

interface ExternalReference {
  readonly type: string;
  readonly url: string;
  readonly hashes?: readonly Hash[];
}

interface Property {
  readonly name: string;
  readonly value: string;
}

export interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** Returns `@scope/name` of a component. */
export function packageName({ group, name }: Component): string {
  return group === undefined ? name : `${group}/${name}`;
}

/** Returns the id of a component in its bill: `pkg:npm/%40scope/name@1.0.0`. */
export function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** Converts the `sha512-<base64>` format of lockfiles and registries. */
export function hashOfIntegrity(integrity: string): Hash {
  const [algorithm = "", digest = ""] = integrity.split("-");
  return { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(digest, "base64").toString("hex") };
}
