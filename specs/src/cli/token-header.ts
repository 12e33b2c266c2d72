import type { OpenApiDocument, SecurityRequirement, SecuritySchemeObject } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";

/** Thrown if the contract describes no header for the token, or more than one. */
export class CredentialsError extends Error {
  override readonly name: string = "CredentialsError";
}

type Scheme = SecuritySchemeObject & { readonly scheme?: string };

/**
 * Returns the header for a token. The contract's security requirements determine the security scheme.
 *
 * @param variable name of the environment variable with the token, for messages
 * @throws CredentialsError if the contract describes no header for the token, or several
 */
export function tokenHeader(
  token: string,
  bundle: OpenApiDocument,
  variable: string,
): Record<string, string> {
  const named = Object.entries(bundle.components?.securitySchemes ?? {}).map(
    ([name, each]) => [name, followReferences<Scheme>(bundle, each)] as const,
  );
  const schemes = new Map(named);
  const places = requirementsOf(bundle, [...schemes.keys()]).map((names) => {
    const all = new Set(names.map((name) => placeOf(schemes.get(name))));
    return all.size === 1 ? [...all][0] : undefined;
  });
  const [place, ...others] = new Set(places.filter((each) => each !== undefined));
  if (place === undefined || others.length > 0) {
    const count = place === undefined ? "no header" : "several headers";
    throw new CredentialsError(`the contract describes ${count} for ${variable}: use --header`);
  }
  return headerAt(place, token, variable);
}

/** Returns the alternative security requirements, each as a list of scheme names. */
function requirementsOf(bundle: OpenApiDocument, schemes: readonly string[]): string[][] {
  const ofOperations = operationsOf(bundle).flatMap(
    ({ operation }) => (operation as { readonly security?: readonly SecurityRequirement[] }).security ?? [],
  );
  const written = [...(bundle.security ?? []), ...ofOperations]
    .map((each) => Object.keys(each))
    .filter(({ length }) => length > 0);
  return written.length > 0 ? written : schemes.map((name) => [name]);
}

/** Returns `bearer`, `basic` or `header NAME`. Returns `undefined` for credentials that are not in a header. */
function placeOf(scheme: Scheme | undefined): string | undefined {
  const { type, in: place, name = "", scheme: http = "" } = scheme ?? {};
  if (type === "apiKey" && place === "header") return `header ${name.toLowerCase()}`;
  if (type === "oauth2" || type === "openIdConnect") return "bearer";
  const isKnown = type === "http" && /^(?:bearer|basic)$/i.test(http);
  return isKnown ? http.toLowerCase() : undefined;
}

function headerAt(place: string, token: string, variable: string): Record<string, string> {
  if (place === "bearer") return { authorization: `Bearer ${token}` };
  if (place !== "basic") return { [place.slice("header ".length)]: token };
  if (!token.includes(":"))
    throw new CredentialsError(
      `${variable} must be USER:PASSWORD, because the contract uses the Basic scheme`,
    );
  return { authorization: `Basic ${Buffer.from(token, "utf8").toString("base64")}` };
}
