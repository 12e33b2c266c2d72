import type { Change, Step } from "@seamline/contract-diff/change";
import type { Declaration, Surface } from "./parse-report.ts";
import type { Call, Shape, Shapes } from "./shape.ts";

/** A change of what an entry declares. */
export type SurfaceChange = Omit<Change, "pointer">;

/** The longest texts of a change that are shown. */
const SHOWN = 100;

/** Finds what changed in the declarations of an entry. What it passes on is not looked into. */
export function compareSurfaces(before: Surface, now: Surface): SurfaceChange[] {
  const names = new Set([...before.declarations.keys(), ...now.declarations.keys()]);
  return [...names].flatMap((name) =>
    compareDeclarations(before.declarations.get(name), now.declarations.get(name)).map((change) => ({
      step: change.step,
      place: name,
      text: change.text,
    })),
  );
}

/** A change, without the declaration that it is in. */
type MemberChange = Omit<SurfaceChange, "place">;

function compareDeclarations(
  before: Declaration | undefined,
  now: Declaration | undefined,
): readonly MemberChange[] {
  // Nobody can name a type that is not exported: what uses it changes, too, where it comes and goes.
  if (!before?.isExported && !now?.isExported) return before && now ? compareShapes("", before, now) : [];
  if (!before?.isExported) return [{ step: "minor", text: "The export was added." }];
  if (!now?.isExported) return [{ step: "major", text: "The export was removed." }];
  return compareShapes("", before, now);
}

/** @param path names of the members that lead there, such as `boards.width`; empty for the declaration itself */
function compareShapes(
  path: string,
  { shapes: before }: Pick<Declaration, "shapes">,
  { shapes: now }: Pick<Declaration, "shapes">,
): MemberChange[] {
  const [was, is] = [before[0], now[0]];
  if (was === undefined || is === undefined || sameTexts(before, now)) return [];
  const name = path === "" ? "The declaration" : `\`${path}\``;
  if (before.length === 1 && now.length === 1) return compareShape(path, name, was, is);
  const keepsAll = before.every(({ text }) => now.some((each) => each.text === text));
  return keepsAll
    ? [{ step: "minor", text: `${name} has another overload.` }]
    : [{ step: "major", text: `${name} has other overloads.` }];
}

function compareShape(path: string, name: string, was: Shape, is: Shape): MemberChange[] {
  if (was.members && is.members) {
    const head = was.head === is.head ? [] : [changed(name, was.head, is.head)];
    return [...head, ...compareMembers(path, was.members, is.members)];
  }
  if (was.call && is.call && takesMore(was.call, is.call))
    return [{ step: "minor", text: `${name} takes another optional parameter.` }];
  return [changed(name, was.text, is.text)];
}

function compareMembers(path: string, before: Shapes, now: Shapes): MemberChange[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name): MemberChange[] => {
    const inner = path === "" ? name : `${path}.${name}`;
    const [was, is] = [before.get(name), now.get(name)];
    if (was === undefined) return [{ step: "minor", text: `\`${inner}\` was added.` }];
    if (is === undefined) return [{ step: "major", text: `\`${inner}\` was removed.` }];
    return compareShapes(inner, { shapes: was }, { shapes: is });
  });
}

function sameTexts(before: readonly Shape[], now: readonly Shape[]): boolean {
  return before.length === now.length && before.every(({ text }, index) => text === now[index]?.text);
}

/** Whether every call that was right is right, and has the same result. */
function takesMore(was: Call, is: Call): boolean {
  const [kept, more] = [
    is.parameters.slice(0, was.parameters.length),
    is.parameters.slice(was.parameters.length),
  ];
  return (
    was.rest === is.rest &&
    more.length > 0 &&
    more.every(({ isOptional }) => isOptional) &&
    was.parameters.every(({ text }, index) => text === kept[index]?.text)
  );
}

function changed(name: string, was: string, is: string): MemberChange {
  const isShort = Math.max(was.length, is.length) <= SHOWN;
  const step: Step = "major";
  return { step, text: isShort ? `${name} changed from \`${was}\` to \`${is}\`.` : `${name} changed.` };
}
