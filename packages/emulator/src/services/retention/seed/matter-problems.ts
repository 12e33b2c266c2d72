import type { Directory } from "../../../service/directory.ts";
import {
  type Located,
  sameProblems,
  unaddressableProblems,
  unknownAccountProblems,
} from "../../../service/seed-places.ts";
import type { SeedProblem } from "../../../service/service.ts";
import { seedHoldProblem } from "../holds/plant-hold.ts";
import type { RetentionWorld } from "../retention-context.ts";
import { exportProblems } from "./export-problems.ts";
import type { SeedMatter } from "./seed-matter.ts";

/** What is wrong with the matters of a seed, though each part is as its schema says. */
export function matterProblems(matters: readonly SeedMatter[], world: RetentionWorld): SeedProblem[] {
  const parts = matters.flatMap((matter, at) => {
    const pointer = matterAt(at);
    return [
      ...permissionProblems(matter, pointer, world.directory),
      ...nameProblems(matter, pointer),
      ...holdProblems(matter, pointer, world),
      ...exportProblems(matter.exports ?? [], `${pointer}/exports`, world),
    ];
  });
  return [...idProblems(matters), ...parts];
}

/** What matters hold is told apart by its id wherever it is, and asked for by it. */
function idProblems(matters: readonly SeedMatter[]): SeedProblem[] {
  const inAll = (kind: "holds" | "savedQueries" | "exports"): Located[] =>
    matters.flatMap((matter, at) => idsIn(`${matterAt(at)}/${kind}`, matter[kind] ?? []));
  const own = matters.map(({ matterId }, at) => ({ pointer: `${matterAt(at)}/matterId`, name: matterId }));
  const kinds = [own, inAll("holds"), inAll("savedQueries"), inAll("exports")];
  return [...kinds.flatMap(sameProblems), ...kinds.flatMap(unaddressableProblems)];
}

function matterAt(place: number): string {
  return `/matters/${place}`;
}

function idsIn(pointer: string, items: readonly { readonly id?: string }[]): Located[] {
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
  return [...unknownAccountProblems(places, directory), ...sameProblems(accounts)];
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
  ].flatMap(sameProblems);
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
    const found = seedHoldProblem(hold, world);
    return found ? [{ ...found, pointer: `${matter}/holds/${at}${found.pointer}` }] : [];
  });
}
