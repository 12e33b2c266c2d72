import type { TrustedRoot } from "@sigstore/protobuf-specs";
import type { PackageFolder } from "../release/packages.ts";
import { checkProvenance } from "./provenance.ts";
import { fetchPublished } from "./published-version.ts";
import { taggedCommits } from "./tagged-commits.ts";

export interface VerifySetting {
  /** A clone with the release tags. */
  readonly workspace: string;
  /** URL with a trailing slash. */
  readonly registry: string;
  /** `https://github.com/<owner>/<repository>` */
  readonly repository: string;
  readonly trusted: TrustedRoot;
  /** The work tree's commit. */
  readonly head: string;
  /** Packs a package from the work tree, and returns the tarball's SHA-512 in hexadecimal digits. */
  readonly pack: (found: PackageFolder) => Promise<string>;
}

const WORKFLOW = ".github/workflows/release.yml";
const REF = "refs/heads/main";

/**
 * Checks that a published version's tarball was built by the release workflow from the tagged commit in this
 * repository. If that commit is checked out, it is also packed here, and must result in the same tarball.
 *
 * @returns a description of the result
 * @throws Error with a one-line message
 */
export async function verifyVersion(found: PackageFolder, setting: VerifySetting): Promise<string> {
  const { name, version } = found;
  const { workspace, registry, repository, trusted, head, pack } = setting;
  const { digest, provenance } = await fetchPublished(registry, name, version);
  const { tagged, allowed } = await taggedCommits(workspace, name, version);
  const expected = { name, version, digest, repository, workflow: WORKFLOW, ref: REF, commits: allowed };
  const commit = checkProvenance(provenance, expected, trusted);
  const origin = `${WORKFLOW} of ${repository} built it from ${commit.slice(0, 12)}`;
  if (head !== tagged) return `${origin}; it was not packed here, because its tag is not checked out`;
  const packed = await pack(found);
  if (packed !== digest)
    throw new Error(
      `packing ${tagged.slice(0, 12)} here produces the digest ${packed}, but the published digest is ${digest}.`,
    );
  return `${origin}, and packing it here produces the same tarball`;
}
