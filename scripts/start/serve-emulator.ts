import { createEmulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { functionRunner, ListenError, type Listening, listen } from "@seamline/emulator/node";

/**
 * Serves the emulator with its example, on the ports that the READMEs name.
 *
 * @param port of the first service; 0 for free ones
 * @throws ListenError where a port is taken, which says what to do about it
 */
export async function serveEmulator(port?: number): Promise<Listening> {
  const emulator = createEmulator({ seed: exampleSeed, runner: functionRunner() });
  try {
    const { urls, close } = await listen(emulator, { port });
    return {
      urls,
      close: async () => {
        await close();
        await emulator.close();
      },
    };
  } catch (error) {
    await emulator.close();
    throw error instanceof ListenError && error.problem === "port-taken" ? withRemedy(error) : error;
  }
}

function withRemedy({ problem, message }: ListenError): ListenError {
  const remedy = 'Another one may be running: Ctrl-C there ends it. Or "npx -y pnpm start --port 5010".';
  return new ListenError(problem, `${message}\n${remedy}`);
}

/** Where the services are, and a first call of each. */
export function firstCalls({ urls }: Listening): string {
  const { retention, functions, edge } = urls;
  const isUsual = retention.endsWith(":4010");
  return [
    "The emulator runs, with its example. A first call of each service, for another terminal:",
    "",
    `Retention: ${retention}`,
    `  curl -H "Authorization: Bearer ada@example.com" ${retention}/v1/matters/matter-enigma`,
    `Functions: ${functions}`,
    `  curl "${functions}/run/demo/europe-west1/greet?who=Ada"`,
    `Edge: ${edge}`,
    `  curl -H "AccessKey: test-key" "${edge}/dnszone?page=1&perPage=5"`,
    isUsual
      ? "From TypeScript:\n  npx -y pnpm --dir examples/first-call start"
      : "The READMEs name the ports 4010, 4011 and 4012: put these in their place.",
  ].join("\n");
}
