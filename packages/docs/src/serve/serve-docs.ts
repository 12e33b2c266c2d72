import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withSite } from "../after-build/with-site.ts";
import { markdownOfPage } from "./markdown-of-page.ts";
import { sendFile } from "./send-file.ts";
import { type SiteFile, siteFile } from "./site-file.ts";

export interface ServeDocsOptions {
  /** Defaults to 127.0.0.1. */
  readonly host?: string;
  /** Defaults to 0, which chooses a free port. */
  readonly port?: number;
  /** Folder of the built site. Defaults to the `dist` folder of this package. */
  readonly root?: string;
}

export interface DocsServer {
  /** URL of the landing page, with a trailing slash. */
  readonly url: string;
  /** Stops the server and closes its connections. */
  close(): Promise<void>;
}

/**
 * Serves the built site with compression and its 404 page.
 *
 * @throws Error if the site is not built or the port is in use
 */
export async function serveDocs(options: ServeDocsOptions = {}): Promise<DocsServer> {
  const { host = "127.0.0.1", port = 0 } = options;
  const root = resolve(options.root ?? fileURLToPath(new URL("../../dist", import.meta.url)));
  if (typeof (await siteFile(root, "/")) !== "object") {
    throw new Error(`no index.html in ${root}; run "npx -y pnpm docs:build" first`);
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
  const found = await siteFile(root, request.url ?? "/");
  const markdown = await markdownOfPage(root, request);
  if (markdown !== undefined) await sendFile(200, markdown, request, response);
  else if (found === "folder") redirectIntoFolder(request, response);
  else if (found && NAMING_SITE.has(basename(found.path))) await sendWithSite(found, request, response);
  else if (found === undefined) await respondNotFound(root, request, response);
  else await sendFile(200, found, request, response);
}

/** Files that must contain the site's URL, which the build may not know. */
const NAMING_SITE: ReadonlySet<string> = new Set(["robots.txt", "sitemap.xml"]);

/** Sends a file with the URL of this server in its links. */
async function sendWithSite(
  { path }: SiteFile,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = withSite(await readFile(path, "utf8"), `http://${headers.host}/`);
  const type = path.endsWith(".xml") ? "application/xml" : "text/plain";
  response
    .writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" })
    .end(text);
}

/** Redirects to the URL with a trailing slash, because links on pages are relative. */
function redirectIntoFolder({ url = "/" }: IncomingMessage, response: ServerResponse): void {
  const [path = "", query] = url.split("?", 2);
  const name = path.split("/").at(-1);
  response.writeHead(308, { Location: `${name}/${query === undefined ? "" : `?${query}`}` }).end();
}

async function respondNotFound(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = (await siteFile(root, "/404.html")) as SiteFile | undefined;
  if (page !== undefined) return sendFile(404, page, request, response);
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Page not found.\n");
}
