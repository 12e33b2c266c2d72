import { basename } from "node:path";
import { type ProcessInfo, readProcess } from "./process-info.ts";

/** A process, and the parent that it had when this process started. */
export interface ParentLink {
  readonly pid: number;
  readonly parent: number;
}

/**
 * Returns this process and the launchers above it (npm, npx, pnpm and shells), each with its parent. The parent of the
 * last launcher is the program that needs this process, such as a test runner.
 *
 * Returns an empty list for a process that was started to outlive its parent: a system service, a session leader, or a
 * background job of a shell.
 *
 * @param parent the parent of this process when it started
 */
export async function findParentLinks(parent: number): Promise<readonly ParentLink[]> {
  const own = { pid: process.pid, parent };
  if (isInit(parent)) return [];
  const links: ParentLink[] = [];
  try {
    let child = await readProcess(process.pid);
    // The parent has already exited.
    if (child?.parent !== parent) return [own];
    while (child !== undefined && !isInit(child.parent) && !child.leadsSession) {
      const above = await readProcess(child.parent);
      if (above !== undefined && isBackgroundJob(child, above)) break;
      links.push({ pid: child.pid, parent: child.parent });
      child = above !== undefined && isLauncher(above) ? above : undefined;
    }
    return links;
  } catch {
    // Windows does not expose processes, and other systems may hide the processes of other users.
    return links.length === 0 ? [own] : links;
  }
}

/** Returns whether a parent is the init process or outside of the container. */
function isInit(parent: number): boolean {
  return parent <= 1;
}

/**
 * Returns whether a shell started a process with `&`. A shell with job control creates a new group for the process.
 * Other shells replace stdin with /dev/null. A job is not detected if the shell's stdin is already /dev/null.
 */
function isBackgroundJob(child: ProcessInfo, parent: ProcessInfo): boolean {
  if (!isShell(parent)) return false;
  if (child.group !== parent.group) return true;
  return child.input?.startsWith("/dev/null") === true && child.input !== parent.input;
}

function isLauncher(info: ProcessInfo): boolean {
  return isShell(info) || isPackageManager(info);
}

const SHELL = /^-?(?:sh|ash|bash|busybox|csh|dash|fish|ksh|mksh|tcsh|zsh)$/;

function isShell({ words: [program = ""] }: ProcessInfo): boolean {
  return SHELL.test(basename(program));
}

const PACKAGE_MANAGER =
  /^(?:npm|npx|pn|pnx|pnpm|pnpx|yarn|yarnpkg|corepack|bunx)(?:-cli|-[\d.]+)?(?:\.[cm]?js)?$/;

function isPackageManager({ words: [program = "", first = ""] }: ProcessInfo): boolean {
  const name = basename(program);
  if (name === "bun") return first === "run" || first === "x";
  return PACKAGE_MANAGER.test(name === "node" ? basename(first) : name);
}
