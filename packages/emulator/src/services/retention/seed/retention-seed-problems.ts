import { createDirectory, type Directory } from "../../../framework/directory.ts";
import type { Seed, SeedProblem } from "../../../framework/seed.ts";
import {
  duplicateNameProblems,
  type Located,
  unaddressableProblems,
  unknownAccountProblems,
} from "../../../framework/seed-problems.ts";
import type { RetentionWorld } from "../retention-context.ts";
import { validateSeedExports } from "./export-seed.ts";
import { validateSeedHold } from "./hold-seed.ts";
import type { SeedMatter } from "./matter-section.ts";
import type { RetentionSection } from "./retention-section.ts";

/** What the schema of the section cannot say: that names lead to something, and to one thing. */
export function validateRetentionSection(section: RetentionSection, seed: Seed): readonly SeedProblem[] {
  const world: RetentionWorld = { directory: createDirectory(seed), section };
  const { messages = [], unavailableAccounts = [] } = section;
  const named = [
    ...messages.map(({ account }, at): Located => ({ pointer: `/messages/${at}/account`, name: account })),
    ...unavailableAccounts.map((name, at): Located => ({ pointer: `/unavailableAccounts/${at}`, name })),
  ];
  return [
    ...orgUnitProblems(section),
    ...duplicateNameProblems(
      messages.map(({ id }, at) => ({ pointer: `/messages/${at}/id`, name: messageId(id, at) })),
    ),
    ...unknownAccountProblems(named, world.directory),
    ...validateSeedMatters(section.matters ?? [], world),
  ];
}

function messageId(id: string | undefined, place: number): string {
  return id ?? `message-${place + 1}`;
}

function orgUnitProblems({ orgUnits = [] }: RetentionSection): SeedProblem[] {
  const known = new Set(orgUnits.map(({ id }) => id));
  const orphans = orgUnits.flatMap(({ parent }, at): SeedProblem[] =>
    parent === undefined || known.has(parent)
      ? []
      : [{ pointer: `/orgUnits/${at}/parent`, problem: `parent must be one of orgUnits, and is ${parent}.` }],
  );
  return [
    ...duplicateNameProblems(orgUnits.map(({ id }, at) => ({ pointer: `/orgUnits/${at}/id`, name: id }))),
    ...orphans,
  ];
}

/** What is wrong with the matters of a seed, though each part is as its schema says. */
function validateSeedMatters(matters: readonly SeedMatter[], world: RetentionWorld): SeedProblem[] {
  const parts = matters.flatMap((matter, at) => {
    const pointer = matterPointer(at);
    return [
      ...permissionProblems(matter, pointer, world.directory),
      ...nameProblems(matter, pointer),
      ...holdProblems(matter, pointer, world),
      ...validateSeedExports(matter.exports ?? [], `${pointer}/exports`, world),
    ];
  });
  return [...idProblems(matters), ...parts];
}

/** What matters hold is told apart by its id wherever it is, and asked for by it. */
function idProblems(matters: readonly SeedMatter[]): SeedProblem[] {
  const inAll = (kind: "holds" | "savedQueries" | "exports"): Located[] =>
    matters.flatMap((matter, at) => locatedIds(`${matterPointer(at)}/${kind}`, matter[kind] ?? []));
  const own = matters.map(({ matterId }, at) => ({
    pointer: `${matterPointer(at)}/matterId`,
    name: matterId,
  }));
  const kinds = [own, inAll("holds"), inAll("savedQueries"), inAll("exports")];
  return [...kinds.flatMap(duplicateNameProblems), ...kinds.flatMap(unaddressableProblems)];
}

function matterPointer(place: number): string {
  return `/matters/${place}`;
}

function locatedIds(pointer: string, items: readonly { readonly id?: string }[]): Located[] {
  return items.map(({ id }, at) => ({ pointer: `${pointer}/${at}/id`, name: id }));
}

function permissionProblems(
  { owner, permissions = [] }: SeedMatter,
  matter: string,
  directory: Directory,
): SeedProblem[] {
  const places: Located[] = [
    { pointer: `${matter}/owner`, name: owner },
    ...permissions.map(({ accountId }, at) => ({
      pointer: `${matter}/permissions/${at}/accountId`,
      name: accountId,
    })),
  ];
  const accounts = places.map(({ pointer, name = "" }) => ({ pointer, name: directory.find(name)?.id }));
  return [...unknownAccountProblems(places, directory), ...duplicateNameProblems(accounts)];
}

/** Within a matter, things of a kind are told apart by their names. An empty name is none. */
function nameProblems(
  { holds = [], savedQueries = [], exports = [] }: SeedMatter,
  matter: string,
): SeedProblem[] {
  const named = (pointer: (at: number) => string, names: readonly (string | undefined)[]): Located[] =>
    names.map((name, at) => ({ pointer: `${matter}${pointer(at)}`, name: name || undefined }));
  return [
    named(
      (at) => `/holds/${at}/name`,
      holds.map(({ name }) => name),
    ),
    named(
      (at) => `/savedQueries/${at}/displayName`,
      savedQueries.map(({ displayName }) => displayName),
    ),
    named(
      (at) => `/exports/${at}/name`,
      exports.map(({ name }) => name),
    ),
  ].flatMap(duplicateNameProblems);
}

function holdProblems(
  { state = "OPEN", holds = [] }: SeedMatter,
  matter: string,
  world: RetentionWorld,
): SeedProblem[] {
  if (state !== "OPEN" && holds.length > 0)
    return [
      { pointer: `${matter}/holds`, problem: `Only an OPEN matter has holds, and this one is ${state}.` },
    ];
  return holds.flatMap((hold, at) => {
    const found = validateSeedHold(hold, world);
    return found ? [{ ...found, pointer: `${matter}/holds/${at}${found.pointer}` }] : [];
  });
}
