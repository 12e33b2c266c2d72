import { documents, generatorOverlays, type SpecDocument } from "@seamline/specs";

/** A profile's source overlay, or a generator overlay. It has a page and a download. */
export interface OverlayFile {
  /** Path relative to `specs`, as in provenance data, for example `retention/v1/reference.overlay.yaml`. */
  readonly path: string;
  readonly file: URL;
  /** Documents that the overlay applies to. */
  readonly fits: readonly SpecDocument[];
  /** Purpose of a generator overlay. Undefined for a profile's overlays. */
  readonly adapts?: { readonly name: string; readonly title: string; readonly description: string };
}

const dist = new URL("../".repeat(placeOf(documents[0] as SpecDocument).length), documents[0]?.files.json);

/** Returns the path segments of a document's bundle, for example `retention`, `v1`, `reference`. */
export function placeOf({ service, version, profile }: SpecDocument): string[] {
  return [service, version, profile === "as shown" ? undefined : profile].filter(
    (part) => part !== undefined,
  );
}

/** Returns the path of a file relative to `dist/` of the specs. */
export function pathBelowSpecs(file: URL): string {
  return file.href.slice(dist.href.length);
}

/** Returns the path of a source overlay relative to the `specs` folder, as in provenance data. */
export function pathOfSource(file: URL): string {
  return pathBelowSpecs(file).replace("/sources/", "/");
}

/** Returns the profiles' source overlays, then all generator overlays. */
export function overlayFiles(): OverlayFile[] {
  const ofProfiles = Map.groupBy(
    documents.flatMap((document) => document.sources.map((file) => ({ document, file }))),
    ({ file }) => file.href,
  );
  return [
    ...[...ofProfiles.values()].map((uses): OverlayFile => {
      const { file } = uses[0] as { file: URL };
      return { path: pathOfSource(file), file, fits: uses.map(({ document }) => document) };
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

/** Returns the download URL of an overlay, for example `/bundles/retention/v1/reference.overlay.yaml`. */
export function overlayDownloadUrl(path: string): string {
  return `/bundles/${path}`;
}
