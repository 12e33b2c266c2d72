import { bundleFromJSON, type SerializedBundle } from "@sigstore/bundle";
import type { TrustedRoot } from "@sigstore/protobuf-specs";
import { type Signer, toSignedEntity, toTrustMaterial, Verifier } from "@sigstore/verify";
import { packageUrl } from "./bom.ts";
import { PROVENANCE_TYPE } from "./published-version.ts";

/** Requirements for a version's build. */
export interface ExpectedBuild {
  readonly name: string;
  readonly version: string;
  /** SHA-512 of the tarball, in hexadecimal digits. */
  readonly digest: string;
  /** `https://github.com/<owner>/<repository>` */
  readonly repository: string;
  /** Path of the workflow in the repository. */
  readonly workflow: string;
  readonly ref: string;
  /** Allowed commits. The packed files must come from one of them. */
  readonly commits: readonly string[];
}

/** The statement in a provenance, as written by the workflow. */
interface Statement {
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha512?: string } }[];
  readonly predicateType: string;
  readonly predicate: {
    readonly buildDefinition: {
      readonly externalParameters: {
        readonly workflow?: { readonly repository: string; readonly path: string; readonly ref: string };
      };
      readonly resolvedDependencies?: readonly { readonly digest?: { readonly gitCommit?: string } }[];
    };
  };
}

/** Identity provider that tells Sigstore which workflow is running. */
const ISSUER = "https://token.actions.githubusercontent.com";

/** Certificate extensions that the workflow cannot choose: https://github.com/sigstore/fulcio, OID information. */
const SOURCE_REPOSITORY = "1.3.6.1.4.1.57264.1.12";
const SOURCE_COMMIT = "1.3.6.1.4.1.57264.1.13";
const RUNNER_ENVIRONMENT = "1.3.6.1.4.1.57264.1.11";

/**
 * Checks a provenance: Sigstore's authorities must vouch for its signature, the signer must be the workflow, and the
 * provenance must state the package, its tarball and the commit.
 *
 * @returns the build's commit
 * @throws Error with a one-line message
 */
export function checkProvenance(
  provenance: SerializedBundle,
  expected: ExpectedBuild,
  trusted: TrustedRoot,
): string {
  const signer = verifySignature(provenance, trusted);
  const commit = checkStatement(statementOf(provenance), expected);
  checkSigner(signer, expected, commit);
  return commit;
}

function verifySignature(provenance: SerializedBundle, trusted: TrustedRoot): Signer {
  try {
    const verifier = new Verifier(toTrustMaterial(trusted), { tlogThreshold: 1, ctlogThreshold: 1 });
    return verifier.verify(toSignedEntity(bundleFromJSON(provenance)));
  } catch (error) {
    throw new Error(`the signature of its provenance is not valid: ${(error as Error).message}.`);
  }
}

function statementOf({ dsseEnvelope }: SerializedBundle): Statement {
  try {
    return JSON.parse(Buffer.from(dsseEnvelope?.payload ?? "", "base64").toString("utf8")) as Statement;
  } catch {
    throw new Error("its provenance contains no statement.");
  }
}

/** Returns the commit. */
function checkStatement(statement: Statement, expected: ExpectedBuild): string {
  const { subject, predicateType, predicate } = statement;
  hold("its provenance has the type", predicateType, PROVENANCE_TYPE);
  hold("the number of packages in its provenance is", String(subject.length), "1");
  hold("its provenance is for the package", subject[0]?.name, packageUrl(expected.name, expected.version));
  hold("its provenance is for a tarball with the digest", subject[0]?.digest.sha512, expected.digest);
  const { externalParameters, resolvedDependencies = [] } = predicate.buildDefinition;
  const { repository, path, ref } = externalParameters.workflow ?? {};
  hold("it was built in the repository", repository, expected.repository);
  hold("it was built by the workflow", path, expected.workflow);
  hold("it was built from the ref", ref, expected.ref);
  const commit = resolvedDependencies[0]?.digest?.gitCommit;
  if (commit === undefined || !expected.commits.includes(commit))
    throw new Error(`it was built from the commit ${commit}, not ${expected.commits.join(" or ")}.`);
  return commit;
}

/** Checks the signer's certificate. Unlike the statement, it is issued by a third party and not by the workflow. */
function checkSigner({ identity }: Signer, expected: ExpectedBuild, commit: string): void {
  const { repository, workflow, ref } = expected;
  hold("the issuer of its certificate is", identity?.extensions?.issuer, ISSUER);
  hold("it was signed by", identity?.subjectAlternativeName, `${repository}/${workflow}@${ref}`);
  hold("it was signed in the repository", extensionOf(identity, SOURCE_REPOSITORY), repository);
  hold("it was signed at the commit", extensionOf(identity, SOURCE_COMMIT), commit);
  hold("it was signed on a runner that is", extensionOf(identity, RUNNER_ENVIRONMENT), "github-hosted");
}

/** Reads a DER string in the certificate. Its first two bytes are the type and the length. */
function extensionOf(identity: Signer["identity"], oid: string): string | undefined {
  const found = identity?.oids?.find((each) => each.oid?.id.join(".") === oid);
  return found?.value.subarray(found.value.length > 129 ? 3 : 2).toString("utf8");
}

function hold(what: string, actual: string | undefined, expected: string): void {
  if (actual !== expected) throw new Error(`${what} ${actual ?? "nothing"}, not ${expected}.`);
}
