/** Why a server cannot listen. */
export type ListenProblem = "port-taken" | "forbidden" | "no-such-host" | "invalid";

/** An emulator cannot listen at its host or port. No server was left open. */
export class ListenError extends Error {
  override readonly name: string = "ListenError";
  readonly problem: ListenProblem;

  constructor(problem: ListenProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** The part of a system error that is read here. Users may lack `@types/node`, so Node's type is not used. */
type SystemError = Error & { readonly code?: string };

/** Returns a ListenError for a system error that the user can fix, and any other error unchanged. */
export function toListenError(cause: SystemError, host: string, port: number, service: string): unknown {
  const place = `port ${port} of ${host} (${service})`;
  switch (cause.code) {
    case "EADDRINUSE":
      return new ListenError(
        "port-taken",
        `The ${place} is taken: stop what listens there, or choose another port.`,
        { cause },
      );
    case "EACCES":
    case "EPERM":
      return new ListenError(
        "forbidden",
        `The ${place} may not be used by this account: choose a port from 1024 on.`,
        { cause },
      );
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new ListenError(
        "no-such-host",
        `The host ${host} is no address of this machine: choose 127.0.0.1, or another of its own.`,
        { cause },
      );
    default:
      return cause;
  }
}
