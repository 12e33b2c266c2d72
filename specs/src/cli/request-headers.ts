import type { OpenApiDocument, SecuritySchemeObject } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";

/** Environment variable with a token or key for the security scheme of the contract. */
export const TOKEN_VARIABLE = "SEAMLINE_VERIFY_TOKEN";
/** Environment variable with headers, one `Name: value` per line. */
export const HEADERS_VARIABLE = "SEAMLINE_VERIFY_HEADERS";

/**
 * Returns the headers of all requests. Headers of the command line override headers from the environment.
 *
 * @throws Error if the contract does not describe how to send the token
 */
export function requestHeaders(
  written: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  bundle: OpenApiDocument,
): Record<string, string> {
  const token = environment[TOKEN_VARIABLE];
  const lines = (environment[HEADERS_VARIABLE] ?? "").split("\n").filter((line) => line.includes(":"));
  return {
    ...(token ? tokenHeader(token, bundle) : {}),
    ...Object.fromEntries([...lines, ...written].map(headerOf)),
  };
}

function headerOf(text: string): [name: string, value: string] {
  const at = text.indexOf(":");
  return [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()];
}

/** Thrown if the contract does not describe a header for the token. */
export class UnknownCredentialsError extends Error {
  override readonly name: string = "UnknownCredentialsError";
}

function tokenHeader(token: string, bundle: OpenApiDocument): Record<string, string> {
  const schemes = Object.values(bundle.components?.securitySchemes ?? {}).map((each) =>
    followReferences<SecuritySchemeObject>(bundle, each),
  );
  for (const { type, in: place, name = "" } of schemes) {
    if (type === "apiKey" && place === "header") return { [name.toLowerCase()]: token };
    if (type === "http" || type === "oauth2" || type === "openIdConnect")
      return { authorization: `Bearer ${token}` };
  }
  throw new UnknownCredentialsError(
    `the contract describes no header for ${TOKEN_VARIABLE}: use --header or ${HEADERS_VARIABLE}`,
  );
}
