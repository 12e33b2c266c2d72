/** What the package's entry says about one bundled document. */
export interface IndexEntry {
  readonly service: string;
  readonly version: string | undefined;
  readonly profile: string;
  readonly title: string;
  readonly operations: number;
  readonly extensionPoints: Readonly<Record<string, number>>;
  /** Paths relative to the entry. */
  readonly files: Readonly<Record<"json" | "yaml" | "json30" | "yaml30", string>>;
}

/** `dist/index.js`. */
export function renderIndexModule(entries: readonly IndexEntry[]): string {
  return `const file = (path) => new URL(path, import.meta.url);

export const documents = [
${entries.map(renderEntry).join("\n")}
];
`;
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
  },`;
}

/** `dist/index.d.ts`. */
export function renderIndexTypes(profiles: readonly string[], areas: readonly string[]): string {
  const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ");
  return `/** What an extension point leaves open. */
export type ExtensionPointArea = ${union(areas)};

/** One bundled OpenAPI document. */
export interface SpecDocument {
  /** \`retention\`. */
  readonly service: string;
  /** \`v1\`; undefined for a service without versions. */
  readonly version: string | undefined;
  readonly profile: ${union(profiles)};
  readonly title: string;
  /** How many operations it has. */
  readonly operations: number;
  /** How many extension points are open, by area. */
  readonly extensionPoints: Readonly<Partial<Record<ExtensionPointArea, number>>>;
  /** File URLs: OpenAPI 3.1 (\`json\`, \`yaml\`) and OpenAPI 3.0 (\`json30\`, \`yaml30\`). */
  readonly files: {
    readonly json: URL;
    readonly yaml: URL;
    readonly json30: URL;
    readonly yaml30: URL;
  };
}

/** Every bundled document, by service, version and profile. */
export declare const documents: readonly SpecDocument[];
`;
}
