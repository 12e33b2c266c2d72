import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SerializedBundle } from "@sigstore/bundle";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { taggedCommits } from "../../supply-chain/tagged-commits.ts";
import { type VerifySetting, verifyVersion } from "../../supply-chain/verify-version.ts";
import { gitIn } from "../git-in.ts";
import { type Authorities, type Claims, startAuthorities } from "./signed-provenance.ts";

const REPOSITORY = "https://github.com/stand-in/one";
const WORKFLOW = ".github/workflows/release.yml";
const found = { name: "@stand-in/one", version: "1.0.0", folder: "", dependencies: [] };
const tarball = Buffer.from("a tarball");
const digest = sha512("hex", tarball);

let folder: string;
let authorities: Authorities;
let server: Server;
let setting: VerifySetting;
/** The start commit of the workflow, and the commit with the versions. */
let started: string;
let tagged: string;

/** The state of the registry. Anything that is missing results in a 404. */
let published: { tarball?: Buffer; integrity: string; attestations?: readonly object[] };

function sha512(encoding: "hex" | "base64", bytes: Buffer): string {
  return createHash("sha512").update(bytes).digest(encoding);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-verify-"));
  [started, tagged] = await writeHistory();
  authorities = await startAuthorities();
  server = createServer((request, response) => {
    const value = respond(request.url ?? "");
    response.writeHead(value === undefined ? 404 : 200);
    response.end(value);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  setting = {
    workspace: folder,
    registry: address(),
    repository: REPOSITORY,
    trusted: authorities.trusted,
    head: tagged,
    pack: async () => digest,
  };
});

afterAll(async () => {
  await authorities[Symbol.asyncDispose]();
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  published = { tarball, integrity: `sha512-${sha512("base64", tarball)}` };
  await publish();
});

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function respond(url: string): string | Buffer | undefined {
  if (url === "/one.tgz") return published.tarball;
  if (url === "/attestations") return JSON.stringify({ attestations: published.attestations });
  if (url !== "/@stand-in%2fone/1.0.0" || !published.tarball) return undefined;
  const attestations = published.attestations && { url: `${address()}attestations` };
  const dist = { integrity: published.integrity, tarball: `${address()}one.tgz`, attestations };
  return JSON.stringify({ dist });
}

/** Writes two commits. The second sets versions and has the tag. */
async function writeHistory(): Promise<[string, string]> {
  const git = gitIn(folder);
  await git("init", "--quiet");
  for (const [file, text] of [
    ["index.js", "1"],
    ["package.json", "{}"],
  ] as const) {
    await writeFile(join(folder, file), text);
    await git("add", "--all");
    await git("commit", "--quiet", "--message", file);
  }
  await git("tag", "@stand-in/one@1.0.0");
  const commits = await git("log", "--format=%H", "--reverse");
  return commits.trim().split("\n") as [string, string];
}

interface Changes {
  readonly subject?: string;
  readonly digest?: string;
  readonly repository?: string;
  readonly path?: string;
  readonly commit?: string;
  readonly claims?: Partial<Claims>;
}

/** Returns a provenance in npm's format for GitHub workflows, with changes. */
function provenance(changes: Changes = {}, signer = authorities): Promise<SerializedBundle> {
  const repository = changes.repository ?? REPOSITORY;
  const path = changes.path ?? WORKFLOW;
  const commit = changes.commit ?? started;
  const ref = "refs/heads/main";
  const claims = {
    iss: "https://token.actions.githubusercontent.com",
    sub: `${repository}/${path}@${ref}`,
    sha: commit,
    repository: repository.replace("https://github.com/", ""),
    runner_environment: "github-hosted",
    ...changes.claims,
  };
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: [
      {
        name: changes.subject ?? "pkg:npm/%40stand-in/one@1.0.0",
        digest: { sha512: changes.digest ?? digest },
      },
    ],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "https://slsa-framework.github.io/github-actions-buildtypes/workflow/v1",
        externalParameters: { workflow: { ref, repository, path } },
        resolvedDependencies: [{ uri: `git+${repository}@${ref}`, digest: { gitCommit: commit } }],
      },
    },
  };
  return signer.sign(statement, claims);
}

async function publish(changes?: Changes, signer?: Authorities): Promise<void> {
  const bundle = await provenance(changes, signer);
  published.attestations = [
    { predicateType: "https://github.com/npm/attestation/tree/main/specs/publish/v0.1", bundle: {} },
    { predicateType: "https://slsa.dev/provenance/v1", bundle },
  ];
}

test("verifies a version that the workflow built from the tagged commit", async () => {
  expect(await verifyVersion(found, setting)).toBe(
    `${WORKFLOW} of ${REPOSITORY} built it from ${started.slice(0, 12)}, and packing it here produces the same tarball`,
  );
  await publish({ commit: tagged });
  expect(await verifyVersion(found, { ...setting, head: started })).toBe(
    `${WORKFLOW} of ${REPOSITORY} built it from ${tagged.slice(0, 12)}; it was not packed here, because its tag is not checked out`,
  );
});

test.each<[string, Changes, string]>([
  [
    "another repository",
    { repository: "https://github.com/stand-in/two" },
    `it was built in the repository https://github.com/stand-in/two, not ${REPOSITORY}.`,
  ],
  [
    "another workflow",
    { path: ".github/workflows/ci.yml" },
    `it was built by the workflow .github/workflows/ci.yml, not ${WORKFLOW}.`,
  ],
  [
    "another package",
    { subject: "pkg:npm/other@1.0.0" },
    "its provenance is for the package pkg:npm/other@1.0.0, not pkg:npm/%40stand-in/one@1.0.0.",
  ],
  ["another tarball", { digest: "00" }, `its provenance is for a tarball with the digest 00, not ${digest}.`],
  ["another commit", { commit: "f".repeat(40) }, `it was built from the commit ${"f".repeat(40)}, not `],
  [
    "a signer in another repository",
    { claims: { sub: "https://github.com/stand-in/two/x.yml@refs/heads/main" } },
    `it was signed by https://github.com/stand-in/two/x.yml@refs/heads/main, not ${REPOSITORY}/${WORKFLOW}@refs/heads/main.`,
  ],
  [
    "a signer in a fork with this name",
    { claims: { repository: "stand-in/fork" } },
    `it was signed in the repository https://github.com/stand-in/fork, not ${REPOSITORY}.`,
  ],
  [
    "a signer at another commit",
    { claims: { sha: "f".repeat(40) } },
    `it was signed at the commit ${"f".repeat(40)}, not `,
  ],
  [
    "another identity provider",
    { claims: { iss: "https://issuer.localhost" } },
    "the issuer of its certificate is https://issuer.localhost, not https://token.actions.githubusercontent.com.",
  ],
  [
    "a self-hosted runner",
    { claims: { runner_environment: "self-hosted" } },
    "it was signed on a runner that is self-hosted, not github-hosted.",
  ],
])("rejects provenance with %s", async (_, changes, message) => {
  await publish(changes);
  await expect(verifyVersion(found, setting)).rejects.toThrow(message);
});

test("rejects provenance that was modified or signed by someone else", async () => {
  {
    await using others = await startAuthorities();
    await publish({}, others);
    await expect(verifyVersion(found, setting)).rejects.toThrow(
      "the signature of its provenance is not valid:",
    );
  }
  const [signed, other] = await Promise.all([provenance(), provenance({ digest: "00" })]);
  const envelope = { ...signed.dsseEnvelope, payload: other.dsseEnvelope?.payload };
  const bundle = { ...signed, dsseEnvelope: envelope };
  published.attestations = [{ predicateType: "https://slsa.dev/provenance/v1", bundle }];
  await expect(verifyVersion(found, setting)).rejects.toThrow(
    "the signature of its provenance is not valid:",
  );
});

test("rejects a version without provenance, and an unknown version", async () => {
  published.attestations = undefined;
  await expect(verifyVersion(found, setting)).rejects.toThrow("it has no provenance:");
  published.tarball = undefined;
  await expect(verifyVersion(found, setting)).rejects.toThrow("it is not on the registry.");
});

test("rejects a tarball whose digest differs from the registry or from the packed tarball", async () => {
  published.tarball = Buffer.from("another tarball");
  await expect(verifyVersion(found, setting)).rejects.toThrow(
    /^its tarball has the digest .*, but the registry states /,
  );
  published.tarball = tarball;
  await expect(verifyVersion(found, { ...setting, pack: async () => "00" })).rejects.toThrow(
    `packing ${tagged.slice(0, 12)} here produces the digest 00, but the published digest is ${digest}.`,
  );
});

test("accepts the commit that started the workflow if only versions changed after it", async () => {
  const git = gitIn(folder);
  await writeFile(join(folder, "package.json"), '{ "version": "1.0.1" }');
  await writeFile(join(folder, "index.js"), "2");
  await git("commit", "--quiet", "--all", "--message", "Version, and more");
  await git("tag", "@stand-in/one@1.0.1");
  const commit = (await git("rev-parse", "HEAD")).trim();
  expect(await taggedCommits(folder, "@stand-in/one", "1.0.1")).toEqual({
    tagged: commit,
    allowed: [commit],
  });
  expect((await taggedCommits(folder, "@stand-in/one", "1.0.0")).allowed).toEqual([tagged, started]);
});

test("fails if the registry is unreachable", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, "close");
  await expect(verifyVersion(found, { ...setting, registry: `http://127.0.0.1:${port}/` })).rejects.toThrow(
    "the registry cannot be reached (ECONNREFUSED).",
  );
});

test("fails in a clone without the tag, and explains how to fetch it", async () => {
  await gitIn(folder)("tag", "--delete", "@stand-in/one@1.0.0");
  try {
    await expect(verifyVersion(found, setting)).rejects.toThrow(
      'this clone has no tag @stand-in/one@1.0.0. Run "git fetch --tags".',
    );
  } finally {
    await gitIn(folder)("tag", "@stand-in/one@1.0.0", tagged);
  }
});
