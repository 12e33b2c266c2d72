import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { successOf } from "../framework/documented-success.ts";
import type { AnyService } from "../framework/service.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";

interface DocumentedSuccess {
  readonly status: number;
  /** Media type of the response, or `undefined` if it has no body. */
  readonly mediaType: string | undefined;
}

const successes = new WeakMap<ContractOperation, DocumentedSuccess>();

/** Returns an operation's success response, with the body that its handler returned. */
export function successResponse(
  { responseHeaders }: AnyService,
  operation: ContractOperation,
  body: unknown,
): ServiceResponse {
  const { status, mediaType } = successes.get(operation) ?? readSuccess(operation);
  if (mediaType === undefined) {
    const { "content-type": _, ...others } = responseHeaders;
    return { status, headers: others };
  }
  const isTyped = responseHeaders["content-type"] !== undefined;
  const headers = isTyped ? responseHeaders : { ...responseHeaders, "content-type": mediaType };
  if (typeof body === "string" && !isJson(mediaType)) {
    return { status, headers: { ...headers, "content-type": `${mediaType}; charset=utf-8` }, body };
  }
  const { text, bytes } = jsonTextOf(body);
  return { status, headers, body: text, bytes, json: body };
}

function isJson(mediaType: string): boolean {
  return mediaType === "application/json" || mediaType.endsWith("+json");
}

/** Adds members that are not in the contract to the body of a success response, if the seed requests it. */
export function extendResponse(
  response: ServiceResponse,
  service: AnyService,
  operation: ContractOperation,
  request: HttpRequest,
  context: object,
): ServiceResponse {
  const { status, json } = response;
  if (!service.extendBody || status >= 300 || json === undefined) return response;
  const extended: unknown = service.extendBody(json, operation, request, context as never);
  if (extended === json) return response;
  const { text, bytes } = jsonTextOf(extended);
  return { ...response, body: text, bytes, json: extended };
}

function readSuccess(operation: ContractOperation): DocumentedSuccess {
  const key = successOf([...operation.responses.keys()]);
  const mediaType = key === undefined ? undefined : operation.responses.get(key)?.content[0]?.mediaType;
  const success = { status: statusOf(key, mediaType !== undefined), mediaType };
  successes.set(operation, success);
  return success;
}

/** Returns the status to send. For a range such as `2XX`, this is 200, or 204 without a body. */
function statusOf(key: string | undefined, hasBody: boolean): number {
  if (key !== undefined && /^\d+$/.test(key)) return Number(key);
  return hasBody ? 200 : 204;
}

/** JSON text with its length, if known. */
interface JsonText {
  readonly text: string;
  /** Length in UTF-8 bytes. */
  readonly bytes?: number;
}

const serialized = new WeakMap<object, Required<JsonText>>();
const encoder = new TextEncoder();

/** Serializes a value that never changes and is part of many responses. Caches the JSON. */
export function serializeOnce<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  serialized.set(value, { text, bytes: byteLength(text) });
  return Object.freeze(value);
}

/** Serializes a body. Reuses the JSON that {@link serializeOnce} has cached for the body or for the items of a list. */
export function jsonTextOf(body: unknown): JsonText {
  const isRecord = typeof body === "object" && body !== null && !Array.isArray(body);
  const written = isRecord ? serialized.get(body) : undefined;
  if (written) return written;
  if (!isRecord || !hasWrittenList(body)) return { text: JSON.stringify(body) };
  const texts: string[] = [];
  let [others, listBytes] = ["", 0];
  const write = (text: string): void => {
    texts.push(text);
    others += text;
  };
  for (const [name, member] of Object.entries(body)) {
    if (member === undefined) continue;
    write(`${texts.length === 0 ? "{" : ","}${JSON.stringify(name)}:`);
    if (isWrittenList(member)) {
      const { text, bytes } = listText(member);
      texts.push(text);
      listBytes += bytes;
    } else write(JSON.stringify(member));
  }
  write("}");
  return { text: texts.join(""), bytes: listBytes + byteLength(others) };
}

function hasWrittenList(body: object): boolean {
  for (const name in body) if (isWrittenList(body[name as never])) return true;
  return false;
}

function isWrittenList(member: unknown): member is readonly object[] {
  return Array.isArray(member) && serialized.has(member[0]);
}

/** Caches the JSON of the last list, because clients that poll often request the same page again. */
let lastList: (Required<JsonText> & { readonly items: readonly object[] }) | undefined;

function listText(items: readonly object[]): Required<JsonText> {
  const isSame =
    lastList?.items.length === items.length && lastList.items.every((item, index) => item === items[index]);
  if (!lastList || !isSame) lastList = { ...joinItems(items), items: [...items] };
  return lastList;
}

function joinItems(items: readonly object[]): Required<JsonText> {
  let bytes = items.length + 1;
  const texts = items.map((item) => {
    const known = serialized.get(item);
    const text = known?.text ?? JSON.stringify(item);
    bytes += known?.bytes ?? byteLength(text);
    return text;
  });
  return { text: `[${texts.join(",")}]`, bytes };
}

function byteLength(text: string): number {
  return encoder.encode(text).length;
}
