import type { ContentObject, OpenApiDocument, Schema, ServerObject } from "@seamline/openapi/document";
import { followReferences, isReference } from "@seamline/openapi/references";

/** An object of a document that may say more than Redoc shows. */
interface Described {
  readonly description?: string;
  readonly "x-extension-point"?: string | readonly string[];
  readonly "x-open-enum"?: boolean;
  /** Of a response or a request body. */
  readonly content?: ContentObject;
}

/** A document that gives reasons for what is inferred in it. */
interface Explained {
  readonly "x-inferred-reasons"?: Readonly<Record<string, { readonly reason: string }>>;
}

/** Our extensions that Redoc prints as they are. Descriptions mention extension points and open enums. */
export const VISIBLE_EXTENSIONS: readonly string[] = [
  "x-idempotent",
  "x-inferred",
  "x-access-rules",
  "x-permissions",
  "x-scopes",
  "x-multi-segment",
];

/**
 * Rewrites a bundle, as JSON text, for Redoc, which takes a server `{base_url}` for a path below the page's own
 * address, prints lists in extensions as JSON, and omits extensions of responses and schemas.
 *
 * @param registerHref the page that describes each extension point, with an anchor for its id
 */
export function readableBundle(bundle: string, registerHref: string): string {
  const original = JSON.parse(bundle) as OpenApiDocument & Explained;
  const noted = (value: unknown) => withNotes(value, original, registerHref);
  const document = JSON.parse(bundle, (key, value: unknown) =>
    key === "" ? value : noted(readableExtension(key, value, original)),
  ) as OpenApiDocument & Described;
  const { info, servers, "x-extension-point": points, ...rest } = document;
  const whole = noted({ ...info, "x-extension-point": points });
  return JSON.stringify({ ...rest, info: whole, servers: servers?.map(plainServer) });
}

function readableExtension(key: string, value: unknown, document: OpenApiDocument & Explained): unknown {
  if (key === "x-inferred") return reasonsText([value].flat(), document);
  if (!VISIBLE_EXTENSIONS.includes(key) || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.join(key === "x-scopes" ? " or " : ", ");
  const { all = [], any = [] } = value as { all?: readonly string[]; any?: readonly string[] };
  return all.length > 0 ? all.join(" and ") : any.join(" or ");
}

/** The reasons that an `x-inferred` names, as prose. */
function reasonsText(names: readonly unknown[], { "x-inferred-reasons": reasons = {} }: Explained): string {
  return names.map((name) => reasons[String(name)]?.reason ?? String(name)).join(" ");
}

/** Adds to the description, which Redoc always prints, what is open here. */
function withNotes(value: unknown, document: OpenApiDocument, registerHref: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { description, "x-open-enum": isOpenEnum } = value as Described;
  const links = openPoints(value, document).map(
    (id) => `[\`${id}\`](${registerHref}#${encodeURIComponent(id)})`,
  );
  const notes = [
    ...(isOpenEnum ? ["More values may come."] : []),
    ...(links.length > 0 ? [`**Open:** ${links.join(", ")}`] : []),
  ];
  if (notes.length === 0) return value;
  return { ...value, description: [description, ...notes].filter(Boolean).join("\n\n") };
}

/** Redoc does not print the description of a whole body, so its points move to the response or request body. */
function openPoints(
  { content = {}, "x-extension-point": own = [] }: Described,
  document: OpenApiDocument,
): string[] {
  const ofBody = Object.values(content).flatMap(({ schema }) =>
    isReference(schema) ? (followReferences<Schema>(document, schema)["x-extension-point"] ?? []) : [],
  );
  return [...new Set([own, ofBody].flat())];
}

function plainServer({ url, description, variables = {} }: ServerObject): ServerObject {
  const filled = url.replace(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
  return { url: filled, description };
}
