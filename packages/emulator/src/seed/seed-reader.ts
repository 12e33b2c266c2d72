import type { Schema } from "@seamline/openapi/document";
import { parsePointer, pointerTo, valueAt } from "@seamline/openapi/json-pointer";
import { prepareSchemas } from "@seamline/openapi/prepare-schemas";
import { type SchemaReport, schemaReports, type Validation } from "@seamline/openapi/schema-checks";
import { TimeSlices } from "../async/scheduling.ts";
import type { Seed, SeedProblem } from "../framework/seed.ts";
import type { AnyService } from "../framework/service.ts";
import { services } from "../generated/services.gen.ts";
import type { EmulatorSeed } from "../runtime/emulator-seed.ts";
import { expandSeed } from "./expand-seed.ts";
import { parseSeedText } from "./parse-seed-text.ts";
import {
  accountProblems,
  InvalidSeedError,
  type LocatedSeedProblem,
  schemaProblems,
} from "./seed-problems.ts";
import { SEED_DEFINITION, seedDefinitions, seedDocumentOf } from "./seed-schema.ts";

/**
 * Reads a seed, JSON or YAML, for the option `seed` of an emulator. Items that are to be repeated are.
 *
 * @example
 * const emulator = createEmulator({ seed: await parseSeed(await readFile("seed.yaml", "utf8")) });
 *
 * @throws InvalidSeedError that says line and column of everything that is wrong
 */
export async function parseSeed(text: string): Promise<EmulatorSeed> {
  return (await seedReader.readText(text)) as EmulatorSeed;
}

/** Takes seeds as services want them: checked, with items repeated, and of nothing that the caller holds. */
export interface SeedReader {
  /** @throws InvalidSeedError */
  read(seed: unknown): Seed;
  /** The same, and the process answers requests meanwhile. @throws InvalidSeedError */
  readInSlices(seed: unknown): Promise<Seed>;
  /**
   * Reads JSON or YAML.
   *
   * @throws InvalidSeedError that says line and column
   */
  readText(text: string): Promise<Seed>;
}

/** @param validation as contracts take it */
export function createSeedReader(services: readonly AnyService[], validation?: Validation): SeedReader {
  const reports = new Map<string, SchemaReport>();
  const reportFor = (seed: unknown): SchemaReport => {
    // What most emulators start with: nothing is made ready for it.
    if (isEmptyObject(seed)) return () => [];
    const names = sectionsOf(seed, services);
    const report = reports.get(names.join()) ?? sectionReport(services, names, validation);
    reports.set(names.join(), report);
    return report;
  };
  const examination = (given: unknown): SeedValidation => validateSeed(given, reportFor, services);
  return {
    read: (given) => (given === undefined ? {} : assertValid(runAtOnce(examination(given)))),
    readInSlices: async (given) => assertValid(await runInSlices(examination(given))),
    async readText(text) {
      const parsed = await parseSeedText(text);
      const { seed, problems } = await runInSlices(examination(parsed.value));
      if (problems.length === 0) return seed;
      const located = (await parsed.located(problems)).map(redactToken);
      throw new InvalidSeedError(located.sort(byPlace));
    },
  };
}

interface ValidatedSeed {
  readonly seed: Seed;
  readonly problems: readonly SeedProblem[];
}

/** Stops between its steps, each of which takes long where a seed is large. */
type SeedValidation = Generator<void, ValidatedSeed>;

function runAtOnce(examination: SeedValidation): ValidatedSeed {
  for (;;) {
    const { done, value } = examination.next();
    if (done) return value;
  }
}

async function runInSlices(examination: SeedValidation): Promise<ValidatedSeed> {
  const slices = new TimeSlices();
  for (;;) {
    const { done, value } = examination.next();
    if (done) return value;
    await slices.pause();
  }
}

function assertValid({ seed, problems }: ValidatedSeed): Seed {
  if (problems.length > 0) throw new InvalidSeedError(problems.map(redactToken));
  return seed;
}

function isEmptyObject(seed: unknown): boolean {
  const isObject = typeof seed === "object" && seed !== null && !Array.isArray(seed);
  return isObject && Object.keys(seed).length === 0;
}

/** Services that a seed has a section of. */
function sectionsOf(seed: unknown, services: readonly AnyService[]): string[] {
  return services.map(({ name }) => name).filter((name) => valueAt(seed, pointerTo(name)) !== undefined);
}

/** Checks of a section take long to make: those alone are made that a seed has. */
function sectionReport(
  services: readonly AnyService[],
  sections: readonly string[],
  validation: Validation | undefined,
): SchemaReport {
  const parts = services.map((service) => ({
    name: service.name,
    section: sections.includes(service.name) ? (service.seed.schema as Schema) : {},
    document: seedDocumentOf(service).document,
  }));
  return schemaReports(prepareSchemas(seedDefinitions(parts), true), validation)(SEED_DEFINITION);
}

/** Each step takes for granted what the one before has found in order. */
function* validateSeed(
  given: unknown,
  reportFor: (seed: unknown) => SchemaReport,
  services: readonly AnyService[],
): SeedValidation {
  const { value, isWhole, problems, originOf } = expandSeed(given);
  const seed = value as Seed;
  if (!isWhole) return { seed, problems };
  yield;
  const report = reportFor(value);
  yield;
  const ofSchema = [...problems, ...schemaProblems(report(value), originOf)];
  if (ofSchema.length > 0) return { seed, problems: ofSchema };
  yield;
  const further = [...accountProblems(seed, originOf)];
  for (const service of services) {
    yield;
    further.push(...sectionProblems(seed, service));
  }
  const { $schema: _, ...rest } = seed;
  return { seed: rest, problems: problemsAtOrigins(further, originOf) };
}

function sectionProblems(seed: Seed, { name, seed: { check } }: AnyService): SeedProblem[] {
  const section = valueAt(seed, pointerTo(name));
  const problems = section === undefined ? [] : (check?.(section, seed) ?? []);
  return problems.map(({ pointer, problem }) => ({ pointer: `${pointerTo(name)}${pointer}`, problem }));
}

/** What is wrong with an item that is repeated is said once, of the item as it stands in the seed. */
function problemsAtOrigins(
  problems: readonly SeedProblem[],
  originOf: (pointer: string) => string,
): readonly SeedProblem[] {
  const firsts = new Map<string, string>();
  return problems.flatMap(({ pointer, problem }) => {
    const origin = originOf(pointer);
    const first = firsts.get(origin) ?? pointer;
    firsts.set(origin, first);
    return first === pointer ? [{ pointer: origin, problem }] : [];
  });
}

function byPlace(one: LocatedSeedProblem, other: LocatedSeedProblem): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/** Tokens are names of members, and shown to nobody. */
function redactToken(problem: LocatedSeedProblem): LocatedSeedProblem {
  const [first, token] = parsePointer(problem.pointer);
  return first === "tokens" && token !== undefined ? { ...problem, pointer: "/tokens/[redacted]" } : problem;
}

/** Reads the seeds of the emulator. What it takes is made ready once, when the first seed comes. */
export const seedReader: SeedReader = createSeedReader(Object.values(services));
