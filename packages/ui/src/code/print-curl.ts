import {
  type Json,
  type OperationCall,
  type PrintCall,
  queryPairs,
  requestHeaders,
  requestUrl,
} from "./operation-call.ts";
import { type Notation, printValue } from "./print-value.ts";

const NOTATION: Notation = {
  name: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value),
  padding: " ",
  trailingComma: false,
  indent: "  ",
};

/** Prints a curl command for POSIX shells, with one option per line. */
export const printCurl: PrintCall = (call, before = []) => ({
  head: "",
  before: before.map(commandOf).join("\n\n"),
  code: commandOf(call),
});

function commandOf({ operation, request }: OperationCall): string {
  const method = operation.method === "GET" ? [] : [`--request ${operation.method}`];
  const headers = Object.entries(requestHeaders(operation, request)).map(
    ([name, value]) => `--header ${quoted(`${name}: ${value}`)}`,
  );
  const data = request.body === undefined ? [] : [`--data ${quoted(printBody(request.body))}`];
  return [`curl ${quoted(addressOf({ operation, request }))}`, ...method, ...headers, ...data].join(
    " \\\n  ",
  );
}

function addressOf({ operation, request }: OperationCall): string {
  const query = queryPairs(request)
    .map((pair) => pair.map(encodeQuery).join("="))
    .join("&");
  return `${requestUrl(operation, request)}${query === "" ? "" : `?${query}`}`;
}

/** Keeps `/`, `:`, `,` and `@` readable. RFC 3986 allows them in a query. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2F|3A|2C|40)/g, decodeURIComponent);
}

function printBody(body: Json): string {
  return printValue(body, NOTATION, { indent: "  ", column: "  --data '".length, after: 1 });
}

/** Wraps text in single quotes so that the shell does not interpret it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
