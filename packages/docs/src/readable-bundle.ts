interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string }>;
}

/** Our extensions that tell a reader something. */
export const SHOWN_EXTENSIONS: readonly string[] = [
  "x-idempotent",
  "x-inferred",
  "x-extension-point",
  "x-access-rules",
  "x-multi-segment",
];

/**
 * A bundle, as JSON text, in the form that Redoc shows best: Redoc takes a server `{base_url}` for a path below
 * the page's own address, and prints lists in extensions as JSON.
 */
export function readableBundle(bundle: string): string {
  const document = JSON.parse(bundle, joinExtension) as { servers?: Server[] };
  return JSON.stringify({ ...document, servers: document.servers?.map(plainServer) });
}

function joinExtension(key: string, value: unknown): unknown {
  if (!Array.isArray(value) || !SHOWN_EXTENSIONS.includes(key)) return value;
  return value.join(key === "x-inferred" ? " " : ", ");
}

function plainServer({ url, description, variables = {} }: Server): Server {
  const filled = url.replace(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
  return { url: filled, description };
}
