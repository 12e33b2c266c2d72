import { nearestName } from "@seamline/openapi/field-names";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { InvalidOptionError } from "../runtime/emulator-options.ts";

/** One or more URLs per service, by service name. */
export type BaseUrls<Name extends string> = { readonly [Each in Name]?: string | readonly string[] };

/** The part of an emulated service that handlers use. */
export interface HandlingService {
  readonly name: string;
  readonly maxBodyBytes: number;
  options(): { readonly baseUrl: string };
  handle(request: ReceivedRequest): Promise<ServiceResponse>;
}

/** Services by name. */
export type HandlingServices = Readonly<Record<string, HandlingService>>;

/** A service at a URL without a trailing slash. */
export interface ServiceUrl {
  readonly service: HandlingService;
  readonly url: string;
}

/**
 * Returns the URLs of all services, longest first, so that a more specific URL is matched first.
 *
 * @throws InvalidOptionError that lists all problems
 */
export function readBaseUrls(
  services: HandlingServices,
  given: Readonly<Record<string, unknown>> = {},
): ServiceUrl[] {
  const problems: string[] = [];
  const names = Object.keys(services);
  for (const name of Object.keys(given).filter((each) => !names.includes(each)))
    problems.push(unknownService(name, names));
  const urls = Object.values(services).flatMap((service) =>
    [given[service.name] ?? service.options().baseUrl].flat().flatMap((text) => {
      const url = normalUrl(text);
      if (url === undefined) problems.push(invalidUrl(service.name, text));
      return url === undefined ? [] : [{ service, url }];
    }),
  );
  problems.push(...sharedUrls(urls));
  if (problems.length > 0) throw new InvalidOptionError("baseUrls", `is invalid: ${problems.join("; ")}`);
  return urls.sort((one, other) => other.url.length - one.url.length);
}

/** Returns the URL as it appears in requests, or `undefined` if it cannot be the base of requests. */
function normalUrl(text: unknown): string | undefined {
  const url = typeof text === "string" ? URL.parse(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol)) return undefined;
  if (url.search || url.hash || url.username || url.password) return undefined;
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** Describes an invalid URL. Does not quote it if it may contain a password. */
function invalidUrl(name: string, text: unknown): string {
  const hasPassword = typeof text === "string" && text.includes("@");
  const value = hasPassword ? "a URL with credentials" : (JSON.stringify(text) ?? String(text));
  return `${name} is ${value} (use an absolute http or https URL without credentials, query or fragment)`;
}

function unknownService(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? `the services are ${names.join(", ")}` : `did you mean ${nearest}?`;
  return `unknown service ${JSON.stringify(name)} (${hint})`;
}

function sharedUrls(urls: readonly ServiceUrl[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { service, url } of urls) names.set(url, (names.get(url) ?? new Set()).add(service.name));
  return [...names].flatMap(([url, same]) =>
    same.size > 1 ? `${[...same].join(" and ")} have the same URL ${JSON.stringify(url)}` : [],
  );
}
