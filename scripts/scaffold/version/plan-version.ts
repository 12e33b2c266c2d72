import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { type ContractFiles, contractsOf } from "../contract/contract-files.ts";
import { assertVersion } from "../names.ts";
import { FilePlan } from "../plan/file-plan.ts";
import { readParts, ScaffoldError } from "../scaffold-error.ts";
import { withEntriesOf } from "./client-entries.ts";

/** A new version as requested on the command line. */
export interface VersionRequest {
  readonly service: string;
  readonly version: string;
  /** The version whose operations are copied. Default: the newest version that is neither alpha nor beta. */
  readonly from: string | undefined;
}

const EXAMPLE = "npx -y pnpm new-version functions v3 --from v2";

/** @throws ScaffoldError for missing or invalid arguments */
export function readVersionRequest(
  names: readonly string[],
  { from }: { readonly from?: string | undefined },
): VersionRequest {
  const [service = "", version = ""] = names;
  readParts({
    names: () => {
      if (names.length !== 2) throw new ScaffoldError("Pass exactly one service and one version.", EXAMPLE);
    },
    version: () => version !== "" && assertVersion(version),
  });
  return { service, version, from };
}

/**
 * Plans every file that a new version requires. It shares paths, schemas and overlays with its base version, so it has
 * the same operations until its root refers to other files.
 *
 * @param root absolute path of the repository
 * @throws ScaffoldError if the service cannot have this version
 */
export function planVersion(root: string, request: VersionRequest): FilePlan {
  const { service, version } = request;
  const contracts = contractsOf(root, service);
  if (contracts.some((each) => each.version === version))
    throw new ScaffoldError(`${service} already has ${version}, in specs/${service}/${version}.`, EXAMPLE);
  const family = familyOf(contracts, request);
  const [from] = family as [ContractFiles];
  const plan = new FilePlan(root);
  plan.create(
    `specs/${service}/${version}/openapi.yaml`,
    asVersion(read(root, from.root), from.version, version),
  );
  for (const { path, text } of ownOverlays(root, family, version)) plan.create(path, text);
  plan.change(`specs/${service}/inventory.yaml`, (text) => withDocument(text, from.documentName, version));
  plan.change(`packages/${service}/package.json`, (text) => withEntriesOf(text, `${from.version}`, version));
  const samples = `packages/docs/src/samples/requests/${service}.yaml`;
  if (plan.has(samples)) plan.change(samples, (text) => withSamples(text, `${from.version}`, version));
  plan.change("packages/emulator/coverage.json", (text) => withCoverage(text, request, `${from.version}`));
  plan.create(`.changeset/${service}-${version}.md`, changeset(request, `${from.version}`));
  return plan;
}

/** Returns the base version, followed by the versions that share its paths. */
function familyOf(contracts: readonly ContractFiles[], { service, from }: VersionRequest): ContractFiles[] {
  const versions = contracts.flatMap(({ version }) => version ?? []);
  const newest = versions
    .filter((each) => /^v\d+$/.test(each))
    .sort((one, other) => number(other) - number(one))[0];
  const found = contracts.find(({ version }) => version !== undefined && version === (from ?? newest));
  if (found === undefined)
    throw new ScaffoldError(
      versions.length === 0 ? `${service} has no versions.` : `${service} has no version ${from}.`,
      versions.length === 0
        ? "Move its document to a folder of its first version."
        : `Choose one of --from ${versions.join(", --from ")}.`,
    );
  if (found.pathsFolder.startsWith(`${dirname(found.root)}/`))
    throw new ScaffoldError(
      `Other versions of ${service} cannot share the paths of ${found.version}, because they are in ${found.pathsFolder}.`,
      `Move them and their overlays to a shared folder, such as specs/${service}/${found.version}-family/paths, and refer to it in ${found.root}.`,
    );
  return [found, ...contracts.filter((each) => each !== found && each.pathsFolder === found.pathsFolder)];
}

function number(version: string): number {
  return Number(version.slice(1));
}

/** Replaces a version in a string with another version. Names such as `v2-family` and `v2beta` do not change. */
function asVersion(text: string, from: string | undefined, version: string): string {
  return text
    .replaceAll(`/${from}/`, `/${version}/`)
    .replace(new RegExp(`^x-api-version: ${from}$`, "m"), `x-api-version: ${version}`);
}

/**
 * Returns the overlays of the new version. In a family, all versions except the first have overlays for the differences
 * in their examples.
 */
function ownOverlays(
  root: string,
  family: readonly ContractFiles[],
  version: string,
): { path: string; text: string }[] {
  const [model] = family.filter(
    ({ root: file }) => globSync("*.overlay.yaml", { cwd: join(root, dirname(file)) }).length > 0,
  );
  if (model === undefined) return [];
  const folder = dirname(model.root);
  return globSync("*.overlay.yaml", { cwd: join(root, folder) }).map((name) => ({
    path: join(dirname(folder), version, basename(name)),
    text: read(root, join(folder, name)).replace(new RegExp(`\\b${model.version}\\b`, "g"), version),
  }));
}

/** Adds the version to every list of documents that contains its base version. */
function withDocument(text: string, from: string, version: string): string {
  return text.replace(/\bdocuments: \[([^\]]*)\]/g, (list, names: string) =>
    names
      .trim()
      .split(/\s*,\s*/)
      .includes(from)
      ? `documents: [${names}, ${version}]`
      : list,
  );
}

function withSamples(text: string, from: string, version: string): string {
  const anchored = new RegExp(`^  ${from}: [&*](\\w+)`, "m").exec(text)?.[1];
  return anchored === undefined ? text : `${text.trimEnd()}\n  ${version}: *${anchored}\n`;
}

/** Copies the base version's coverage of extension points to the new version. */
function withCoverage(text: string, { service, version }: VersionRequest, from: string): string {
  const line = new RegExp(`^( *)"${service}@${from}": (\\{[^}]*\\})(,?)$`, "m");
  return text.replace(
    line,
    (_, indent: string, numbers: string, comma: string) =>
      `${indent}"${service}@${from}": ${numbers},\n${indent}"${service}@${version}": ${numbers}${comma}`,
  );
}

function changeset({ service, version }: VersionRequest, from: string): string {
  return `---
"@seamline/specs": minor
"@seamline/${service}": minor
"@seamline/emulator": minor
---

\`${version}\` of ${service} is new, with the operations of ${from}.
`;
}

function read(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path))
    throw new ScaffoldError(`${file} is missing.`, "Restore it from the repository first.");
  return readFileSync(path, "utf8");
}
