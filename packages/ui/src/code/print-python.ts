import {
  type CalledOperation,
  type CallRequest,
  type Json,
  type OperationCall,
  type PrintCall,
  requestHeaders,
  requestUrl,
} from "./operation-call.ts";
import { type Notation, printValue, quotedText } from "./print-value.ts";

const NOTATION: Notation = {
  name: (name) => JSON.stringify(name),
  scalar: (value) => {
    if (value === null) return "None";
    if (typeof value === "boolean") return value ? "True" : "False";
    return typeof value === "string" ? quotedText(value) : JSON.stringify(value);
  },
  padding: "",
  trailingComma: true,
  indent: "    ",
};

/** Prints a Python program that uses the `requests` library, in the style of Black. */
export const printPython: PrintCall = (call, before = []) => ({
  head: "import requests",
  before: before.map(requestOf).join("\n\n"),
  code: [requestOf(call), ...printingOf(call.operation)].join("\n"),
});

function requestOf({ operation, request }: OperationCall): string {
  const { indent } = NOTATION;
  const lines = [JSON.stringify(requestUrl(operation, request)), ...keywordsOf(operation, request)];
  const method = operation.method.toLowerCase();
  return [
    `response = requests.${method}(`,
    ...lines.map((line) => `${indent}${line},`),
    ")",
    "response.raise_for_status()",
  ].join("\n");
}

/** Returns the query, headers and body as keyword arguments. With `json`, the library sets the content type itself. */
function keywordsOf(operation: CalledOperation, request: CallRequest): string[] {
  const { query, body } = request;
  const headers = requestHeaders(operation, { ...request, body: undefined });
  return [
    ...(Object.keys(query).length > 0 ? [keyword("params", parametersOf(query))] : []),
    keyword("headers", headers),
    ...(body === undefined ? [] : [keyword("json", body)]),
  ];
}

/** Converts booleans to strings, because the library would send `True` instead of `true`. */
function parametersOf(query: CallRequest["query"]): Json {
  const text = (value: Json): Json => (typeof value === "boolean" ? String(value) : value);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(text) : text(value),
    ]),
  );
}

function keyword(name: string, value: Json): string {
  const { indent } = NOTATION;
  return `${name}=${printValue(value, NOTATION, { indent, column: indent.length + name.length + 1, after: 1 })}`;
}

function printingOf({ responseType }: CalledOperation): string[] {
  if (responseType === "json") return ["print(response.json())"];
  if (responseType === "text") return ["print(response.text)"];
  return responseType === "binary" ? ["print(len(response.content))"] : [];
}
