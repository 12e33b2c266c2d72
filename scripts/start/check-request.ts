import { once } from "node:events";
import { createServer } from "node:net";
import { services } from "../../packages/emulator/src/generated/services.gen.ts";
import type { ServeRequest } from "../../packages/emulator/src/node/cli/command-line.ts";
import { readSeedFile } from "../../packages/emulator/src/node/cli/read-seed-file.ts";
import { readDocsUrl, readOrigins } from "../../packages/emulator/src/node/listen.ts";
import { ListenError, toListenError } from "../../packages/emulator/src/node/listen-error.ts";

/** Returns the ports of the services, by name. Empty if the system chooses them. */
export function requestedPorts({ port, services: names }: ServeRequest): ReadonlyMap<string, number> {
  return new Map(port === 0 ? [] : names.map((name) => [name, port + services[name].portOffset]));
}

/**
 * Checks ports, addresses and the seed, because they would otherwise fail only after a build that takes several
 * minutes.
 *
 * @throws ListenError, SeedFileError, UsageError
 */
export async function checkRequest(request: ServeRequest): Promise<void> {
  readOrigins(request.allowOrigins);
  readDocsUrl(request.docsUrl);
  if (typeof request.seed === "object") await readSeedFile(request.seed.file);
  const problems = new Set<string>();
  for (const [service, port] of requestedPorts(request)) {
    const error = await listenError(port, request.host, service);
    if (error !== undefined) problems.add(error.message);
  }
  if (problems.size === 0) return;
  throw new ListenError("port-taken", [...problems, remedy(request.port)].join("\n"));
}

async function listenError(port: number, host: string, service: string): Promise<Error | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    return undefined;
  } catch (cause) {
    return toListenError(cause as Error, host, port, service) as Error;
  } finally {
    server.close();
  }
}

function remedy(port: number): string {
  const other = port === 5010 ? 6010 : 5010;
  return `Choose other ports with "npx -y pnpm start --port ${other}", or free ones with "--port 0".`;
}
