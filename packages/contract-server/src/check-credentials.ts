import { type Document, type Operation, resolve, type SecurityScheme } from "./document.ts";
import type { Place } from "./request.ts";

/**
 * The ways in which a caller may show who it is: one of them is needed, with all that is in it.
 *
 * @throws Error for a security scheme that is not declared or that is a cookie.
 */
export function credentialsOf(document: Document, operation: Operation): Place[][] {
  const requirements = operation.security ?? document.security ?? [];
  const alternatives = requirements.length > 0 ? requirements : [{}];
  return alternatives.map((each) => Object.keys(each).flatMap((name) => credentialOf(document, name)));
}

/** Says which credentials are missing, when none of the alternatives was sent. */
export function checkCredentials(
  alternatives: readonly (readonly Place[])[],
  isSent: (credential: Place) => boolean,
): string[] {
  if (alternatives.some((each) => each.every(isSent))) return [];
  const wanted = alternatives.map((each) => each.map((one) => `${one.in} ${one.name}`).join(" and "));
  return [`${wanted.join(", or ")} is required and was not sent`];
}

function credentialOf(document: Document, name: string): Place[] {
  const scheme = resolve<SecurityScheme | undefined>(document, document.components?.securitySchemes?.[name]);
  if (!scheme) throw new Error(`the security scheme ${name} is not declared`);
  if (scheme.type === "mutualTLS") return [];
  if (scheme.type !== "apiKey") return [{ in: "header", name: "authorization" }];
  if (scheme.in === "query") return [{ in: "query", name: scheme.name ?? "" }];
  if (scheme.in === "header") return [{ in: "header", name: scheme.name?.toLowerCase() ?? "" }];
  throw new Error(`the security scheme ${name} is sent in a way that this server does not read`);
}
