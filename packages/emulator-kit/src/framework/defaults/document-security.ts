import type { OpenApiDocument, SecurityRequirement } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";

export type TokenRule = "none" | "optional" | "required";

/** The security requirements in a service's documents. */
export interface DocumentSecurity {
  /** True if any operation accepts a bearer token. */
  readonly usesBearer: boolean;
  /** Operations that require a scheme other than a bearer token. */
  readonly unsupported: readonly UnsupportedOperation[];
  /**
   * Returns the security rule for an operation. Routes that are not in any document use the default rule of the first
   * document.
   */
  ruleOf(operationId: string): TokenRule;
  /** Returns whether an operation is read-only. */
  isRead(operationId: string): boolean;
}

interface UnsupportedOperation {
  readonly operationId: string;
  /** The names and types of the security schemes, formatted as `key (apiKey)`. */
  readonly schemes: string;
}

interface OperationSecurity {
  readonly operationId: string;
  readonly method: string;
  readonly rule: TokenRule | "unsupported";
  readonly schemes: string;
}

/** Reads `security` and `securitySchemes` from the documents. The same operation can appear in several documents. */
export function documentSecurity(documents: readonly { readonly document: object }[]): DocumentSecurity {
  const contracts = documents.map(({ document }) => document as OpenApiDocument);
  const all = contracts.flatMap(securityOf);
  const byId = new Map(all.map((each) => [each.operationId, each]));
  const [first] = contracts;
  const otherwise = first ? ruleFor(first, first.security) : "none";
  return {
    usesBearer: all.some(({ rule }) => rule === "required" || rule === "optional"),
    unsupported: all.filter(({ rule }) => rule === "unsupported"),
    ruleOf: (operationId) => supported(byId.get(operationId)?.rule ?? otherwise),
    isRead: (operationId) => ["get", "head"].includes(byId.get(operationId)?.method ?? "get"),
  };
}

function supported(rule: OperationSecurity["rule"]): TokenRule {
  return rule === "unsupported" ? "none" : rule;
}

function securityOf(document: OpenApiDocument): OperationSecurity[] {
  return operationsOf(document).map(({ method, operation }) => {
    const requirements = operation.security ?? document.security;
    return {
      operationId: `${operation.operationId}`,
      method,
      rule: ruleFor(document, requirements),
      schemes: schemesOf(document, requirements),
    };
  });
}

/** The requirements are alternatives. An empty requirement allows requests without credentials. */
function ruleFor(
  document: OpenApiDocument,
  requirements: readonly SecurityRequirement[] = [],
): OperationSecurity["rule"] {
  const alternatives = requirements.map((each) => Object.keys(each));
  const allowsAnybody = alternatives.length === 0 || alternatives.some((names) => names.length === 0);
  const takesToken = alternatives.some(
    (names) => names.length > 0 && names.every((name) => isBearer(schemeOf(document, name))),
  );
  if (takesToken) return allowsAnybody ? "optional" : "required";
  return allowsAnybody ? "none" : "unsupported";
}

interface Scheme {
  readonly type?: string;
  readonly scheme?: string;
}

function schemeOf(document: OpenApiDocument, name: string): Scheme {
  const schemes = document.components?.securitySchemes ?? {};
  const written = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return written ? followReferences<Scheme>(document, written) : {};
}

/** Access tokens of OAuth 2 and OpenID Connect are bearer tokens (RFC 6750). */
function isBearer({ type, scheme }: Scheme): boolean {
  if (type === "http") return scheme?.toLowerCase() === "bearer";
  return type === "oauth2" || type === "openIdConnect";
}

function schemesOf(document: OpenApiDocument, requirements: readonly SecurityRequirement[] = []): string {
  const names = [...new Set(requirements.flatMap((each) => Object.keys(each)))];
  return names.map((name) => `${name} (${schemeOf(document, name).type ?? "unknown"})`).join(" or ");
}
