import type { EmulatorSeed, ServiceName } from "../../emulator/emulator-seed.ts";

/** Commands that show what a service does, to be pasted into a shell. */
type Examples = (url: string, seed: EmulatorSeed) => readonly string[];

const examplesOf: Readonly<Record<ServiceName, Examples>> = {
  retention: (url, seed) => {
    const authorization = `-H "Authorization: Bearer ${accountOf(seed)}"`;
    const body = `-H "Content-Type: application/json" -d "{\\"name\\": \\"Case 42\\"}"`;
    return [`curl ${authorization} ${body} ${url}/v1/matters`, `curl ${authorization} ${url}/v1/matters`];
  },
  edge: (url, seed) => {
    const accessKey = `-H "AccessKey: ${keyOf(seed)}"`;
    return [`curl ${accessKey} ${url}/dnszone`, `curl ${accessKey} "${url}/dnszone?page=1&perPage=10"`];
  },
};

/** How many are shown. */
const SHOWN = 3;

/** Three commands that work with a seed: those of the services in turn, and one that shows the emulator itself. */
export function exampleCommands(
  urls: Readonly<Partial<Record<ServiceName, string>>>,
  seed: EmulatorSeed,
): readonly string[] {
  const entries = Object.entries(urls) as [ServiceName, string][];
  const examples = entries.map(([name, url]) => examplesOf[name](url, seed));
  const inTurn = [0, 1].flatMap((turn) => examples.flatMap((each) => each.slice(turn, turn + 1)));
  return [...inTurn.slice(0, SHOWN - 1), `curl ${entries[0]?.[1]}/__emulator/health`];
}

/** Stands as it is between double quotes in any shell. */
const PLAIN = /^[\w.@+-]+$/;

/** An account that may open matters. */
function accountOf({ accounts = [] }: EmulatorSeed): string {
  const able = accounts.find(
    ({ email, privileges }) => PLAIN.test(email) && (privileges?.includes("Manage Matters") ?? true),
  );
  return able?.email ?? "ada@example.com";
}

/** A key that nothing is kept from. */
function keyOf({ edge }: EmulatorSeed): string {
  const able = edge?.keys?.find(({ key, allow, forbid }) => PLAIN.test(key) && !allow && !forbid);
  return able?.key ?? "test-key";
}
