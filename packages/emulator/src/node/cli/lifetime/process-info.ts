import { execFile } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { promisify } from "node:util";

/** A process that is running on this machine. */
export interface ProcessInfo {
  readonly pid: number;
  /** Id of the parent process. */
  readonly parent: number;
  /** Id of the process group. */
  readonly group: number;
  /** Whether the process leads a session, for example after `setsid` or `detached: true`. */
  readonly leadsSession: boolean;
  /** Command-line arguments. Some processes, such as npm, overwrite them. */
  readonly words: readonly string[];
  /** The file behind stdin, and its access mode. `undefined` if the system does not expose it. */
  readonly input: string | undefined;
}

const isLinux = process.platform === "linux";

/** Whether reading a process is cheap. On systems other than Linux, every read starts `ps`. */
export const readsAreCheap: boolean = isLinux;

/**
 * Returns a process by its id.
 *
 * @returns `undefined` if the process has exited, even if it is still a zombie
 * @throws Error if the system does not expose the process, as on Windows
 */
export async function readProcess(pid: number): Promise<ProcessInfo | undefined> {
  return isLinux ? readProc(pid) : readPs(pid);
}

/** Reads `/proc`, because small Linux images do not contain `ps`. */
function readProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program name precedes these fields and may contain spaces and parentheses.
    const [state, parent, group, session] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return undefined;
    return {
      pid,
      parent: Number(parent),
      group: Number(group),
      leadsSession: Number(session) === pid,
      words: readFileSync(`/proc/${pid}/cmdline`, "utf8")
        .split(/[\0 ]+/)
        .filter(Boolean),
      input: inputOf(pid),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The access mode bits of an open file: read, write or both. */
const ACCESS_MODE = 0o3;

function inputOf(pid: number): string | undefined {
  try {
    const [, flags = ""] = /^flags:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/0`, "utf8")) ?? [];
    return `${readlinkSync(`/proc/${pid}/fd/0`)} ${Number.parseInt(flags, 8) & ACCESS_MODE}`;
  } catch {
    // The process belongs to another user.
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ESRCH";
}

/** Columns of `ps` on Linux and macOS. */
const PS_COLUMNS = ["ppid=", "pgid=", "stat=", "command="].flatMap((column) => ["-o", column]);

/** Reads a process with `ps`, for example on macOS. */
export async function readPs(pid: number): Promise<ProcessInfo | undefined> {
  const row = await promisify(execFile)("ps", [...PS_COLUMNS, "-p", `${pid}`]).catch(noSuchProcess);
  const [parent, group, state = "Z", ...words] = row.stdout.trim().split(/\s+/);
  if (state.startsWith("Z")) return undefined;
  const leadsSession = state.includes("s");
  return { pid, parent: Number(parent), group: Number(group), leadsSession, words, input: undefined };
}

/** Handles the exit code of `ps`, which prints nothing and exits with 1 if the process does not exist. */
function noSuchProcess(error: NodeJS.ErrnoException | { readonly code: number }): {
  readonly stdout: string;
} {
  if (error.code === 1) return { stdout: "" };
  throw error;
}
