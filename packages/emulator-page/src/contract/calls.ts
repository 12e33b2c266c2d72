import { calledOperation } from "@seamline/ui/code/called-operation";
import type { CallCredentials, CalledOperation, CalledService } from "@seamline/ui/code/operation-call";
import { parseJson } from "@seamline/ui/form/json-text";
import type { OperationForm } from "@seamline/ui/request/operation-form";
import { readOperationForm } from "@seamline/ui/request/read-operation-form";
import type { PreparedRequest } from "@seamline/ui/request/request-draft";
import { fillPath } from "@seamline/ui/request/resource-name";
import { CONTROL, ControlFailure } from "../live/control-client.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import type { OpenDocument } from "./documents.ts";
import { namedValues, type PathValues } from "./item-identity.ts";
import type { ResourceOperation } from "./resource-tree.ts";

/** What can be sent to a service. */
export type SentRequest = Omit<PreparedRequest, "path">;

/** Sends a request to a service as a caller, through the address of this page. It comes into the journal. */
export function send(service: string, request: SentRequest, caller?: PageCaller): Promise<Response> {
  const { method, target, headers, body } = request;
  return fetch(`${CONTROL}/services/${service}${target}`, {
    method,
    // A redirect leads elsewhere, where this page must not go.
    redirect: "manual",
    headers: { ...headers, ...caller?.headers },
    ...(body !== undefined && { body }),
  });
}

/**
 * Reads from a service without being noticed: no journal, no fault, no limit, and everything can be seen.
 *
 * @param caller whose account is looked at, where a service has several
 * @throws ControlFailure for a response that is no success
 */
export async function view(service: string, target: string, caller?: PageCaller): Promise<unknown> {
  const response = await fetch(`${CONTROL}/services/${service}${target}`, {
    headers: { ...caller?.headers, "x-emulator-view": "1" },
  });
  const text = await response.text();
  if (!response.ok) throw new ControlFailure(response.status, errorText(response, text));
  const parsed = parseJson(text);
  return "value" in parsed ? parsed.value : text;
}

function errorText({ status }: Response, text: string): string {
  return text === ""
    ? `The service responded with ${status}.`
    : `The service responded with ${status}: ${text.slice(0, 300)}`;
}

/** The path of an operation with values in it. */
export function targetOf(
  operation: ResourceOperation,
  values: PathValues,
  query: Readonly<Record<string, string>> = {},
): string {
  const { path } = operation.placed;
  const filled = fillPath(path, namedValues(operation.parameters, values), multiSegment(operation));
  const parameters = new URLSearchParams(query);
  return parameters.size > 0 ? `${filled}?${parameters}` : filled;
}

function multiSegment({ placed, parameters }: ResourceOperation): readonly string[] {
  const written = [...(placed.item.parameters ?? []), ...(placed.operation.parameters ?? [])];
  const marked = written.filter((each) => "x-multi-segment" in each && each["x-multi-segment"]);
  return parameters.filter((name) => marked.some((each) => "name" in each && each.name === name));
}

/** The operation as code and forms speak of it. */
export function called(
  document: OpenDocument,
  service: PageService,
  operation: ResourceOperation,
  caller?: PageCaller,
): CalledOperation {
  return calledOperation(document.bundle, calledService(service, document.id, caller), operation.placed);
}

export function formOf(
  document: OpenDocument,
  service: PageService,
  operation: ResourceOperation,
): OperationForm {
  return readOperationForm(document.bundle, service.name, called(document, service, operation));
}

/** The client of a document. Packages of services with several documents have an entry for each version. */
function calledService(service: PageService, documentId: string, caller?: PageCaller): CalledService {
  const [first = "", ...others] = service.name.split("-");
  const [, version] = documentId.split("@");
  const name = `@seamline/${service.name}`;
  const isVersioned = service.documents.length > 1 && version !== undefined;
  return {
    variable: first + others.map(capitalized).join(""),
    packageEntry: `${isVersioned ? `${name}/${version}` : name}/reference`,
    factory: `create${[first, ...others].map(capitalized).join("")}Client`,
    baseUrl: service.url ?? location.origin,
    credentials: credentialsOf(caller),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What stands for the credential of somebody whom the seed does not know. */
const UNKNOWN = "YOUR_CREDENTIAL";

function credentialsOf(caller: PageCaller | undefined): CallCredentials {
  const [[header, value] = ["authorization", `Bearer ${UNKNOWN}`]] = Object.entries(caller?.headers ?? {});
  const bearer = /^bearer (.*)$/i.exec(value)?.[1];
  return bearer === undefined
    ? { scheme: "apiKey", header, token: value }
    : { scheme: "bearer", header: "Authorization", token: bearer };
}
