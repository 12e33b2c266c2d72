import { createHash } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { runServer } from "verdaccio";
import type { PackageFolder } from "./packages.ts";
import { runCommand } from "./run-command.ts";

export interface Registry extends AsyncDisposable {
  /** URL with a trailing slash. */
  readonly url: string;
}

/** Starts an empty npm registry on loopback that uses no other registry and allows everyone to publish. */
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

/** The environment variables that programs need to run. All others, such as tokens, are removed. */
const INHERITED = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|SystemRoot|ComSpec|PATHEXT)$/i;

/**
 * Builds an environment for npm that sets the given registry and hides this machine's configuration: no settings from
 * the user, the installation or a calling npm, no credentials, no cache.
 */
export async function npmEnvironment(folder: string, registry: string): Promise<NodeJS.ProcessEnv> {
  const userconfig = join(folder, ".npmrc");
  // The registry accepts packages from everyone, but npm does not publish without a token.
  await writeFile(
    userconfig,
    `registry=${registry}\n${registry.replace(/^http:/, "")}:_authToken=rehearsal\n`,
  );
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
  return {
    ...Object.fromEntries(inherited),
    npm_config_userconfig: userconfig,
    npm_config_globalconfig: join(folder, "no-global-settings"),
    npm_config_cache: join(folder, "cache"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
  };
}

interface CopyOptions {
  /** URL of the registry, with a trailing slash. */
  readonly registry: string;
  /** The folder for intermediate files. */
  readonly folder: string;
}

/**
 * Copies an installed third-party package to a registry. Sends it without npm, because there are dozens of packages and
 * npm takes a second for each.
 *
 * @throws Error with the registry's response if it rejects the package
 */
export async function copyToRegistry(dependency: PackageFolder, options: CopyOptions): Promise<void> {
  const { name, version, folder } = dependency;
  const tarball = await packInstalled(folder, options.folder);
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as object;
  const file = `${basename(name)}-${version}.tgz`;
  const dist = {
    tarball: `${options.registry}${name}/-/${file}`,
    shasum: createHash("sha1").update(tarball).digest("hex"),
    integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
  };
  const attachment = {
    content_type: "application/octet-stream",
    data: tarball.toString("base64"),
    length: tarball.length,
  };
  const response = await fetch(options.registry + name.replace("/", "%2f"), {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      _id: name,
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: { [file]: attachment },
    }),
  });
  if (!response.ok)
    throw new Error(`Cannot copy ${name}@${version} to the registry: ${await response.text()}`);
}

async function packInstalled(folder: string, destination: string): Promise<Buffer> {
  // pnpm stores identical files once and links them, but an archive of hard links would unpack to nothing.
  const parent = await mkdtemp(join(destination, "third-party-"));
  await cp(folder, join(parent, "package"), { recursive: true });
  await runCommand("tar", ["-czf", "package.tgz", "package"], { cwd: parent });
  return readFile(join(parent, "package.tgz"));
}
