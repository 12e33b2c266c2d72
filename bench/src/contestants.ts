/** A client configuration that is compared with others. */
export interface Contestant {
  readonly name: string;
  /** File in `contestants/`, without its extension. */
  readonly file: string;
  /** Name of the export that creates the calls. */
  readonly make: string;
}

export const bareFetch: Contestant = contestant("bare fetch(new Request) + json()", "bare-fetch");
export const seamline: Contestant = contestant("seamline, matters.get / create", "seamline");
export const redocly: Contestant = contestant("redocly generate-client, retries on", "redocly");
export const ky: Contestant = contestant("ky, retries on", "ky");
export const throttledOctokit: Contestant = contestant(
  "octokit core + retry + throttling",
  "octokit",
  "makeThrottledCalls",
);

/** All contestants whose calls are timed. The first is the baseline. */
export const contestants: readonly Contestant[] = [
  bareFetch,
  seamline,
  contestant("seamline, reference profile", "seamline-reference"),
  contestant("seamline, with option fetch", "seamline", "makeCallsWithFetch"),
  contestant("seamline, http.GET / POST", "seamline", "makeRawCalls"),
  contestant("openapi-fetch, token alone", "openapi-fetch"),
  contestant("openapi-fetch + retries by hand", "openapi-fetch", "makeCallsWithRetry"),
  contestant("hey-api, token alone", "hey-api"),
  redocly,
  contestant("octokit core, time-out alone", "octokit"),
  contestant("octokit core + retry", "octokit", "makeRepeatingCalls"),
  throttledOctokit,
  ky,
];

function contestant(name: string, file: string, make = "makeCalls"): Contestant {
  return { name, file, make };
}
