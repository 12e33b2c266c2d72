import type { Schema } from "@seamline/openapi/document";
import { parsePointer, pointerTo, valueAt } from "@seamline/openapi/json-pointer";
import { prepareSchemas } from "@seamline/openapi/prepare-schemas";
import { type SchemaReport, schemaReports } from "@seamline/openapi/schema-checks";
import { TimeSlices } from "../async/scheduling.ts";
import type { Seed, SeedProblem } from "../framework/seed.ts";
import type { AnyService, ServicesByName } from "../framework/service.ts";
import { expandSeed } from "./expand-seed.ts";
import { parseSeedText } from "./parse-seed-text.ts";
import { reportInParts } from "./report-in-parts.ts";
import type { SeedByName } from "./seed-of.ts";
import {
  accountProblems,
  InvalidSeedError,
  type LocatedSeedProblem,
  schemaProblems,
} from "./seed-problems.ts";
import { SEED_DEFINITION, seedDefinitions, seedDocumentOf } from "./seed-schema.ts";

/**
 * Parses a seed in JSON or YAML for the `seed` option of an emulator. Items with `repeat` are expanded.
 *
 * @example
 * const services = [parcels] as const;
 * const seed = await parseSeed(await readFile("seed.yaml", "utf8"), services);
 * const emulator = createEmulator({ services, seed });
 *
 * @throws InvalidSeedError listing the line and column of each problem
 */
export async function parseSeed<const Services extends readonly AnyService[]>(
  text: string,
  services: Services,
): Promise<SeedByName<ServicesByName<Services>>> {
  return (await seedReaderOf(services).readText(text)) as SeedByName<ServicesByName<Services>>;
}

/**
 * Validates seeds for a set of services. Items with `repeat` are expanded. The result shares no objects with the input.
 */
export interface SeedReader {
  /** @throws InvalidSeedError */
  read(seed: unknown): Seed;
  /** Validates a seed like `read`, but yields to the event loop between steps. @throws InvalidSeedError */
  readInSlices(seed: unknown): Promise<Seed>;
  /**
   * Parses JSON or YAML.
   *
   * @throws InvalidSeedError listing the line and column of each problem
   */
  readText(text: string): Promise<Seed>;
}

const readers = new WeakMap<readonly AnyService[], SeedReader>();

/** Returns the seed reader for a set of services. Its checks are prepared on first use. */
export function seedReaderOf(services: readonly AnyService[]): SeedReader {
  const reader = readers.get(services) ?? createSeedReader(services);
  readers.set(services, reader);
  return reader;
}

function createSeedReader(services: readonly AnyService[]): SeedReader {
  const reports = new Map<string, SchemaReport>();
  const reportFor = (seed: unknown): SchemaReport => {
    // Most emulators start with an empty seed, which does not need checks.
    if (isEmptyObject(seed)) return () => [];
    const names = sectionsOf(seed, services);
    const report = reports.get(names.join()) ?? sectionReport(services, names);
    reports.set(names.join(), report);
    return report;
  };
  const validate = (input: unknown): SeedValidation => validateSeed(input, reportFor, services);
  return {
    read(input) {
      if (input === undefined) return {};
      return isRead(input) ? input : assertValid(runAtOnce(validate(input)));
    },
    readInSlices: async (input) => assertValid(await runInSlices(validate(input))),
    async readText(text) {
      const parsed = await parseSeedText(text);
      const { seed, problems } = await runInSlices(validate(parsed.value));
      if (problems.length === 0) return seed;
      const located = (await parsed.located(problems)).map(redactToken);
      throw new InvalidSeedError(located.sort(byPlace));
    },
  };
}

const seedsAsRead = new WeakSet<object>();

/**
 * Marks a seed returned by a reader, so that later reads return it unchanged. The caller must own the seed and must
 * never modify it. With a large seed, checking and copying it again would take a tenth of the start-up time.
 */
export function asRead<const Read extends object>(seed: Read): Read {
  seedsAsRead.add(seed);
  return seed;
}

function isRead(input: unknown): input is Seed {
  return typeof input === "object" && input !== null && seedsAsRead.has(input);
}

interface ValidatedSeed {
  readonly seed: Seed;
  readonly problems: readonly SeedProblem[];
}

/** Yields between steps, because they take a long time if the seed is large. */
type SeedValidation = Generator<void, ValidatedSeed>;

function runAtOnce(validation: SeedValidation): ValidatedSeed {
  for (;;) {
    const { done, value } = validation.next();
    if (done) return value;
  }
}

async function runInSlices(validation: SeedValidation): Promise<ValidatedSeed> {
  const slices = new TimeSlices();
  for (;;) {
    const { done, value } = validation.next();
    if (done) return value;
    const pause = slices.pause();
    if (pause) await pause;
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

function sectionsOf(seed: unknown, services: readonly AnyService[]): string[] {
  return services.map(({ name }) => name).filter((name) => valueAt(seed, pointerTo(name)) !== undefined);
}

/** Prepares checks only for the sections in the seed, because preparing them takes a long time. */
function sectionReport(services: readonly AnyService[], sections: readonly string[]): SchemaReport {
  const parts = services.map((service) => ({
    name: service.name,
    section: sections.includes(service.name) ? (service.seed.schema as Schema) : {},
    document: seedDocumentOf(service).document,
  }));
  return schemaReports(prepareSchemas(seedDefinitions(parts), true))(SEED_DEFINITION);
}

/** Each step relies on the checks in previous steps. */
function* validateSeed(
  input: unknown,
  reportFor: (seed: unknown) => SchemaReport,
  services: readonly AnyService[],
): SeedValidation {
  const { value, isWhole, problems, originOf } = yield* expandSeed(input);
  const seed = value as Seed;
  if (!isWhole) return { seed, problems };
  yield;
  const report = reportFor(value);
  yield;
  const valueProblems = [...problems, ...schemaProblems(yield* reportInParts(value, report), originOf)];
  if (valueProblems.length > 0) return { seed, problems: valueProblems };
  yield;
  const referenceProblems = [...accountProblems(seed, originOf)];
  for (const service of services) {
    for (const problem of yield* sectionProblems(seed, service)) referenceProblems.push(problem);
  }
  const { $schema: _, ...rest } = seed;
  return { seed: rest, problems: problemsAtOrigins(referenceProblems, originOf) };
}

function* sectionProblems(
  seed: Seed,
  { name, seed: { check } }: AnyService,
): Generator<void, readonly SeedProblem[]> {
  const section = valueAt(seed, pointerTo(name));
  const found: SeedProblem[] = [];
  for (const problems of section === undefined ? [] : (check?.(section, seed) ?? [])) {
    for (const { pointer, problem } of problems)
      found.push({ pointer: `${pointerTo(name)}${pointer}`, problem });
    yield;
  }
  return found;
}

/** Reports a problem with a repeated item only once, at the position of the item in the original seed. */
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

/** Redacts a token in a pointer. Tokens are member names in a seed, but must not appear in messages. */
function redactToken(problem: LocatedSeedProblem): LocatedSeedProblem {
  const [first, token] = parsePointer(problem.pointer);
  return first === "tokens" && token !== undefined ? { ...problem, pointer: "/tokens/[redacted]" } : problem;
}
