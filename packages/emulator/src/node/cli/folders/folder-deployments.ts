import { type AnyService, InvalidSeedError, SeedExtensionError } from "@seamline/emulator-kit";
import { createQueue } from "@seamline/emulator-kit/host";
import type { EmulatorSeed, ServiceName } from "../../../emulated-services.ts";
import { services } from "../../../generated/services.gen.ts";
import type { RequestedFolder } from "../command-line.ts";
import type { Log } from "../log/log.ts";
import type { StartedEmulator } from "../ready.ts";
import { UsageError } from "../usage-error.ts";
import { FileWatch } from "../watch/file-watch.ts";
import { FolderError, FolderFiles } from "./folder-files.ts";

/** Delay in milliseconds before a message reports that a deployment is still running. */
const NOTICE_AFTER_MS = 2_000;

interface DeploymentParts {
  readonly started: StartedEmulator;
  readonly log: Log;
  /** True if `node_modules` is part of the source. */
  readonly withModules: boolean;
}

/** Deploys resources, such as functions, from folders. */
export class FolderDeployments {
  readonly #parts: DeploymentParts;
  readonly #folders: readonly SourceFolder[];
  /** The last deployed seed section of each folder. */
  readonly #sections = new Map<SourceFolder, unknown>();
  readonly #queue = createQueue();
  #isClosed = false;

  constructor(folders: readonly RequestedFolder[], parts: DeploymentParts) {
    this.#parts = parts;
    this.#folders = folders.map((folder) => this.#sourceOf(folder));
  }

  /**
   * Deploys every folder.
   *
   * @throws UsageError
   */
  async deployAll(): Promise<void> {
    for (const folder of this.#folders)
      await this.#deploy(folder).catch((error: unknown) => throwUsageError(folder, error));
  }

  /**
   * Deploys every folder, and redeploys it when it changes. Errors are only reported, because the user can fix them and
   * save again.
   */
  async watchAll(): Promise<void> {
    for (const folder of this.#folders) {
      await folder.watch.note();
      await this.#redeploy(folder);
      folder.watch.start();
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { watch } of this.#folders) watch.close();
  }

  #sourceOf(folder: RequestedFolder): SourceFolder {
    const files = new FolderFiles(folder.resource.folder, this.#parts.withModules);
    const source: SourceFolder = {
      ...folder,
      files,
      watch: new FileWatch({
        look: () => files.look(),
        changed: () => this.#queue(() => this.#redeploy(source)),
      }),
    };
    return source;
  }

  /** Deploys a folder and reports the result. If the deployment fails, the last version stays deployed. */
  async #redeploy(folder: SourceFolder): Promise<void> {
    const { name, folder: path } = folder.resource;
    try {
      await this.#deploy(folder);
    } catch (error) {
      // The emulator is closing, so the deployment was interrupted.
      if (this.#isClosed) return;
      const before = this.#sections.has(folder) ? " (the last version stays deployed)" : "";
      const problem = problemOf(error) ?? String(error);
      this.#parts.log.message("error", `${name} cannot be deployed from ${path}${before}: ${problem}`);
    }
  }

  /** Deploys a folder and reports the duration. @throws FolderError, SeedExtensionError, InvalidSeedError */
  async #deploy(folder: SourceFolder): Promise<void> {
    const { started, log } = this.#parts;
    const { name, folder: path } = folder.resource;
    const startedAt = performance.now();
    const notice = setTimeout(() => {
      log.message("info", `${name} is being deployed from ${path}: installing its packages may take a while`);
    }, NOTICE_AFTER_MS);
    try {
      const section = await this.#extend(folder);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const address = folder.flag.addressOf(section, started.urls[folder.service as ServiceName] ?? "");
      const place = address === undefined ? "" : `: ${address}`;
      log.message("info", `${name} is deployed from ${path} (${seconds} s)${place}`);
    } finally {
      clearTimeout(notice);
    }
  }

  /** Deploys a folder. Returns its seed section. */
  async #extend(folder: SourceFolder): Promise<unknown> {
    const { emulator, seed } = this.#parts.started;
    const files = await folder.files.read();
    const section = folder.flag.read(folder.resource, files, seed[folder.service as ServiceName] ?? {});
    await emulator.extendSeed(extensionOf(new Map(this.#sections).set(folder, section)));
    this.#sections.set(folder, section);
    return section;
  }
}

interface SourceFolder extends RequestedFolder {
  readonly files: FolderFiles;
  readonly watch: FileWatch;
}

function extensionOf(sections: ReadonlyMap<SourceFolder, unknown>): EmulatorSeed {
  const merged: Record<string, unknown> = {};
  for (const [{ service }, section] of sections) {
    const { extension }: AnyService = services[service as ServiceName];
    merged[service] = extension?.merge(merged[service] ?? {}, section);
  }
  return merged;
}

function throwUsageError({ flag, resource }: SourceFolder, error: unknown): never {
  const problem = problemOf(error);
  if (problem === undefined) throw error;
  throw new UsageError(`--${flag.name} ${resource.name}=${resource.folder}: ${problem}`);
}

/** Returns the message of a user error, or `undefined` for any other error. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof InvalidSeedError) return error.problems[0]?.problem ?? error.message;
  return error instanceof FolderError || error instanceof SeedExtensionError ? error.message : undefined;
}
