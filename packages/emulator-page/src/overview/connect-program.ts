import { type OperationCall, programOf } from "@seamline/ui/code/operation-call";
import { printTypeScript } from "@seamline/ui/code/print-typescript";
import { called } from "../contract/calls.ts";
import { type OpenDocument, openDocument } from "../contract/documents.ts";
import { namedValues, type PathValues } from "../contract/item-identity.ts";
import type { ResourceOperation } from "../contract/resource-tree.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { serviceLinks } from "../views/service-links.ts";
import type { ServiceView } from "../views/service-view.ts";

/**
 * Returns a program that creates a service's client and calls its first list operation. The client, the address and the
 * credentials come from the service's declaration.
 *
 * @returns an empty string if the service has no client
 */
export async function connectProgram(
  service: PageService,
  view: ServiceView | undefined,
  caller: PageCaller | undefined,
): Promise<string> {
  const documents = service.documents.filter(({ client }) => client);
  const id = documents.find((each) => each.id === view?.document)?.id ?? documents[0]?.id;
  if (id === undefined) return "";
  const document = await openDocument(id);
  const first = firstList(service, document, view) ?? firstOperation(document);
  if (!first) return "";
  const call: OperationCall = {
    operation: called(document, service, first.operation, caller),
    request: { path: namedValues(first.operation.parameters, first.values), query: {}, headers: {} },
  };
  return first.isCalled ? programOf(printTypeScript(call)) : printTypeScript(call).head;
}

interface FirstCall {
  readonly operation: ResourceOperation;
  readonly values: PathValues;
  /** Whether the path values of the operation are known. If not, the program only creates the client. */
  readonly isCalled: boolean;
}

function firstList(
  service: PageService,
  document: OpenDocument,
  view: ServiceView | undefined,
): FirstCall | undefined {
  for (const { segments } of serviceLinks(service, document, view)) {
    const [key = "", ...values] = segments;
    const operation = document.resources.get(key)?.list;
    if (operation) return { operation, values, isCalled: true };
  }
  return undefined;
}

function firstOperation({ resources }: OpenDocument): FirstCall | undefined {
  const operations = [...resources.values()].flatMap(({ create, get, actions, collectionActions }) => [
    create,
    get,
    ...actions,
    ...collectionActions,
  ]);
  const operation = operations.find((each) => each !== undefined);
  return operation && { operation, values: [], isCalled: false };
}
