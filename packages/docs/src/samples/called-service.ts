import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EmulatedService } from "@seamline/emulator";
import type { OpenApiDocument, SecuritySchemeObject } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import type { SpecDocument } from "@seamline/specs";
import type { CallCredentials, CalledService } from "@seamline/ui/code/operation-call";
import { capitalized } from "../html/capitalized.ts";

/** Resolved by package name, because bundled modules run from another folder. */
const PACKAGES = join(dirname(createRequire(import.meta.url).resolve("@seamline/docs/package.json")), "..");

/**
 * Returns the client for a document and the base URL of its service.
 *
 * @param emulated the emulated service; it provides the credentials
 */
export function calledService(
  document: SpecDocument,
  bundle: OpenApiDocument,
  emulated: EmulatedService,
): CalledService {
  const words = document.service.split("-");
  const [first = "", ...others] = words;
  return {
    variable: first + others.map(capitalized).join(""),
    packageEntry: packageEntry(document),
    factory: `create${words.map(capitalized).join("")}Client`,
    baseUrl: Object.values(bundle.servers?.[0]?.variables ?? {})[0]?.default ?? "",
    credentials: credentialsOf(bundle, emulated),
  };
}

/** Returns the import specifier of the client for a document's version and profile. */
function packageEntry({ service, version, profile }: SpecDocument): string {
  const name = `@seamline/${service}`;
  const manifest = join(PACKAGES, service, "package.json");
  const { exports = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { exports?: object };
  const entry = `./${version}` in exports ? `${name}/${version}` : name;
  return profile === "as shown" ? entry : `${entry}/${profile}`;
}

/** Returns the credentials from the emulator's client options in the form that the document requires. */
function credentialsOf(bundle: OpenApiDocument, emulated: EmulatedService): CallCredentials {
  const { type, name = "Authorization" } = securityScheme(bundle);
  const { baseUrl, fetch, clock, ...options } = emulated.options() as unknown as EmulatedOptions;
  const [[option, value] = ["", ""]] = Object.entries(options);
  if (typeof value === "string")
    return { scheme: "apiKey", header: name, token: value, clientOption: option };
  if (value === false) return { scheme: "bearer", header: name, token: ANY_TOKEN };
  const written = value.header().value;
  return type === "apiKey"
    ? { scheme: "apiKey", header: name, token: written }
    : { scheme: "bearer", header: name, token: written.replace(/^Bearer /, "") };
}

/** Token in samples for a service without credentials. The emulator ignores it. */
const ANY_TOKEN = "anybody";

/** Client options. One more option identifies the caller: a key, or an object that creates the header. */
type EmulatedOptions = { readonly baseUrl: unknown; readonly fetch: unknown; readonly clock: unknown } & {
  readonly [option: string]: string | false | { header(): { readonly value: string } };
};

/** Returns the security scheme that the document requires. */
function securityScheme(bundle: OpenApiDocument): SecuritySchemeObject {
  const [name = ""] = Object.keys(bundle.security?.[0] ?? {});
  const scheme = bundle.components?.securitySchemes?.[name];
  return scheme === undefined ? { type: "http" } : followReferences<SecuritySchemeObject>(bundle, scheme);
}
