/** A child process that leads its own group. */
interface GroupLeader {
  readonly pid?: number | undefined;
  kill(): boolean;
}

/** Sends a signal to the leader of a process group and to all processes of the group. */
export function signalGroup(child: GroupLeader, signal: "SIGTERM" | "SIGINT" | "SIGHUP" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    // Windows has no process groups, and every signal ends the process.
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, signal);
  } catch {
    // All processes of the group have ended.
  }
}
