import type { CallRequest, Json, OperationCall } from "@seamline/ui/code/operation-call";
import { programOf } from "@seamline/ui/code/operation-call";
import { printTypeScript } from "@seamline/ui/code/print-typescript";
import { schemaOf } from "@seamline/ui/form/form-schema";
import type { FormParameter } from "@seamline/ui/request/operation-form";
import { called, formOf } from "../contract/calls.ts";
import type { OpenDocument } from "../contract/documents.ts";
import type { ResourceOperation } from "../contract/resource-tree.ts";
import type { JournalDetail, PageCaller, PageService } from "../protocol.ts";

/** Headers that clients add themselves, that contain credentials, or that are redacted. */
const LEFT_OUT =
  /^(?:host|connection|accept.*|user-agent|content-length|transfer-encoding|content-type|authorization|origin|referer|cookie|sec-.*|cache-control|pragma|x-emulator.*|.*key)$/;

/** Formats a recorded request as a curl command. */
export function curlOf(service: PageService, entry: JournalDetail, caller: PageCaller | undefined): string {
  const { method, target, request } = entry;
  const { json, text } = request.body ?? {};
  const type = request.headers["content-type"];
  const asJson = json !== undefined;
  const headers = {
    ...caller?.headers,
    ...ownHeaders(request.headers),
    ...(!asJson && type !== undefined && { "content-type": type }),
  };
  const quoted = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;
  const parts = [
    `curl ${quoted(`${service.url ?? location.origin}${target}`)}`,
    ...(method === "GET" ? [] : [`--request ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(asJson ? [`--header ${quoted("content-type: application/json")}`] : []),
    ...(asJson ? [`--data ${quoted(JSON.stringify(json, null, 2))}`] : []),
    ...(!asJson && text !== undefined ? [`--data-binary ${quoted(text)}`] : []),
  ];
  return parts.join(" \\\n  ");
}

function ownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !LEFT_OUT.test(name) && !value.includes("[redacted]")),
  );
}

/** Formats a recorded request as a program that uses the client for its service. */
export function typeScriptOf(
  document: OpenDocument,
  service: PageService,
  operation: ResourceOperation,
  entry: JournalDetail,
  caller: PageCaller | undefined,
): string {
  const { parameters } = formOf(document, service, operation);
  const [path = "", query = ""] = entry.target.split("?");
  const body = entry.request.body?.json as Json | undefined;
  const request: CallRequest = {
    path: pathValues(operation, path),
    query: queryValues(parameters, new URLSearchParams(query)),
    headers: {},
    ...(body !== undefined && { body }),
  };
  const call: OperationCall = { operation: called(document, service, operation, caller), request };
  return programOf(printTypeScript(call));
}

/** Reads the values of path parameters from a path. */
function pathValues({ placed, parameters }: ResourceOperation, path: string): Record<string, string> {
  const [last] = parameters.slice(-1);
  const pattern = placed.path
    .split(/(\{[^{}]+\})/)
    .map((part) => (part.startsWith("{") ? groupFor(part.slice(1, -1) === last) : literal(part)))
    .join("");
  const found = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(parameters.map((name, index) => [name, decodeURIComponent(found[index] ?? "")]));
}

/** Only the last value may contain slashes. */
function groupFor(isLast: boolean): string {
  return isLast ? "(.+?)" : "([^/]+)";
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function queryValues(parameters: readonly FormParameter[], query: URLSearchParams): Record<string, Json> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const parameter = parameters.find((each) => each.in === "query" && each.name === name);
      return [name, typedValue(parameter, query.getAll(name))];
    }),
  );
}

/** Converts a query value, which is always a string, to the type that the contract specifies. */
function typedValue(parameter: FormParameter | undefined, texts: readonly string[]): Json {
  const [text = ""] = texts;
  const type = parameter && schemaOf(parameter.schema.definitions, parameter.schema.root).type;
  if (type === "array" || texts.length > 1) return texts;
  if (type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  if ((type === "integer" || type === "number") && String(Number(text)) === text) return Number(text);
  return text;
}
