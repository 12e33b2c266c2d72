export interface IndexEntry {
  readonly service: string;
  readonly version: string | undefined;
  readonly profile: string;
  readonly title: string;
  readonly operations: number;
  readonly extensionPoints: Readonly<Record<string, number>>;
  /** Paths relative to the entry. */
  readonly files: Readonly<Record<"json" | "yaml" | "json30" | "yaml30", string>>;
  /** Paths relative to the entry. */
  readonly overlays: readonly string[];
  /** Paths relative to the entry. */
  readonly sources: readonly string[];
  /** Path relative to the entry. Undefined if the document has no ledger. */
  readonly verified: string | undefined;
  /** Path relative to the entry. */
  readonly provenance: string;
}

export interface WorkflowEntry {
  readonly service: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** Path relative to the entry. */
  readonly file: string;
}

export interface GeneratorOverlayEntry {
  readonly name: string;
  readonly service: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Path relative to the entry. */
  readonly file: string;
  /** Indexes of the documents to which the overlay applies. */
  readonly documents: readonly number[];
}

export interface SpecsIndex {
  readonly documents: readonly IndexEntry[];
  readonly workflows: readonly WorkflowEntry[];
  readonly generatorOverlays: readonly GeneratorOverlayEntry[];
}

/** Index of one service, with a list of the bundles to collect. */
export interface ServiceIndex extends SpecsIndex {
  /**
   * Paths of the service's bundles, relative to `dist/`. Other files in `dist/` can be from another branch, because
   * Turbo does not remove files when it restores a cached task.
   */
  readonly bundled: readonly string[];
}

/** File name of the `ServiceIndex` in a service's `dist/`. */
export const INDEX_DATA = "index.json";

/** Combines service indexes in the given order. */
export function joinIndexes(indexes: readonly SpecsIndex[]): SpecsIndex {
  const documents: IndexEntry[] = [];
  const generatorOverlays: GeneratorOverlayEntry[] = [];
  for (const index of indexes) {
    const before = documents.length;
    documents.push(...index.documents);
    for (const entry of index.generatorOverlays) {
      generatorOverlays.push({ ...entry, documents: entry.documents.map((at) => before + at) });
    }
  }
  return { documents, workflows: indexes.flatMap((index) => index.workflows), generatorOverlays };
}

export function renderIndexModule({ documents, workflows, generatorOverlays }: SpecsIndex): string {
  return `const file = (path) => new URL(path, import.meta.url);

export const documents = [
${documents.map(renderEntry).join("\n")}
];

export const workflows = [
${workflows.map(renderWorkflow).join("\n")}
];

export const generatorOverlays = [
${generatorOverlays.map(renderGeneratorOverlay).join("\n")}
];
`;
}

function renderGeneratorOverlay(entry: GeneratorOverlayEntry): string {
  const { name, service, title, description, file, documents } = entry;
  return `  {
    name: ${JSON.stringify(name)},
    service: ${JSON.stringify(service)},
    title: ${JSON.stringify(title)},
    description: ${JSON.stringify(description)},
    file: file("./${file}"),
    documents: [${documents.map((at) => `documents[${at}]`).join(", ")}],
  },`;
}

function renderWorkflow({ service, title, summary, file }: WorkflowEntry): string {
  return `  {
    service: ${JSON.stringify(service)},
    title: ${JSON.stringify(title)},
    summary: ${JSON.stringify(summary)},
    file: file("./${file}"),
  },`;
}

function renderEntry(entry: IndexEntry): string {
  const files = Object.entries(entry.files).map(([form, path]) => `      ${form}: file("./${path}"),`);
  return `  {
    service: ${JSON.stringify(entry.service)},
    version: ${JSON.stringify(entry.version)},
    profile: ${JSON.stringify(entry.profile)},
    title: ${JSON.stringify(entry.title)},
    operations: ${entry.operations},
    extensionPoints: ${JSON.stringify(entry.extensionPoints)},
    files: {
${files.join("\n")}
    },
    overlays: ${renderUrls(entry.overlays)},
    sources: ${renderUrls(entry.sources)},
    verified: ${entry.verified === undefined ? "undefined" : `file("./${entry.verified}")`},
    provenance: file("./${entry.provenance}"),
  },`;
}

function renderUrls(paths: readonly string[]): string {
  return `[${paths.map((path) => `file("./${path}")`).join(", ")}]`;
}

export function renderIndexTypes(profiles: readonly string[], areas: readonly string[]): string {
  const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ");
  return `/** The kind of information that an extension point leaves open. */
export type ExtensionPointArea = ${union(areas)};

/** A bundled OpenAPI document. */
export interface SpecDocument {
  /** \`retention\`. */
  readonly service: string;
  /** Such as \`v1\`; undefined for a service without versions. */
  readonly version: string | undefined;
  /** \`as shown\`, or the name of the profile whose overlays are applied. */
  readonly profile: ${union(profiles)};
  readonly title: string;
  /** Number of operations. */
  readonly operations: number;
  /** Number of open extension points by area. */
  readonly extensionPoints: Readonly<Partial<Record<ExtensionPointArea, number>>>;
  /** File URLs: OpenAPI 3.1 (\`json\`, \`yaml\`) and OpenAPI 3.0 (\`json30\`, \`yaml30\`). */
  readonly files: {
    readonly json: URL;
    readonly yaml: URL;
    readonly json30: URL;
    readonly yaml30: URL;
  };
  /**
   * File URL of an OpenAPI Overlay 1.1 file that turns the document as shown into this document; empty for the document
   * as shown.
   */
  readonly overlays: readonly URL[];
  /** File URLs of the overlays that this file was built from, as in the repository. Provenance refers to them. */
  readonly sources: readonly URL[];
  /**
   * File URL of the ledger: the facts that runs of \`seamline-specs verify\` checked against a service. Undefined if no
   * run was recorded. Use \`@seamline/specs/provenance\` to read it.
   */
  readonly verified: URL | undefined;
  /** File URL of the provenance data. Use \`@seamline/specs/provenance\` to read it. */
  readonly provenance: URL;
}

/** All bundled documents, sorted by service, version and profile. */
export declare const documents: readonly SpecDocument[];

/** An Arazzo document. Its steps call operations of the reference profile. */
export interface SpecWorkflow {
  /** \`retention\`. */
  readonly service: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** File URL. */
  readonly file: URL;
}

/** All Arazzo documents, sorted by service and name. */
export declare const workflows: readonly SpecWorkflow[];

/** An OpenAPI overlay that adapts documents to client generators. */
export interface GeneratorOverlay {
  /** Such as \`lean\`. Overlays for different services can have the same name. */
  readonly name: string;
  /** \`retention\`. */
  readonly service: string;
  readonly title: string;
  readonly description: string | undefined;
  /** File URL. */
  readonly file: URL;
  /** Documents that the overlay applies to. */
  readonly documents: readonly SpecDocument[];
}

/** All overlays for generators, sorted by service and name. */
export declare const generatorOverlays: readonly GeneratorOverlay[];
`;
}
