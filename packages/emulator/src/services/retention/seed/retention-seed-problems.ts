import type { Seed, SeedProblem } from "@seamline/emulator-kit";
import {
  createDirectory,
  type Directory,
  duplicateNameProblems,
  type Located,
  unaddressableProblems,
  unknownAccountProblems,
} from "@seamline/emulator-kit";
import { VIEW_ALL_MATTERS } from "../access/access-control.ts";
import type { RetentionFixtures } from "../retention-context.ts";
import { validateSeedExports } from "./export-seed.ts";
import { validateSeedHold } from "./hold-seed.ts";
import type { SeedMatter } from "./matter-section.ts";
import { messageId } from "./message-section.ts";
import type { RetentionSection } from "./retention-section.ts";

/** Yields the problems in a section that its schema cannot detect, such as unknown and duplicate names. */
export function* validateRetentionSection(
  section: RetentionSection,
  seed: Seed,
): Generator<readonly SeedProblem[]> {
  const fixtures: RetentionFixtures = { directory: createDirectory(seed, [VIEW_ALL_MATTERS]), section };
  const { messages = [], unavailableAccounts = [] } = section;
  const accountNames = [
    ...messages.map(({ account }, at): Located => ({ pointer: `/messages/${at}/account`, name: account })),
    ...unavailableAccounts.map((name, at): Located => ({ pointer: `/unavailableAccounts/${at}`, name })),
  ];
  yield orgUnitProblems(section);
  yield duplicateNameProblems(
    messages.map((message, at) => ({ pointer: `/messages/${at}/id`, name: messageId(message, at) })),
  );
  yield unknownAccountProblems(accountNames, fixtures.directory);
  yield* validateSeedMatters(section.matters ?? [], fixtures);
}

function orgUnitProblems({ orgUnits = [] }: RetentionSection): SeedProblem[] {
  const unitIds = new Set(orgUnits.map(({ id }) => id));
  const orphans = orgUnits.flatMap(({ parent }, at): SeedProblem[] =>
    parent === undefined || unitIds.has(parent)
      ? []
      : [
          {
            pointer: `/orgUnits/${at}/parent`,
            problem: `parent must be an id listed in orgUnits, but is ${parent}.`,
          },
        ],
  );
  return [
    ...duplicateNameProblems(orgUnits.map(({ id }, at) => ({ pointer: `/orgUnits/${at}/id`, name: id }))),
    ...orphans,
  ];
}

function* validateSeedMatters(
  matters: readonly SeedMatter[],
  fixtures: RetentionFixtures,
): Generator<readonly SeedProblem[]> {
  yield* idProblems(matters);
  for (const [at, matter] of matters.entries()) {
    const pointer = matterPointer(at);
    yield [
      ...permissionProblems(matter, pointer, fixtures.directory),
      ...nameProblems(matter, pointer),
      ...holdProblems(matter, pointer, fixtures),
      ...validateSeedExports(matter.exports ?? [], `${pointer}/exports`, fixtures),
    ];
  }
}

/** Yields duplicate ids. Ids must be unique across all matters, because requests refer to resources by id. */
function* idProblems(matters: readonly SeedMatter[]): Generator<readonly SeedProblem[]> {
  const idsOf = (kind: "holds" | "savedQueries" | "exports"): Located[] =>
    matters.flatMap((matter, at) => locatedIds(`${matterPointer(at)}/${kind}`, matter[kind] ?? []));
  const matterIds = matters.map(({ matterId }, at) => ({
    pointer: `${matterPointer(at)}/matterId`,
    name: matterId,
  }));
  const kinds = [matterIds, idsOf("holds"), idsOf("savedQueries"), idsOf("exports")];
  for (const kind of kinds) yield duplicateNameProblems(kind);
  for (const kind of kinds) yield unaddressableProblems(kind);
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
  // Return early for matters that are not shared, because a seed can contain thousands of them.
  if (permissions.length === 0 && directory.find(owner)) return [];
  const names: Located[] = [
    { pointer: `${matter}/owner`, name: owner },
    ...permissions.map(({ accountId }, at) => ({
      pointer: `${matter}/permissions/${at}/accountId`,
      name: accountId,
    })),
  ];
  const accounts = names.map(({ pointer, name = "" }) => ({ pointer, name: directory.find(name)?.id }));
  return [...unknownAccountProblems(names, directory), ...duplicateNameProblems(accounts)];
}

/** Yields duplicate names. Within a matter, names must be unique for each kind of resource. Empty names are ignored. */
function nameProblems(
  { holds = [], savedQueries = [], exports = [] }: SeedMatter,
  matter: string,
): SeedProblem[] {
  if (holds.length + savedQueries.length + exports.length < 2) return [];
  const located = (pointer: string, name: string | undefined): Located => ({
    pointer: `${matter}${pointer}`,
    name: name || undefined,
  });
  return [
    holds.map(({ name }, at) => located(`/holds/${at}/name`, name)),
    savedQueries.map(({ displayName }, at) => located(`/savedQueries/${at}/displayName`, displayName)),
    exports.map(({ name }, at) => located(`/exports/${at}/name`, name)),
  ].flatMap(duplicateNameProblems);
}

function holdProblems(
  { state = "OPEN", holds = [] }: SeedMatter,
  matter: string,
  fixtures: RetentionFixtures,
): SeedProblem[] {
  if (state !== "OPEN" && holds.length > 0)
    return [
      {
        pointer: `${matter}/holds`,
        problem: `Only an OPEN matter may have holds, but this matter is ${state}.`,
      },
    ];
  return holds.flatMap((hold, at) => {
    const found = validateSeedHold(hold, fixtures);
    return found ? [{ ...found, pointer: `${matter}/holds/${at}${found.pointer}` }] : [];
  });
}
