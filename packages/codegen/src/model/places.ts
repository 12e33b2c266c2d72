import { forEachItem } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import type { Operation } from "../document/editable-document.ts";
import type { OperationEntry } from "../document/operation-entry.ts";
import { parentTags, readTags, resourceTag, type TagTree } from "../document/tags.ts";
import { camelCase, hasWord, isIdentifier } from "../identifiers.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { isWaitable } from "./long-running.ts";
import { clientMembers, unsafeMembers } from "./reserved-names.ts";
import { shortMethodName } from "./short-names.ts";

/** Paths of all operations in the resource tree, by operationId. */
export type OperationPlaces = ReadonlyMap<string, readonly string[]>;

/**
 * Places every operation in the resource tree. Uses `x-method` or, without it, the tag with its parents as the resource
 * and the operationId as the method. If the place is taken, an operation without `x-method` gets another name.
 *
 * @param names `short` removes the resource name from a method without `x-method`, if the result is unique
 * @throws SpecError that lists every `x-method` that is invalid or conflicts with another
 */
export function placeOperations(
  entries: readonly OperationEntry[],
  { document, locate }: LoadedDocument,
  names: "short" | "full" = "short",
): OperationPlaces {
  const tags = readTags(document);
  const tree = new PlaceTree();
  if (entries.some((entry) => isWaitable(entry, entries))) {
    tree.add(["operations", "resume"], "every client with long-running operations");
  }
  const places = new Map<string, readonly string[]>();
  forEachItem(entries.filter(isPlaced), ({ id, operation, segments }) => {
    const place = String(operation["x-method"]).split(".");
    const fault = faultOf(place) ?? tree.conflict(place);
    if (fault !== undefined) {
      const problem = `x-method ${place.join(".")} of ${id} ${fault.problem}`;
      throw new SpecError(problem, fault.remedy, locate([...segments, "x-method"]));
    }
    tree.add(place, id);
    places.set(id, place);
  });
  const guessed = entries
    .filter((entry) => !isPlaced(entry))
    .map(({ id, operation }) => ({ id, place: guessPlace(id, operation, tags) }));
  for (const { id, place: wanted } of names === "short" ? shortened(guessed, tree) : guessed) {
    const place = tree.makeRoom(wanted);
    tree.add(place, id);
    places.set(id, place);
  }
  return places;
}

interface Guess {
  readonly id: string;
  readonly place: readonly string[];
}

/** Shortens the methods whose short names are unique. */
function shortened(guesses: readonly Guess[], tree: PlaceTree): Guess[] {
  const short = guesses.map(({ place }) => {
    const [resource, method = ""] = place.slice(-2);
    return place.length < 2
      ? place
      : [...place.slice(0, -1), safeMember(shortMethodName(method, resource ?? ""), false)];
  });
  const wanted = short.map((place) => place.join("."));
  const full = guesses.map(({ place }) => place.join("."));
  const isFree = (index: number): boolean =>
    wanted.every((other, at) => at === index || (other !== wanted[index] && full[at] !== wanted[index])) &&
    tree.conflict(short[index] ?? []) === undefined;
  return guesses.map((guess, index) => (isFree(index) ? { ...guess, place: short[index] ?? [] } : guess));
}

function isPlaced({ operation }: OperationEntry): boolean {
  return operation["x-method"] !== undefined;
}

interface Fault {
  readonly problem: string;
  readonly remedy: string;
}

function faultOf(place: readonly string[]): Fault | undefined {
  if (!place.every(isIdentifier)) {
    return {
      problem: "is not a valid method path",
      remedy: "write names separated by dots, such as matters.holds.create",
    };
  }
  const reserved = isReservedRoot(place) ? place[0] : place.find((name) => unsafeMembers.includes(name));
  return reserved === undefined
    ? undefined
    : { problem: `uses the reserved name ${reserved}`, remedy: "choose another name" };
}

function isReservedRoot([first = ""]: readonly string[]): boolean {
  return clientMembers.includes(first);
}

/** Methods and resources placed so far, keyed by dotted path. */
class PlaceTree {
  readonly #methods = new Map<string, string>();
  readonly #resources = new Map<string, string>();

  conflict(place: readonly string[]): Fault | undefined {
    const remedy = "choose another x-method for one operation";
    const twin = this.#methods.get(place.join("."));
    if (twin !== undefined) {
      return { problem: `is already used by ${twin}`, remedy };
    }
    const inside = this.#resources.get(place.join("."));
    if (inside !== undefined) {
      return { problem: `is also the resource of ${inside}`, remedy };
    }
    const above = parentsOf(place).find((parent) => this.#methods.has(parent));
    return above === undefined
      ? undefined
      : { problem: `is inside ${above}, which is the method of ${this.#methods.get(above)}`, remedy };
  }

  add(place: readonly string[], id: string): void {
    this.#methods.set(place.join("."), id);
    for (const parent of parentsOf(place)) {
      this.#resources.set(parent, id);
    }
  }

  /** Returns the place if it is free, otherwise a similar one. */
  makeRoom(place: readonly string[]): string[] {
    const resources = place.slice(0, -1);
    const parents = resources.map((name, depth) => {
      const isTaken = this.#methods.has([...resources.slice(0, depth), name].join("."));
      return isTaken ? `${name}Resource` : name;
    });
    const method = place.at(-1) ?? "call";
    let free = [...parents, method];
    for (let count = 2; this.conflict(free) !== undefined; count += 1) {
      free = [...parents, `${method}_${count}`];
    }
    return free;
  }
}

function parentsOf(place: readonly string[]): string[] {
  return place.slice(1).map((_, depth) => place.slice(0, depth + 1).join("."));
}

/** Derives a place: `repos/list-for-org` with the tag `repos` becomes `repos.listForOrg`. */
function guessPlace(id: string, { tags }: Operation, defined: TagTree): string[] {
  const tag = resourceTag(tags?.filter(hasWord) ?? [], defined);
  const [prefix = "", ...rest] = id.split(/[/.:]/);
  const name = rest.join(" ");
  if (tag === undefined) {
    return rest.length === 0 ? [safeMember(id, true)] : [safeMember(prefix, true), safeMember(name, false)];
  }
  const isRepeated = rest.length > 0 && camelCase(prefix) === camelCase(tag);
  const resources = [...parentTags(tag, defined), tag].map((each, depth) => safeMember(each, depth === 0));
  return [...resources, safeMember(isRepeated ? name : id, false)];
}

function safeMember(text: string, isRoot: boolean): string {
  const name = camelCase(text);
  return unsafeMembers.includes(name) || (isRoot && clientMembers.includes(name)) ? `${name}_` : name;
}
