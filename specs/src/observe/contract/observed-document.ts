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

export function observedDocument(listed: ListedDocument): ObservedDocument {
  const bundle = readBundle(listed) as OpenApiDocument;
  return {
    name: documentName(listed),
    service: listed.service,
    profile: listed.profile,
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
