/** Reason phrases (RFC 9110) for responses without one, such as those from a service in the same process. */
const WORDS: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No Content",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

/** Returns the status with its reason phrase, such as `200 OK`. */
export function statusInWords(status: number, words: string): string {
  return [String(status), words || WORDS[status]].filter(Boolean).join(" ");
}
