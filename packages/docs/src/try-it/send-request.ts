import {
  type CallCredentials,
  type OperationCall,
  queryPairs,
  requestHeaders,
  requestUrl,
} from "@seamline/ui/code/operation-call";
import type { NamedOperation } from "@seamline/ui/request/operation-form";
import type { PreparedRequest } from "@seamline/ui/request/request-draft";
import type { Exchange } from "@seamline/ui/response/exchange";
import { readResponseBody } from "@seamline/ui/response/response-body";
import type { ReadResponse } from "@seamline/ui/response/response-view";
import type { SentRequest } from "./emulator-messages.ts";
import { sendToOwnServer } from "./own-server.ts";
import type { TabEmulator } from "./tab-emulator.ts";
import type { Target } from "./target-fields.tsx";
import { tryItText } from "./try-it-strings.ts";

/**
 * Sends a request to the emulator in the page or to the reader's server, and reads the response.
 *
 * @throws NoResponseError if the browser does not return a response; Error if the emulator cannot be loaded
 */
export async function sendRequest(
  emulator: TabEmulator,
  { service, called }: NamedOperation,
  request: PreparedRequest,
  target: Target,
): Promise<ReadResponse> {
  const { method, target: path, headers, body } = request;
  const isOwn = target.place === "own";
  const credential = isOwn ? target.own.credential : target.caller;
  const bare: SentRequest = { service, method, target: path, headers, body };
  const identified = { ...headers, ...credentialHeaders(called.service.credentials, credential) };
  const sent = { ...bare, headers: identified };
  const exchange = isOwn ? await askOwnServer(emulator, bare, sent, target) : await emulator.send(sent);
  return readExchange(exchange, called.operationId);
}

async function readExchange(exchange: Exchange, operationId: string): Promise<ReadResponse> {
  return { ...exchange, operationId, body: await readResponseBody(exchange.response) };
}

/** Returns the header with the credential. Empty for anonymous requests. */
function credentialHeaders(
  { scheme, header }: CallCredentials,
  credential: string,
): Readonly<Record<string, string>> {
  if (credential === "") return {};
  return { [header]: scheme === "bearer" ? `Bearer ${credential}` : credential };
}

/** @param bare the request without its credential, for the contract check */
async function askOwnServer(
  emulator: TabEmulator,
  bare: SentRequest,
  sent: SentRequest,
  { own }: Target,
): Promise<Exchange> {
  const response = await sendToOwnServer(own, sent);
  const check = await emulator.check(bare, response).catch(() => undefined);
  // A missing header may just be hidden, because servers must explicitly expose headers to pages.
  const visible = check?.response.filter((each) => each.in !== "header" || each.rule === "media-type") ?? [];
  return { response, warnings: check?.warnings ?? [], check: check && { ...check, response: visible } };
}

/**
 * Sends a sample call with the sample's credentials.
 *
 * @throws Error if the call fails
 */
export async function sendCall(
  emulator: TabEmulator,
  service: string,
  call: OperationCall,
): Promise<ReadResponse> {
  const { operation, request } = call;
  const { baseUrl } = operation.service;
  const query = new URLSearchParams(queryPairs(request).map(([name, value]) => [name, value]));
  const exchange = await emulator.send({
    service,
    method: operation.method,
    target: `${requestUrl(operation, request).slice(baseUrl.length)}${query.size > 0 ? `?${query}` : ""}`,
    headers: requestHeaders(operation, request),
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  const { status } = exchange.response;
  if (status >= 300) throw new Error(tryItText.callFailed(operation.operationId, status));
  return readExchange(exchange, operation.operationId);
}

/** Uploads or downloads a file through one of the emulator's signed URLs. Sends no credentials. */
export async function followSignedUrl(
  emulator: TabEmulator,
  { service, called }: NamedOperation,
  url: string,
  upload?: { readonly file: File; readonly headers: Readonly<Record<string, string>> },
): Promise<ReadResponse> {
  const exchange = await emulator.send({
    service,
    method: upload ? "PUT" : "GET",
    target: url,
    headers: upload?.headers ?? {},
    ...(upload && { body: upload.file }),
  });
  return readExchange(exchange, called.operationId);
}
