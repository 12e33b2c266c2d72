import { pageText } from "../strings.ts";

/** Sends requests to the control routes of the emulator that serves this page. */

/** Path prefix of all requests that the page sends. */
export const CONTROL = "/__emulator";

/** Thrown if a control request fails. The message is shown to the user. */
export class ControlFailure extends Error {
  readonly status: number;
  /** The problems in the request body, with their locations. */
  readonly problems: readonly ControlProblem[];

  constructor(status: number, message: string, problems: readonly ControlProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

export interface ControlProblem {
  /** JSON pointer, or the name of a member. */
  readonly place: string;
  readonly problem: string;
  /** Line in the request body, from 1. Absent if it is not known. */
  readonly line?: number;
  /** Column in the request body, from 1. */
  readonly column?: number;
}

/** Sends a control request. @throws ControlFailure if the request fails or the emulator is unreachable */
export async function control<Result = void>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Result> {
  const response = await controlResponse(method, path, body);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Result;
}

/** Sends a control request, and returns the response without parsing it. @throws ControlFailure */
export async function controlResponse(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Response> {
  const isText = typeof body === "string" || body instanceof Blob;
  const init: RequestInit = {
    method,
    headers: { accept: "application/json" },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  };
  const response = await fetch(`${CONTROL}${path}`, init).catch(() => {
    throw new ControlFailure(0, pageText.notResponding);
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

interface ErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly problems?: readonly (Omit<ControlProblem, "place"> & {
      readonly pointer?: string;
      readonly field?: string;
    })[];
  };
}

async function failureOf(response: Response): Promise<ControlFailure> {
  const { status } = response;
  const { error = {} } = ((await response.json().catch(() => ({}))) ?? {}) as ErrorBody;
  const problems = (error.problems ?? []).map(({ pointer, field, ...problem }) => ({
    ...problem,
    place: pointer ?? field ?? "",
  }));
  return new ControlFailure(status, error.message ?? pageText.emulatorReturned(status), problems);
}
