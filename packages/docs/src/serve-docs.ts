import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

export interface ServeDocsOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** Folder of the built site. Default: `dist` of this package. */
  readonly root?: string;
}

export interface DocsServer {
  /** Address of the index page, with a slash at its end. */
  readonly url: string;
  /** Ends the server and its connections. */
  close(): Promise<void>;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

/**
 * Serves the built site.
 *
 * @throws Error when the site is not built or the port is taken
 */
export async function serveDocs(options: ServeDocsOptions = {}): Promise<DocsServer> {
  const { host = "127.0.0.1", port = 0 } = options;
  const root = resolve(options.root ?? fileURLToPath(new URL("../dist", import.meta.url)));
  if ((await fileIn(root, "/")) === undefined) {
    throw new Error(`There is no index.html in ${root}: run "npx -y pnpm docs:build" first.`);
  }
  const server = createServer((request, response) => void respond(root, request, response));
  server.listen(port, host);
  await once(server, "listening");
  return {
    url: urlOf(server.address() as AddressInfo),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}/`;
}

async function respond(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const file = await fileIn(root, request.url ?? "/");
  if (file === undefined) {
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("There is no such page.\n");
    return;
  }
  response.writeHead(200, {
    "Content-Type": MEDIA_TYPES[extname(file.path)] ?? "application/octet-stream",
    "Content-Length": file.size,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
  });
  if (request.method === "HEAD") response.end();
  // A reader who closes the page during a transfer is not an error of the server.
  else await pipeline(createReadStream(file.path), response).catch(() => response.destroy());
}

/** Finds the file of a request target, if it lies inside the folder. */
async function fileIn(root: string, target: string): Promise<{ path: string; size: number } | undefined> {
  const pathname = decodedPath(target);
  if (pathname === undefined || pathname.includes("\0")) return undefined;
  const path = join(root, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
  if (!path.startsWith(root + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size } : undefined;
}

function decodedPath(target: string): string | undefined {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
