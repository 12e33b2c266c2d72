import { createEmulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { functionRunner, ListenError, type Listening, listen, logRequests } from "@seamline/emulator/node";

/**
 * Serves the emulator with its example, and logs requests, on the ports that the READMEs use.
 *
 * @param port of the first service; 0 for free ones
 * @throws ListenError for a port that is taken; the message says what to do
 */
export async function serveEmulator(port?: number): Promise<Listening> {
  const emulator = createEmulator({ seed: exampleSeed, runner: functionRunner() });
  try {
    const { urls, close } = await listen(emulator, { port });
    const endLog = logRequests(emulator);
    return {
      urls,
      close: async () => {
        await close();
        await emulator.close();
        await endLog();
      },
    };
  } catch (error) {
    await emulator.close();
    throw error instanceof ListenError && error.problem === "port-taken" ? withRemedy(error) : error;
  }
}

function withRemedy({ problem, message }: ListenError): ListenError {
  const remedy =
    'Another emulator may be running: end it with Ctrl-C, or use "npx -y pnpm start --port 5010".';
  return new ListenError(problem, `${message}\n${remedy}`);
}

/** Prints the addresses of the services and a first call of each. */
export function firstCalls({ urls }: Listening): string {
  const { retention, functions, edge } = urls;
  const isUsual = retention.endsWith(":4010");
  return [
    "The emulator is running with its example. To call each service, use another terminal:",
    "",
    `Retention: ${retention}`,
    `  curl -H "Authorization: Bearer ada@example.com" ${retention}/v1/matters/matter-enigma`,
    `Functions: ${functions}`,
    `  curl "${functions}/run/demo/europe-west1/greet?who=Ada"`,
    `Edge: ${edge}`,
    `  curl -H "AccessKey: test-key" "${edge}/dnszone?page=1&perPage=5"`,
    isUsual
      ? "From TypeScript:\n  npx -y pnpm --dir examples/first-call start"
      : "The READMEs use the ports 4010, 4011 and 4012: replace them by these.",
  ].join("\n");
}
