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

/** A first call of what the example has, by service. */
const FIRST_CALLS: Readonly<Record<string, (url: string) => string>> = {
  retention: (url) => `curl -H "Authorization: Bearer ada@example.com" ${url}/v1/matters/matter-enigma`,
  functions: (url) => `curl "${url}/run/demo/europe-west1/greet?who=Ada"`,
  edge: (url) => `curl -H "AccessKey: test-key" "${url}/dnszone?page=1&perPage=5"`,
};

/** Prints the addresses of the services, and a first call of each that the example has something of. */
export function firstCalls({ urls }: { readonly urls: Readonly<Record<string, string>> }): string {
  const isUsual = urls.retention?.endsWith(":4010");
  return [
    "The emulator is running with its example. To call each service, use another terminal:",
    "",
    ...Object.entries(urls).flatMap(([name, url]) => [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${url}`,
      ...(FIRST_CALLS[name] ? [`  ${FIRST_CALLS[name](url)}`] : []),
    ]),
    isUsual
      ? "From TypeScript:\n  npx -y pnpm --dir examples/first-call start"
      : "The READMEs use the ports 4010, 4011 and 4012: replace them by these.",
  ].join("\n");
}
