import { readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { publicPackages } from "./packages.ts";

/** Where the project lives, as stated in the workspace manifest and copied to every package's manifest. */
export interface ProjectLinks {
  readonly homepage: string;
  readonly repository: { readonly type: "git"; readonly url: string };
  readonly bugs: { readonly url: string };
}

type Manifest = Record<string, unknown>;

/**
 * Reads the links from the workspace manifest.
 *
 * @throws Error that names the first field that is missing or not a URL
 */
export async function readProjectLinks(workspace: string): Promise<ProjectLinks> {
  const { homepage, repository, bugs } = (await readManifest(workspace)) as unknown as ProjectLinks;
  const urls = { homepage, "repository.url": repository?.url, "bugs.url": bugs?.url };
  for (const [field, url] of Object.entries(urls)) {
    if (!URL.canParse(url)) throw new Error(`The ${field} field of package.json must be a URL.`);
  }
  return { homepage, repository: { type: "git", url: repository.url }, bugs: { url: bugs.url } };
}

/** Finds the links that have not been set yet: their hosts are reserved names (RFC 2606). */
export function placeholders({ homepage, repository, bugs }: ProjectLinks): string[] {
  return [homepage, repository.url, bugs.url].filter((url) =>
    /(^|\.)(invalid|test|example|example\.(com|net|org))$/.test(new URL(url).hostname),
  );
}

/** Finds the folders of published packages whose links differ from the workspace's. */
export async function strayManifests(workspace: string): Promise<string[]> {
  const texts = await linkedManifests(workspace);
  return texts.filter(({ before, after }) => before !== after).map(({ folder }) => folder);
}

/** Writes the workspace's links to the manifest of every published package. */
export async function writeProjectLinks(workspace: string): Promise<void> {
  for (const { folder, after } of await linkedManifests(workspace)) {
    await writeFile(join(workspace, folder, "package.json"), after);
  }
}

/** Reads every published package's manifest, with its current and its expected content. */
async function linkedManifests(
  workspace: string,
): Promise<{ folder: string; before: string; after: string }[]> {
  const links = await readProjectLinks(workspace);
  const packages = await publicPackages(workspace);
  return Promise.all(
    packages.map(async (found) => {
      const folder = relative(workspace, found.folder).split(sep).join("/");
      const before = await readFile(join(found.folder, "package.json"), "utf8");
      const manifest = withLinks(JSON.parse(before) as Manifest, links, folder);
      return { folder, before, after: `${JSON.stringify(manifest, null, 2)}\n` };
    }),
  );
}

/** Inserts the links after the license, where npm's own documentation has them. */
function withLinks(manifest: Manifest, links: ProjectLinks, directory: string): Manifest {
  const { homepage: _h, repository: _r, bugs: _b, ...rest } = manifest;
  const repository = { ...links.repository, directory };
  const entries = Object.entries(rest);
  const position = entries.findIndex(([key]) => key === "license") + 1 || entries.length;
  entries.splice(position, 0, ...Object.entries({ ...links, repository }));
  return Object.fromEntries(entries);
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
}
