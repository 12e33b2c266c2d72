/** A child process that leads its own group. */
interface GroupLeader {
  readonly pid?: number | undefined;
  kill(): boolean;
}

/** Sends a signal to a process that leads its own group, and to all processes that it has started. */
export function signalGroup(child: GroupLeader, signal: "SIGTERM" | "SIGINT" | "SIGHUP" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    // Windows has no process groups, and ends a process whatever the signal is.
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, signal);
  } catch {
    // All processes of the group have ended.
  }
}
