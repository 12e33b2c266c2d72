/** Helpers for all TypeScript stories: environment, output, upload to a signed URL, and polling. */
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/** Base URL of the service. */
export const url: string = variable("SEAMLINE_URL");

/** Token or key that is sent with every call. */
export const credential: string = variable("SEAMLINE_CREDENTIAL");

/** Time limit for a long-running operation, in milliseconds. */
const MAX_LONG_RUNNING_MS = 60_000;

function variable(name: string): string {
  return present(process.env[name], name);
}

/** Prints a step as a line of JSON. */
export function say(step: string, values: object): void {
  console.log(JSON.stringify({ step, ...values }));
}

/** Returns a value that must be present in a response, or throws if it is missing. */
export function present<T>(value: T | null | undefined, what = "a value in the response"): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

/** Uploads the story's archive with the documented headers and without credentials. Returns the status. */
export async function upload(signedUrl: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(signedUrl, {
    method: "PUT",
    headers: { "content-type": "application/zip", ...headers },
    body: await readFile(variable("SEAMLINE_ARCHIVE")),
  });
  return response.status;
}

/** Polls a long-running operation until it is done. */
export async function untilDone<O extends { done?: boolean }>(read: () => Promise<O>): Promise<O> {
  const deadline = Date.now() + MAX_LONG_RUNNING_MS;
  for (;;) {
    const operation = await read();
    if (operation.done) return operation;
    if (Date.now() > deadline) throw new Error("The operation did not finish within a minute");
    await setTimeout(50);
  }
}

/** Reads every page of a list that uses page tokens. */
export async function pagesOf<P extends { nextPageToken?: string }>(
  read: (pageToken: string | undefined) => Promise<P>,
): Promise<P[]> {
  const pages = [await read(undefined)];
  for (let token = pages[0]?.nextPageToken; token; token = pages.at(-1)?.nextPageToken) {
    pages.push(await read(token));
  }
  return pages;
}

/** Reads every page of a list that uses page numbers. */
export async function numberedPagesOf<P>(
  read: (page: number) => Promise<P>,
  hasMore: (page: P) => boolean | undefined,
): Promise<P[]> {
  const pages: P[] = [];
  do pages.push(await read(pages.length + 1));
  while (hasMore(present(pages.at(-1))));
  return pages;
}

/** Returns the last segment of a resource name. */
export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
