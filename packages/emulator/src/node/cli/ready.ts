import type { AnyService, Seed, SeedCount } from "@seamline/emulator-kit";
import type { Emulator } from "../../create-emulator.ts";
import type { EmulatorSeed, ServiceName } from "../../emulated-services.ts";
import { services } from "../../generated/services.gen.ts";
import { keptPlace, type ServeRequest } from "./command-line.ts";

/** Information about a running emulator. */
export interface Ready {
  readonly services: readonly ReadyService[];
  readonly page: string;
  /** Description of the state, such as `the example (5 accounts), in memory`. */
  readonly state: string;
  readonly examples: readonly string[];
}

interface ReadyService {
  readonly name: string;
  readonly url: string;
  /** Resource counts of the seed, by kind. */
  readonly seeded: readonly SeedCount[];
}

type Urls = Readonly<Partial<Record<ServiceName, string>>>;

export interface StartedEmulator {
  readonly emulator: Emulator;
  readonly urls: Urls;
  readonly seed: EmulatorSeed;
}

/** @param seed seed of the current state */
export function readyOf(request: ServeRequest, urls: Urls, seed: Seed): Ready {
  const entries = Object.entries(urls) as [ServiceName, string][];
  return {
    services: entries.map(([name, url]) => ({ name, url, seeded: seededCounts(services[name], seed) })),
    page: `${entries[0]?.[1]}/__emulator/`,
    state: stateText(request, seed),
    examples: exampleCommands(entries, seed),
  };
}

function seededCounts(service: AnyService, seed: Seed): readonly SeedCount[] {
  return service.seed.counts(seed[service.name] ?? {}).filter(({ count }) => count > 0);
}

function stateText(request: ServeRequest, { accounts = [] }: Seed): string {
  const { seed } = request;
  const place = keptPlace(request);
  const origin = seed === undefined ? "an empty seed" : seed === "example" ? "the example" : seed.file;
  const counted =
    accounts.length === 0
      ? ""
      : ` (${countText({ count: accounts.length, one: "account", many: "accounts" })})`;
  return place === undefined ? `${origin}${counted}, in memory` : `kept in ${place}${counted}`;
}

/** Formats a count, such as `1 matter` or `2 matters`. */
export function countText({ count, one, many }: SeedCount): string {
  return `${count} ${count === 1 ? one : many}`;
}

const COMMAND_COUNT = 3;

/**
 * Returns example commands that work with the seed. The last command gets the emulator's health, and the others are for
 * the services.
 */
function exampleCommands(
  entries: readonly (readonly [ServiceName, string])[],
  seed: Seed,
): readonly string[] {
  const examples = entries.map(([name, url]) => services[name].examples(url, seed));
  const inTurn = [0, 1].flatMap((turn) => examples.flatMap((each) => each.slice(turn, turn + 1)));
  return [...inTurn.slice(0, COMMAND_COUNT - 1), `curl ${entries[0]?.[1]}/__emulator/health`];
}
