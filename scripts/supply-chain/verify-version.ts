import type { TrustedRoot } from "@sigstore/protobuf-specs";
import type { PackageFolder } from "../release/packages.ts";
import { checkProvenance } from "./provenance.ts";
import { fetchPublished } from "./published-version.ts";
import { taggedCommits } from "./tagged-commits.ts";

export interface VerifySetting {
  /** A clone with the tags of releases. */
  readonly workspace: string;
  /** With a slash at its end. */
  readonly registry: string;
  /** `https://github.com/<owner>/<repository>` */
  readonly repository: string;
  readonly trusted: TrustedRoot;
  /** The commit of the work tree. */
  readonly head: string;
  /** Packs a package of the work tree, and returns the SHA-512 of the tarball in hexadecimal digits. */
  readonly pack: (found: PackageFolder) => Promise<string>;
}

const WORKFLOW = ".github/workflows/release.yml";
const REF = "refs/heads/main";

/**
 * Checks a published version: its tarball is the one that the release workflow built from the tagged commit of this
 * repository. Where the work tree is of that commit, it is packed too, and must give the same tarball.
 *
 * @returns what was found, in words
 * @throws Error in one line that says what is wrong
 */
export async function verifyVersion(found: PackageFolder, setting: VerifySetting): Promise<string> {
  const { name, version } = found;
  const { workspace, registry, repository, trusted, head, pack } = setting;
  const { digest, provenance } = await fetchPublished(registry, name, version);
  const { tagged, allowed } = await taggedCommits(workspace, name, version);
  const expected = { name, version, digest, repository, workflow: WORKFLOW, ref: REF, commits: allowed };
  const commit = checkProvenance(provenance, expected, trusted);
  const origin = `${WORKFLOW} of ${repository} built it from ${commit.slice(0, 12)}`;
  if (head !== tagged) return `${origin}; it was not packed here, since this is another commit than its tag`;
  const packed = await pack(found);
  if (packed !== digest)
    throw new Error(
      `packing ${tagged.slice(0, 12)} here gives the digest ${packed}, and published is ${digest}.`,
    );
  return `${origin}, and packing it here gives the same tarball`;
}
