/** What clients may add to any request (reference facts of retention, "Every method also takes"). */
const SYSTEM_PARAMETERS: ReadonlySet<string> = new Set([
  "access_token",
  "alt",
  "callback",
  "fields",
  "key",
  "oauth_token",
  "prettyPrint",
  "quotaUser",
  "uploadType",
  "upload_protocol",
]);

/** Whether a parameter of a query is of the kind that clients add to any request: `$alt`, `prettyPrint`, … */
export function isSystemParameter(name: string): boolean {
  return name.startsWith("$") || SYSTEM_PARAMETERS.has(name);
}
