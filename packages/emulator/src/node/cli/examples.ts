import type { ServiceName } from "../../emulator/emulator-seed.ts";
import { services } from "../../generated/services.gen.ts";
import type { Seed } from "../../service/seed.ts";

/** How many are shown. */
const SHOWN = 3;

/** Three commands that work with a seed: those of the services in turn, and one that shows the emulator itself. */
export function exampleCommands(
  urls: Readonly<Partial<Record<ServiceName, string>>>,
  seed: Seed,
): readonly string[] {
  const entries = Object.entries(urls) as [ServiceName, string][];
  const examples = entries.map(([name, url]) => services[name].examples(url, seed));
  const inTurn = [0, 1].flatMap((turn) => examples.flatMap((each) => each.slice(turn, turn + 1)));
  return [...inTurn.slice(0, SHOWN - 1), `curl ${entries[0]?.[1]}/__emulator/health`];
}
