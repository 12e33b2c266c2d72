/** A rule that matches requests. Omitted members match every request. */
interface KeyRule {
  /** HTTP methods. GET includes HEAD. */
  readonly methods?: readonly string[];
  /** Path patterns: `*` matches within one segment, `**` matches across segments. */
  readonly paths?: readonly string[];
}

/**
 * The requests that a key permits: the requests that match `allow` (by default all), except the requests that match
 * `forbid`.
 */
export interface KeyRules {
  readonly allow?: readonly KeyRule[];
  readonly forbid?: readonly KeyRule[];
}

export interface KeyScope {
  /** @param target raw path and query */
  permits(method: string, target: string): boolean;
}

type RequestMatcher = (method: string, path: string) => boolean;

/** Compiles a key's rules (source, "Authentication", 5: restrictions on the URL or the HTTP method). */
export function keyScope({ allow, forbid = [] }: KeyRules): KeyScope {
  const allowed = allow?.map(ruleMatcher);
  const forbidden = forbid.map(ruleMatcher);
  return {
    permits(method, target) {
      const path = decodedPath(target);
      const ruleMethod = method === "HEAD" ? "GET" : method;
      const fits = (matches: RequestMatcher): boolean => matches(ruleMethod, path);
      return (allowed === undefined || allowed.some(fits)) && !forbidden.some(fits);
    },
  };
}

function ruleMatcher({ methods, paths }: KeyRule): RequestMatcher {
  const patterns = paths?.map(pathPattern);
  return (method, path) =>
    (methods?.includes(method) ?? true) && (patterns?.some((pattern) => pattern.test(path)) ?? true);
}

function pathPattern(path: string): RegExp {
  const source = path.replace(/\*+|[\\^$.|?+()[\]{}]/g, (match) => {
    if (!match.startsWith("*")) return `\\${match}`;
    return match === "*" ? "[^/]*" : ".*";
  });
  return new RegExp(`^${source}$`);
}

/**
 * Decodes the path, so that percent-encoding cannot bypass a rule. The router has already rejected paths that cannot be
 * decoded.
 */
function decodedPath(target: string): string {
  return decodeURIComponent(target.split("?", 1)[0] ?? "");
}
