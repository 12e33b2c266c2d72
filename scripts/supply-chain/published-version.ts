import { createHash } from "node:crypto";
import type { SerializedBundle } from "@sigstore/bundle";
import { hashOfIntegrity } from "./bom.ts";

/** A version as stored in the registry. */
export interface PublishedVersion {
  /** SHA-512 of the fetched tarball, in hexadecimal digits. */
  readonly digest: string;
  /** The signed statement about its build. */
  readonly provenance: SerializedBundle;
}

interface Manifest {
  readonly dist: {
    readonly integrity: string;
    readonly tarball: string;
    readonly attestations?: { readonly url: string };
  };
}

interface Attestations {
  readonly attestations: readonly { readonly predicateType: string; readonly bundle: SerializedBundle }[];
}

/** Predicate type of npm's build statements. */
export const PROVENANCE_TYPE = "https://slsa.dev/provenance/v1";

/**
 * Fetches a version with its provenance.
 *
 * @param registry URL with a trailing slash
 * @throws Error with a one-line message if the registry cannot be reached, the version or its provenance does not
 * exist, or the tarball's digest differs from the one stated by the registry
 */
export async function fetchPublished(
  registry: string,
  name: string,
  version: string,
): Promise<PublishedVersion> {
  const manifest = await fetchJson<Manifest>(`${registry}${name.replace("/", "%2f")}/${version}`);
  if (!manifest) throw new Error("it is not on the registry.");
  const { integrity, tarball, attestations } = manifest.dist;
  const bytes = await fetchBytes(tarball);
  if (!bytes) throw new Error("the registry has no tarball for it.");
  const digest = createHash("sha512").update(bytes).digest("hex");
  const stated = hashOfIntegrity(integrity).content;
  if (digest !== stated)
    throw new Error(`its tarball has the digest ${digest}, but the registry states ${stated}.`);
  return { digest, provenance: await fetchProvenance(attestations?.url) };
}

async function fetchProvenance(url: string | undefined): Promise<SerializedBundle> {
  const all = url === undefined ? undefined : await fetchJson<Attestations>(url);
  const found = all?.attestations.filter(({ predicateType }) => predicateType === PROVENANCE_TYPE) ?? [];
  const [first, second] = found;
  if (!first)
    throw new Error("it has no provenance: it was not published by a workflow, or provenance was disabled.");
  if (second) throw new Error("it has more than one provenance attestation.");
  return first.bundle;
}

async function fetchJson<Value>(url: string): Promise<Value | undefined> {
  const bytes = await fetchBytes(url);
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8")) as Value;
  } catch {
    throw new Error(`${url} did not respond with JSON.`);
  }
}

/** Returns `undefined` if the resource does not exist. */
async function fetchBytes(url: string): Promise<Buffer | undefined> {
  const response = await fetch(url).catch((error: Error) => {
    const cause = error.cause as { code?: string } | undefined;
    throw new Error(`the registry cannot be reached (${cause?.code ?? error.message}).`);
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
