/** `/v1/matters/{matterId}:close` as its segments: `v1`, `matters`, `{matterId}:close`. */
export function segmentsOf(template: string): string[] {
  return template.split("/").filter((segment) => segment !== "");
}

/** Names of the parameters of a template, in order. */
export function parametersOf(template: string): string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? "");
}
