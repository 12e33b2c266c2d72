import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes that a path of a Unix socket may have, on the strictest of systems, less a few for a NUL and luck. */
const LONGEST_SOCKET_PATH = 100;

/** The folder of a runner, into which nobody else can look: what is in it, is for the code and the emulator alone. */
export class PrivateFolder {
  readonly path: string;
  #next = 0;

  private constructor(path: string) {
    this.path = path;
  }

  static async make(): Promise<PrivateFolder> {
    // Made for its owner alone (mode 0700).
    const path = await realpath(await mkdtemp(join(base(), "seamline-")));
    // Node looks for one in the folders above, too: what lies in those of the system is nothing to the code.
    await writeFile(join(path, "package.json"), "{}");
    return new PrivateFolder(path);
  }

  /** A new, empty folder. */
  async folder(): Promise<string> {
    const path = join(this.path, this.#name());
    await mkdir(path, { mode: 0o700 });
    return path;
  }

  /** Where a server can listen without a port. */
  socketPath(): string {
    if (process.platform === "win32") return `\\\\.\\pipe\\seamline-${randomUUID()}`;
    return join(this.path, this.#name());
  }

  async remove(): Promise<void> {
    await removeFolder(this.path);
  }

  /** For the end of the process, which waits for nothing. */
  removeSync(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #name(): string {
    this.#next += 1;
    return this.#next.toString(36);
  }
}

/** Processes that are about to end may write meanwhile. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** Some systems have temporary folders whose paths leave no room for a socket. */
function base(): string {
  const isShort = Buffer.byteLength(join(tmpdir(), "seamline-123456", "123456")) <= LONGEST_SOCKET_PATH;
  return isShort || process.platform === "win32" ? tmpdir() : "/tmp";
}
