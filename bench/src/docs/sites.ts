import { execFile } from "node:child_process";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export interface DocsSite {
  readonly name: string;
  readonly folder: string;
  /** Path of the operation page, relative to the root of the site. */
  readonly page: string;
}

/** The operation whose page is opened. */
export const OPERATION_TITLE = "Create a matter";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const bundle = join(repository, "specs/dist/retention/v1/reference/openapi.json");
const out = fileURLToPath(new URL("../../dist/docs", import.meta.url));

/** Returns our site first, then the peers' sites, which are built from the same bundle. */
export async function docsSites(): Promise<DocsSite[]> {
  await rm(out, { recursive: true, force: true });
  const ours = {
    name: "seamline",
    folder: join(repository, "packages/docs/dist"),
    page: "retention/v1/createMatter/",
  };
  return [ours, await redocly(), await scalar(), await swaggerUi()];
}

async function redocly(): Promise<DocsSite> {
  const folder = await folderOf("redocly");
  const command = ["redocly", "build-docs", bundle, "--output", join(folder, "index.html"), "--inlineBundle"];
  await promisify(execFile)("npx", ["--no-install", ...command]);
  return { name: "redocly build-docs", folder, page: "#operation/createMatter" };
}

async function scalar(): Promise<DocsSite> {
  const folder = await folderOf("scalar");
  await copyFile(
    fileOf("@scalar/api-reference", "dist/browser/standalone.js"),
    join(folder, "standalone.js"),
  );
  await writePage(
    folder,
    `<div id="app"></div><script src="standalone.js"></script>
<script>Scalar.createApiReference("#app", { url: "openapi.json", withDefaultFonts: false, telemetry: false });</script>`,
  );
  return { name: "scalar", folder, page: "#tag/matters/POST/v1/matters" };
}

async function swaggerUi(): Promise<DocsSite> {
  const folder = await folderOf("swagger-ui");
  for (const name of ["swagger-ui-bundle.js", "swagger-ui.css"])
    await copyFile(fileOf("swagger-ui-dist", name), join(folder, name));
  await writePage(
    folder,
    `<link rel="stylesheet" href="swagger-ui.css"><div id="app"></div><script src="swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "openapi.json", dom_id: "#app", deepLinking: true });</script>`,
  );
  return { name: "swagger ui", folder, page: "#/matters/createMatter" };
}

async function folderOf(name: string): Promise<string> {
  const folder = join(out, name);
  await mkdir(folder, { recursive: true });
  await copyFile(bundle, join(folder, "openapi.json"));
  return folder;
}

/** Returns the path of a file in an installed package, even if the package does not export it. */
function fileOf(name: string, path: string): string {
  return join(fileURLToPath(new URL("../../node_modules", import.meta.url)), name, path);
}

function writePage(folder: string, body: string): Promise<void> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Create a matter</title>
<meta name="viewport" content="width=device-width"></head><body>${body}</body></html>`;
  return writeFile(join(folder, "index.html"), page);
}
