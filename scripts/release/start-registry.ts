import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { runServer } from "verdaccio";

export interface Registry extends AsyncDisposable {
  /** With a slash at its end. */
  readonly url: string;
}

/** Starts an empty npm registry on loopback that asks no other registry and lets everyone publish. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const everyone = { access: "$all", publish: "$all" };
  const config = {
    configPath: join(folder, "config.yaml"),
    self_path: join(folder, "config.yaml"),
    storage: join(folder, "storage"),
    uplinks: {},
    packages: { "@*/*": everyone, "**": everyone },
    auth: {},
    middlewares: {},
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "fatal" },
    max_body_size: "100mb",
  };
  const server: Server = await runServer(config as unknown as Parameters<typeof runServer>[0]);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
