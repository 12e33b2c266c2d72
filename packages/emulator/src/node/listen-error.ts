/** The reason why a server cannot listen. */
export type ListenProblem = "port-taken" | "forbidden" | "no-such-host" | "invalid";

/** Thrown if an emulator cannot listen on its host or port. No server is left open. */
export class ListenError extends Error {
  override readonly name: string = "ListenError";
  readonly problem: ListenProblem;

  constructor(problem: ListenProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** The relevant part of a system error. Node's own type is not used, because users may not have `@types/node`. */
type SystemError = Error & { readonly code?: string };

/** Converts a system error that the user can fix to a ListenError. Returns any other error unchanged. */
export function toListenError(cause: SystemError, host: string, port: number, service: string): unknown {
  const place = `port ${port} of ${host} (${service})`;
  switch (cause.code) {
    case "EADDRINUSE":
      return new ListenError(
        "port-taken",
        `The ${place} is already in use: stop the program that is using it, or choose another port.`,
        { cause },
      );
    case "EACCES":
    case "EPERM":
      return new ListenError(
        "forbidden",
        `This account is not allowed to listen on ${place}: choose port 1024 or higher.`,
        { cause },
      );
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new ListenError(
        "no-such-host",
        `The host ${host} is not an address of this machine: choose 127.0.0.1 or another local address.`,
        { cause },
      );
    default:
      return cause;
  }
}
