/**
 * Checks this work tree's versions of the public packages on the registry: the provenance of each tarball must prove
 * that this repository's release workflow built it from the tagged commit.
 *
 * pnpm release:verify                            every public package
 * pnpm release:verify @seamline/edge 1.2.0       one version of a single package
 * pnpm release:verify --trusted-root <file>      with Sigstore's keys from a file instead of the network
 * pnpm release:verify --registry <url>           with a different registry than pnpm's
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { TrustedRoot } from "@sigstore/protobuf-specs";
import { getTrustedRoot } from "@sigstore/tuf";
import { type PackageFolder, publicPackages, workspaceFolder } from "../release/packages.ts";
import { placeholders, readProjectLinks } from "../release/project-links.ts";
import { runCommand } from "../release/run-command.ts";
import { buildPublic, packedHashes } from "./shipped-packages.ts";
import { type VerifySetting, verifyVersion } from "./verify-version.ts";

const workspace = workspaceFolder;

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(`Nothing was verified: ${(error as Error).message}`);
  process.exitCode = 1;
}

/** Returns the exit code. */
async function verify(): Promise<number> {
  const { values, positionals } = readArguments();
  const versions = await chosenVersions(positionals);
  const setting = await readSetting(values);
  let failures = 0;
  for (const found of versions) {
    const line = await verifyVersion(found, setting).catch((error: Error) => {
      failures += 1;
      return `WRONG: ${error.message}`;
    });
    console.log(`${found.name}@${found.version}: ${line}`);
  }
  console.log(`${versions.length - failures} of ${versions.length} versions were verified.`);
  return failures === 0 ? 0 : 1;
}

function readArguments(): {
  values: { registry?: string; "trusted-root"?: string };
  positionals: string[];
} {
  const options = { registry: { type: "string" }, "trusted-root": { type: "string" } } as const;
  return parseArgs({ options, allowPositionals: true });
}

/** Returns the public packages, or the named version of the named package. */
async function chosenVersions([name, version, ...others]: readonly string[]): Promise<PackageFolder[]> {
  const packages = await publicPackages(workspace);
  if (name === undefined) return packages;
  const found = packages.find((each) => each.name === name);
  if (!found) {
    const names = packages.map((each) => each.name).join(", ");
    throw new Error(`${name} is not a public package. Choose one of ${names}.`);
  }
  if (others.length > 0) throw new Error("Pass one package and one version.");
  return [{ ...found, version: version ?? found.version }];
}

async function readSetting(values: { registry?: string; "trusted-root"?: string }): Promise<VerifySetting> {
  const registry =
    values.registry ?? (await runCommand("pnpm", ["config", "get", "registry"], { cwd: workspace }));
  return {
    workspace,
    registry: `${registry.trim().replace(/\/$/, "")}/`,
    repository: await repositoryAddress(),
    trusted: await readTrustedRoot(values["trusted-root"]),
    head: (await runCommand("git", ["rev-parse", "HEAD"], { cwd: workspace })).trim(),
    pack: packBuilt,
  };
}

/** Returns the address in `git+https://github.com/<owner>/<repository>.git`. */
async function repositoryAddress(): Promise<string> {
  const links = await readProjectLinks(workspace);
  const unset = placeholders(links);
  if (unset.length > 0) throw new Error(`package.json still contains placeholders: ${unset.join(", ")}.`);
  return links.repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

async function readTrustedRoot(file: string | undefined): Promise<TrustedRoot> {
  if (file !== undefined) return TrustedRoot.fromJSON(JSON.parse(await readFile(file, "utf8")));
  return getTrustedRoot().catch((error: Error) => {
    const { message } = (error.cause as Error | undefined) ?? error;
    throw new Error(
      `Sigstore's keys cannot be fetched (${message}). Without network access, pass a file with --trusted-root.`,
    );
  });
}

let isBuilt = false;

async function packBuilt(found: PackageFolder): Promise<string> {
  if (!isBuilt) await buildPublic();
  isBuilt = true;
  const [hash] = await packedHashes([found]);
  return hash?.content ?? "";
}
