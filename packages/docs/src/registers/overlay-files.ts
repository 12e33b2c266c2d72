import { documents, generatorOverlays, type SpecDocument } from "@seamline/specs";

/** An overlay of the repository, which has a page and can be downloaded. */
export interface OverlayFile {
  /** Path below the folder of specs, as provenance reports it: `retention/v1/reference.overlay.yaml`. */
  readonly path: string;
  readonly file: URL;
  /** The documents that it fits. */
  readonly fits: readonly SpecDocument[];
  /** What an overlay for generators does; absent for those of a profile. */
  readonly adapts?: { readonly name: string; readonly title: string; readonly description: string };
}

/** The folder of the bundles: the one in which the first folder of every document's bundle lies. */
const dist = new URL("../".repeat(placeOf(documents[0] as SpecDocument).length), documents[0]?.files.json);

/** The path segments of a profile below the folder of bundles: `retention`, `v1`, `reference`. */
export function placeOf({ service, version, profile }: SpecDocument): string[] {
  return [service, version, profile === "as shown" ? undefined : profile].filter(
    (part) => part !== undefined,
  );
}

/** The path of a file of the specs below their folder. */
export function pathBelowSpecs(file: URL): string {
  return file.href.slice(dist.href.length);
}

/** Every overlay: those of profiles, then those for generators. */
export function overlayFiles(): OverlayFile[] {
  const ofProfiles = Map.groupBy(
    documents.flatMap((document) => document.overlays.map((file) => ({ document, file }))),
    ({ file }) => file.href,
  );
  return [
    ...[...ofProfiles.values()].map((uses): OverlayFile => {
      const { file } = uses[0] as { file: URL };
      return { path: pathBelowSpecs(file), file, fits: uses.map(({ document }) => document) };
    }),
    ...generatorOverlays.map(
      ({ name, title, description = "", file, documents: fits }): OverlayFile => ({
        path: pathBelowSpecs(file),
        file,
        fits,
        adapts: { name, title, description },
      }),
    ),
  ];
}

/** Where the site has the file of an overlay: `/bundles/retention/v1/reference.overlay.yaml`. */
export function overlayDownloadUrl(path: string): string {
  return `/bundles/${path}`;
}
