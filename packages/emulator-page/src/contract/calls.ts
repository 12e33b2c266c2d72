import { calledOperation } from "@seamline/ui/code/called-operation";
import type { CallCredentials, CalledOperation, CalledService } from "@seamline/ui/code/operation-call";
import { parseJson } from "@seamline/ui/form/json-text";
import type { OperationForm } from "@seamline/ui/request/operation-form";
import { readOperationForm } from "@seamline/ui/request/read-operation-form";
import type { PreparedRequest } from "@seamline/ui/request/request-draft";
import { fillPath } from "@seamline/ui/request/resource-name";
import { CONTROL, ControlFailure } from "../live/control-client.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { pageText } from "../strings.ts";
import type { OpenDocument } from "./documents.ts";
import { namedValues, type PathValues } from "./item-identity.ts";
import type { ResourceOperation } from "./resource-tree.ts";

/** A request that can be sent to a service. */
export type SentRequest = Omit<PreparedRequest, "path">;

/**
 * Sends a request to a service on behalf of a caller, through this page's address. It is recorded in the journal.
 */
export function send(service: string, request: SentRequest, caller?: PageCaller): Promise<Response> {
  const { method, target, headers, body } = request;
  return fetch(`${CONTROL}/services/${service}${target}`, {
    method,
    // A redirect could lead to another host, which this page must not contact.
    redirect: "manual",
    headers: { ...headers, ...caller?.headers },
    ...(body !== undefined && { body }),
  });
}

/**
 * Reads from a service without side effects. Such requests have access to everything. They are not recorded,
 * rate-limited or affected by faults.
 *
 * @param caller the account to read from, for services that have several
 * @throws ControlFailure if the response has an error status
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
  return pageText.serviceReturned(status, (messageIn(text) ?? text).slice(0, 300));
}

/** Returns the message of an error body, such as `{"error": {"message": "…"}}`. */
function messageIn(text: string): string | undefined {
  const parsed = parseJson(text);
  const body = Object("value" in parsed ? parsed.value : undefined);
  const { message, Message } = typeof body.error === "object" ? Object(body.error) : body;
  return [message, Message].find((each) => typeof each === "string");
}

/** Returns an operation's path with its parameter values filled in. */
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

/** Returns an operation in the format required by forms and code samples. */
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

/** Returns a document's client, as declared by the service. */
function calledService(service: PageService, documentId: string, caller?: PageCaller): CalledService {
  const [first = "", ...others] = service.name.split("-");
  const own = service.documents.find(({ id }) => id === documentId)?.client;
  const client = own ?? service.documents.find((document) => document.client)?.client;
  const named = client && "module" in client ? client : undefined;
  return {
    variable: first + others.map(capitalized).join(""),
    packageEntry: named?.module ?? service.name,
    factory: named?.factory ?? "createClient",
    ...(client && "definition" in client && { definition: client.definition }),
    baseUrl: service.url ?? location.origin,
    credentials: credentialsOf(caller),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Placeholder for the credentials of a caller that the seed does not contain. */
const UNKNOWN = "YOUR_CREDENTIAL";

function credentialsOf(caller: PageCaller | undefined): CallCredentials {
  const [[header, value] = ["authorization", `Bearer ${UNKNOWN}`]] = Object.entries(caller?.headers ?? {});
  const bearer = /^bearer (.*)$/i.exec(value)?.[1];
  return bearer === undefined
    ? { scheme: "apiKey", header, token: value }
    : { scheme: "bearer", header: "Authorization", token: bearer };
}
