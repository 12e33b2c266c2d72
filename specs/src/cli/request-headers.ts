import type { OpenApiDocument } from "@seamline/openapi/document";
import { assertHeaders } from "../verify/traffic/header-problems.ts";
import { tokenHeader } from "./token-header.ts";

/** Environment variable with a token or key for the contract's security scheme. */
export const TOKEN_VARIABLE = "SEAMLINE_VERIFY_TOKEN";
/** Environment variable with headers, one `Name: value` per line. */
export const HEADERS_VARIABLE = "SEAMLINE_VERIFY_HEADERS";

/**
 * Returns the headers to send with all requests. Headers from the command line override headers from the environment.
 *
 * @throws CredentialsError if the contract does not describe how to send the token
 * @throws InvalidHeadersError if a header cannot be sent
 */
export function requestHeaders(
  written: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  bundle: OpenApiDocument,
): Record<string, string> {
  const token = environment[TOKEN_VARIABLE]?.trim();
  const lines = (environment[HEADERS_VARIABLE] ?? "").split("\n").filter((line) => line.includes(":"));
  const own = Object.fromEntries([...lines, ...written].map(headerOf));
  const headers = { ...(token ? tokenHeader(token, bundle, TOKEN_VARIABLE) : {}), ...own };
  assertHeaders(headers);
  return headers;
}

function headerOf(text: string): [name: string, value: string] {
  const at = text.indexOf(":");
  return [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()];
}
