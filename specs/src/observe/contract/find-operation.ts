import type { Exchange } from "@seamline/openapi/recorded-exchange";
import type { Routed } from "@seamline/openapi/route-request";
import type { ObservedDocument } from "./observed-document.ts";
import { type ServerAddress, splitUrl } from "./server-addresses.ts";

/** The operation or document to which a request belongs. */
export type Found =
  | { readonly kind: "operation"; readonly document: ObservedDocument; readonly routed: Routed }
  /** A request to one of the services that matches no operation. */
  | { readonly kind: "no-operation"; readonly document: ObservedDocument; readonly path: string }
  | { readonly kind: "ignored"; readonly reason: IgnoredReason };

export type IgnoredReason = "other host" | "no matching operation" | "matches several services" | "preflight";

interface Candidates {
  readonly documents: readonly ObservedDocument[];
  readonly target: string;
  /** True if the request is known to target the service of one of these documents. */
  readonly isCertain: boolean;
}

/** Finds a request's operation by the service's URL, or by path if no URLs are known. */
export class OperationFinder {
  readonly #documents: readonly ObservedDocument[];
  readonly #addresses: readonly ServerAddress[];

  /** @param addresses URLs of the services. Unless the list is empty, requests to other hosts are ignored. */
  constructor(documents: readonly ObservedDocument[], addresses: readonly ServerAddress[]) {
    this.#documents = documents;
    this.#addresses = addresses;
  }

  find(exchange: Exchange): Found {
    const { documents, target, isCertain } = this.#candidates(exchange);
    if (documents.length === 0) return ignored("other host");
    if (exchange.method === "OPTIONS") return ignored("preflight");
    const { method } = exchange;
    const { headers } = exchange.request;
    const found = documents.flatMap((document) => {
      const routed = document.contract.route({ method, target, headers });
      return routed.kind === "operation" ? [{ document, routed }] : [];
    });
    const [first] = found;
    if (first === undefined)
      return isCertain ? noOperation(documents, target) : ignored("no matching operation");
    const services = new Set(found.map(({ document }) => document.service));
    if (services.size > 1) return ignored("matches several services");
    return { kind: "operation", ...first };
  }

  #candidates(exchange: Exchange): Candidates {
    const { origin, target } = splitUrl(exchange.target);
    const { service } = exchange;
    if (service !== undefined) return { documents: this.#ofService(service), target, isCertain: true };
    if (origin !== undefined && this.#addresses.length > 0) return this.#byAddress(origin, target);
    const atDefault = this.#documents.filter(({ defaultOrigin }) => defaultOrigin === origin);
    if (origin !== undefined && atDefault.length > 0)
      return { documents: atDefault, target, isCertain: true };
    return { documents: this.#documents, target, isCertain: false };
  }

  #byAddress(origin: string, target: string): Candidates {
    const address = this.#addresses.find(
      (each) => each.origin === origin && startsWithPath(target, each.basePath),
    );
    if (!address) return { documents: [], target, isCertain: false };
    const rest = target.slice(address.basePath.length);
    return { documents: this.#ofService(address.service), target: rest, isCertain: true };
  }

  #ofService(service: string): ObservedDocument[] {
    return this.#documents.filter((document) => document.service === service);
  }
}

function ignored(reason: IgnoredReason): Found {
  return { kind: "ignored", reason };
}

/**
 * Returns the document whose paths start with the same segment. It probably describes another version of the service.
 */
function noOperation(documents: readonly ObservedDocument[], target: string): Found {
  const path = target.replace(/\?.*$/s, "");
  const [, first = ""] = path.split("/");
  const likely = documents.find(({ bundle }) =>
    Object.keys(bundle.paths ?? {}).some((template) => template.split("/")[1] === first),
  );
  const [document] = likely ? [likely] : documents;
  return document ? { kind: "no-operation", document, path } : ignored("other host");
}

function startsWithPath(target: string, basePath: string): boolean {
  return target.startsWith(basePath) && /^(?:[/?]|$)/.test(target.slice(basePath.length));
}
