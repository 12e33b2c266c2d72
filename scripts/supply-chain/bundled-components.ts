import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { NOTICES_FILE, readNotices } from "../third-party/notices-file.ts";
import { type Component, hashOfIntegrity, packageUrl } from "./bom.ts";

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: { readonly integrity?: string } }>>;
}

/** Property of a bundled component: the folder of the package that bundles the component. */
const BUNDLED_IN = "seamline:bundledIn";

/**
 * Finds the third-party components in a package's built files, using the notices next to them.
 *
 * @throws Error if a component is not in the lockfile
 */
export async function bundledComponents(workspace: string, packageFolder: string): Promise<Component[]> {
  const components: Component[] = [];
  const files: string[] = [];
  const exclude = (name: string): boolean => name === "node_modules";
  for await (const file of glob(`**/${NOTICES_FILE}`, { cwd: packageFolder, exclude })) files.push(file);
  if (files.length === 0) return components;
  const lockfile = parse(await readFile(join(workspace, "pnpm-lock.yaml"), "utf8")) as Lockfile;
  for (const folder of files.map(dirname).sort()) {
    for (const { name, version, licence } of await readNotices(join(packageFolder, folder))) {
      const integrity = lockfile.packages[`${name}@${version}`]?.resolution.integrity;
      if (integrity === undefined)
        throw new Error(
          `${join(folder, NOTICES_FILE)} names ${name}@${version}, which is not in pnpm-lock.yaml.`,
        );
      components.push(bundledComponent({ name, version, licence, integrity, folder }));
    }
  }
  return components;
}

function bundledComponent(
  found: Record<"name" | "version" | "licence" | "integrity" | "folder", string>,
): Component {
  const { name, version, licence, integrity, folder } = found;
  const [, group, local = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = packageUrl(name, version);
  return {
    type: "library",
    ...(group === undefined ? {} : { group }),
    name: local,
    version,
    purl,
    "bom-ref": purl,
    hashes: [hashOfIntegrity(integrity)],
    licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    properties: [{ name: BUNDLED_IN, value: folder }],
  };
}
