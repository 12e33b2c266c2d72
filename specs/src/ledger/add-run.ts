import { type Document, isMap, YAMLMap } from "yaml";
import type { VerifiedOperation, VerifiedRun } from "../verify/verified-run.ts";
import { factDigest } from "./fact-digest.ts";

const HEADING = ` Facts that runs of "seamline-specs verify --record" checked. To keep a fact that a run contradicted, add
 decided: { date: 2026-11-26, reason: why the contract is right }`;

/**
 * Adds a run to a ledger's document. New entries follow the existing ones.
 *
 * @param run a run without problems.
 * @returns pointers of the facts whose value in the contract changed.
 */
export function addRun(document: Document, run: VerifiedRun, bundle: unknown): string[] {
  const root = rootOf(document);
  const operations = mapAt(root, "operations");
  const changed = Object.entries(run.operations).flatMap(([id, checked]) => {
    const operation = mapAt(operations, id);
    addSighting(mapAt(operation, "checked"), run);
    return addFacts(mapAt(operation, "facts"), checked, { run, bundle });
  });
  return [...new Set(changed)];
}

function rootOf(document: Document): YAMLMap {
  if (isMap(document.contents)) return document.contents;
  const root = new YAMLMap();
  document.contents = root;
  document.commentBefore ??= HEADING;
  return root;
}

interface Recording {
  readonly run: VerifiedRun;
  readonly bundle: unknown;
}

function addFacts(
  facts: YAMLMap,
  { confirmed, contradicted }: VerifiedOperation,
  { run, bundle }: Recording,
): string[] {
  const changed: string[] = [];
  const add = (pointer: string, outcome: "confirmed" | "contradicted") => {
    const fact = mapAt(facts, pointer, outcome === "confirmed");
    if (updateDigest(fact, factDigest(bundle, pointer))) changed.push(pointer);
    addSighting(mapAt(fact, outcome, true), run);
    // Write a disputed fact on several lines, so that a person can add the decision.
    if (outcome === "contradicted") fact.flow = false;
  };
  for (const pointer of confirmed) add(pointer, "confirmed");
  for (const pointer of contradicted) add(pointer, "contradicted");
  return changed;
}

/** Stores the new digest. If the fact changed in the contract, removes its runs and decision, and returns true. */
function updateDigest(fact: YAMLMap, digest: string | undefined): boolean {
  const known = fact.get("digest");
  if (known === digest) return false;
  fact.set("digest", digest);
  for (const name of ["confirmed", "contradicted", "decided"]) fact.delete(name);
  return known !== undefined;
}

function addSighting(sightings: YAMLMap, { service, date }: VerifiedRun): void {
  const sighting = mapAt(sightings, service, true);
  const last = sighting.get("date");
  sighting.set("date", typeof last === "string" && last > date ? last : date);
  sighting.set("runs", Number(sighting.get("runs") ?? 0) + 1);
}

/** Returns a member's mapping, and adds an empty mapping if the member is missing or empty. */
function mapAt(parent: YAMLMap, key: string, isOnOneLine = false): YAMLMap {
  const known = parent.get(key);
  if (isMap(known)) return known;
  const created = new YAMLMap();
  created.flow = isOnOneLine;
  parent.set(key, created);
  return created;
}
