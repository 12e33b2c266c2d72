import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository, with a trailing slash. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url));

/** Lists every file of the repository: tracked, or new and not ignored. */
export function repositoryFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  return listed
    .toString()
    .split("\0")
    .filter((file) => file && existsSync(join(root, file)));
}

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifests of the workspace's packages. The keys are folders. */
export function manifests(): Map<string, Manifest> {
  const files = repositoryFiles().filter((file) =>
    /^(specs|scripts|(specs|packages|examples)\/[^/]+)\/package\.json$/.test(file),
  );
  return new Map(
    files.map((file) => [file.slice(0, -"/package.json".length), JSON.parse(read(file)) as Manifest]),
  );
}

/** Lists the services: the folders of `specs/` that contain a document. */
export function services(): string[] {
  const roots = repositoryFiles().flatMap(
    (file) => /^specs\/([^/]+)\/(?:[^/]+\/)?openapi\.yaml$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(roots)].sort();
}
