/** A child process that leads its own process group. */
interface GroupLeader {
  readonly pid?: number | undefined;
  kill(): boolean;
}

/** Sends a signal to all processes in a process group. */
export function signalGroup(child: GroupLeader, signal: "SIGTERM" | "SIGINT" | "SIGHUP" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    // Windows has no process groups, and any signal ends the process.
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, signal);
  } catch {
    // All processes in the group have already ended.
  }
}
