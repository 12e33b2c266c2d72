import { createDirectory } from "../../../service/directory.ts";
import type { Seed } from "../../../service/seed.ts";
import { type Located, sameProblems, unknownAccountProblems } from "../../../service/seed-places.ts";
import type { SeedProblem } from "../../../service/service.ts";
import type { RetentionWorld } from "../retention-context.ts";
import { matterProblems } from "./matter-problems.ts";
import type { RetentionSection } from "./retention-section.ts";

/** What the schema of the section cannot say: that names lead to something, and to one thing. */
export function checkRetention(section: RetentionSection, seed: Seed): readonly SeedProblem[] {
  const world: RetentionWorld = { directory: createDirectory(seed), section };
  const { messages = [], unavailableAccounts = [] } = section;
  const named = [
    ...messages.map(({ account }, at): Located => ({ pointer: `/messages/${at}/account`, name: account })),
    ...unavailableAccounts.map((name, at): Located => ({ pointer: `/unavailableAccounts/${at}`, name })),
  ];
  return [
    ...orgUnitProblems(section),
    ...sameProblems(
      messages.map(({ id }, at) => ({ pointer: `/messages/${at}/id`, name: messageId(id, at) })),
    ),
    ...unknownAccountProblems(named, world.directory),
    ...matterProblems(section.matters ?? [], world),
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
    ...sameProblems(orgUnits.map(({ id }, at) => ({ pointer: `/orgUnits/${at}/id`, name: id }))),
    ...orphans,
  ];
}
