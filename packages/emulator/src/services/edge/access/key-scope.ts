/** Which requests a rule is about: those that fit each member that it has. */
export interface KeyRule {
  /** Methods; GET stands for HEAD, too. */
  readonly methods?: readonly string[];
  /** Patterns of paths: `*` is any part of a segment, `**` any part of the path. */
  readonly paths?: readonly string[];
}

/** What a key may be used for: all that `allow` lists, where it is given, and nothing that `forbid` lists. */
export interface KeyRules {
  readonly allow?: readonly KeyRule[];
  readonly forbid?: readonly KeyRule[];
}

export interface KeyScope {
  /** @param target path and query as they came off the wire */
  permits(method: string, target: string): boolean;
}

type RequestMatcher = (method: string, path: string) => boolean;

/** Reads the rules of a key (source, "Authentication", 5: restrictions on the URL or the HTTP method). */
export function keyScope({ allow, forbid = [] }: KeyRules): KeyScope {
  const allowed = allow?.map(ruleMatcher);
  const forbidden = forbid.map(ruleMatcher);
  return {
    permits(method, target) {
      const path = decodedPath(target);
      const read = method === "HEAD" ? "GET" : method;
      const fits = (matches: RequestMatcher): boolean => matches(read, path);
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
  const source = path.replace(/\*+|[\\^$.|?+()[\]{}]/g, (found) => {
    if (!found.startsWith("*")) return `\\${found}`;
    return found === "*" ? "[^/]*" : ".*";
  });
  return new RegExp(`^${source}$`);
}

/** Decoded, so that no spelling of a path gets round a rule. Routing has refused what cannot be decoded. */
function decodedPath(target: string): string {
  return decodeURIComponent(target.split("?", 1)[0] ?? "");
}
