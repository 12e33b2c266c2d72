import { type Contract, readContract } from "@seamline/openapi/contract";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { documentName, type ListedDocument } from "../../cli/find-document.ts";
import { readBundle } from "../../spec-document.ts";
import { ContractNames } from "../safe-names.ts";

export interface ObservedDocument {
  readonly name: string;
  readonly service: string;
  readonly profile: string;
  readonly bundle: OpenApiDocument;
  readonly contract: Contract;
  readonly names: ContractNames;
  /** Origin of the document's default server. */
  readonly defaultOrigin: string | undefined;
}

/** Reads a document from this package. */
export function listedObservedDocument(listed: ListedDocument): ObservedDocument {
  const { service, profile } = listed;
  return observedDocument(readBundle(listed) as OpenApiDocument, {
    name: documentName(listed),
    service,
    profile,
  });
}

export function observedDocument(
  bundle: OpenApiDocument,
  identity: Pick<ObservedDocument, "name" | "service" | "profile">,
): ObservedDocument {
  return {
    ...identity,
    bundle,
    contract: readContract(bundle),
    names: new ContractNames(bundle),
    defaultOrigin: defaultOrigin(bundle),
  };
}

function defaultOrigin({ servers = [] }: OpenApiDocument): string | undefined {
  const [server] = servers;
  const url = server?.url.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => server.variables?.[name]?.default ?? "",
  );
  return URL.canParse(url ?? "") ? new URL(url ?? "").origin : undefined;
}
