import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { documents } from "@seamline/specs";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";

/** Pages with a panel each, and nothing of the site around it. */
export interface PanelSite {
  readonly folder: string;
  /** The address of the page of an operation. */
  pageOf(operationId: string): string;
  close(): Promise<void>;
}

const docs = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Builds and serves a page for each operation, under a path of its own, as a site under a sub-path would have it.
 *
 * @param operations by service: of its first document of the reference profile
 */
export async function panelSite(
  operations: readonly (readonly [service: string, operationId: string])[],
): Promise<PanelSite> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-panel-"));
  const root = join(folder, "source");
  for (const [service, operationId] of operations) await writePage(root, service, operationId);
  await writeFile(join(root, "vite.config.mjs"), configOf(operations.map(([, id]) => id)));
  await promisify(execFile)(join(docs, "node_modules/.bin/vite"), ["build", root, "--logLevel", "warn"]);
  const server = createServer(({ url = "/" }, response) => {
    const path = url.endsWith("/") ? `${url}index.html` : url;
    response.setHeader("content-type", MEDIA_TYPES[extname(path)] ?? "text/plain");
    readFile(join(folder, "dist", path)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    folder: join(folder, "dist"),
    pageOf: (operationId) => `${origin}/below/${operationId}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

async function writePage(root: string, service: string, operationId: string): Promise<void> {
  const document = documents.find((each) => each.service === service && each.profile === "reference");
  if (!document) throw new Error(`There is no document of ${service}.`);
  const page = join(root, "below", operationId);
  const data = join(root, "public/below", operationId);
  await mkdir(page, { recursive: true });
  await mkdir(data, { recursive: true });
  await writeFile(join(data, "try-it.json"), JSON.stringify(tryItOperation(document, operationId)));
  await writeFile(join(page, "index.html"), htmlOf(operationId));
}

function htmlOf(operationId: string): string {
  return `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${operationId}</title>
<link rel="icon" href="data:,">
<style>:root[data-theme="dark"] { color-scheme: dark; --sl-color-text: #d8d4ca; --sl-color-bg: #17161a; --sl-color-gray-2: #b9b4a8;
  --sl-color-gray-3: #8d887d; --sl-color-gray-5: #3a3840; --sl-color-gray-6: #232126; --sl-color-text-accent: #f0a583; background: #17161a; }</style></head>
<body><main><h1>${operationId}</h1><seamline-try-it data-url="try-it.json"></seamline-try-it></main>
<script type="module" src="${docs}src/try-it/try-it-element.ts"></script></body></html>`;
}

function configOf(operationIds: readonly string[]): string {
  const input = operationIds.map((id) => `below/${id}/index.html`);
  return `export default ${JSON.stringify({
    base: "./",
    build: { outDir: "../dist", rolldownOptions: { input } },
    worker: { format: "es" },
    esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  })}`;
}
