import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { publicPackages } from "../release/packages.ts";
import { runCommand } from "../release/run-command.ts";

/** A folder outside the repository, so that tools cannot find the workspace packages. */
export interface UserFolder extends AsyncDisposable {
  readonly folder: string;
}

export async function createUserFolder(): Promise<UserFolder> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-user-"));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates a folder and installs every public package from the registry into it with npm. */
export async function installPublished(): Promise<UserFolder> {
  const user = await createUserFolder();
  const packages = (await publicPackages()).map(({ name }) => name);
  await writeFile(join(user.folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await runCommand("npm", ["install", ...packages], { cwd: user.folder, env: inject("published").env });
  return user;
}
