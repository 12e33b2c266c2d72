import type { BrowserPage } from "./chromium.ts";

/** What a page did that a self-contained page does not do. */
export interface Watched {
  /** Requests to other hosts than the one given. */
  readonly foreign: string[];
  /** Errors on the console, uncaught ones included. */
  readonly errors: string[];
}

/** Collects from now on. */
export function watchPage(page: BrowserPage, origin: string): Watched {
  const watched: Watched = { foreign: [], errors: [] };
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) watched.foreign.push(url);
  });
  page.on("pageerror", (error) => watched.errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") watched.errors.push(message.text());
  });
  return watched;
}
