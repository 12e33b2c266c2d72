import {
  type CallCredentials,
  type CalledOperation,
  type CalledService,
  type CallRequest,
  type Json,
  type OperationCall,
  type PrintCall,
  resourceNameOf,
} from "./operation-call.ts";
import { LINE_WIDTH, type Notation, printValue, quotedText } from "./print-value.ts";

const NOTATION: Notation = {
  name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  scalar: (value) => (typeof value === "string" ? quotedText(value) : JSON.stringify(value)),
  padding: " ",
  trailingComma: true,
  indent: "  ",
};

/** Prints a TypeScript program that uses the service's client. */
export const printTypeScript: PrintCall = (call, before = []) => ({
  head: clientOf(call.operation),
  before: before.map(stepOf).join("\n"),
  code: callOf(call),
});

/** Prints the import and the code that creates the client. */
function clientOf({ service }: CalledOperation): string {
  const { factory, definition, variable, baseUrl, credentials } = service;
  const { line, imported } = credentialOption(credentials);
  return [
    ...importsOf(service, imported),
    "",
    `const ${variable} = ${definition === undefined ? `${factory}({` : "createClient(definition, {"}`,
    `  baseUrl: ${JSON.stringify(baseUrl)},`,
    `  ${line},`,
    "});",
  ].join("\n");
}

function importsOf({ factory, packageEntry, definition }: CalledService, names: readonly string[]): string[] {
  if (definition === undefined) return [importOf([...names, factory].sort(), packageEntry)];
  return [
    importOf([...names, "createClient"].sort(), "@seamline/client-core"),
    importOf(["definition"], definition),
  ];
}

function importOf(names: readonly string[], entry: string): string {
  const line = `import { ${names.join(", ")} } from "${entry}";`;
  if (line.length <= LINE_WIDTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${entry}";`;
}

/** Returns the client option with the credentials, and the names to import for it. */
function credentialOption({ scheme, header, token, clientOption }: CallCredentials): {
  readonly line: string;
  readonly imported: readonly string[];
} {
  const printed = JSON.stringify(token);
  if (clientOption !== undefined) return { line: `${clientOption}: ${printed}`, imported: [] };
  if (scheme === "bearer") return { line: `auth: bearer(${printed})`, imported: ["bearer"] };
  return { line: `auth: apiKey(${JSON.stringify(header)}, ${printed})`, imported: ["apiKey"] };
}

/** Prints a call and ignores its result. */
function stepOf({ operation, request }: OperationCall): string {
  return printCall(operation, request, "await ", ";");
}

function callOf({ operation, request }: OperationCall): string {
  const { kind, resultName } = operation;
  if (kind === "page") return iterationOf(operation, request);
  const wait = kind === "operation" ? ".wait();" : ";";
  if (resultName === undefined) return printCall(operation, request, "await ", wait);
  return `${printCall(operation, request, `const ${resultName} = await `, wait)}\nconsole.log(${resultName});`;
}

/** Prints a loop over the items of all pages. */
function iterationOf(operation: CalledOperation, request: CallRequest): string {
  const { resultName = "item" } = operation;
  const loop = printCall(operation, request, `for await (const ${resultName} of `, ") {");
  return `${loop}\n  console.log(${resultName});\n}`;
}

function printCall(operation: CalledOperation, request: CallRequest, before: string, after: string): string {
  const start = `${before}${operation.service.variable}.${operation.clientPath}(`;
  const inputs = [inputOf(operation, request), optionsOf(request)];
  const last = inputs.findLastIndex((each) => Object.keys(each).length > 0);
  const printed = inputs.slice(0, last + 1).map((each, index) => {
    const following = index === last ? after.length + 1 : 2;
    return printValue(each, NOTATION, { indent: "", column: start.length, after: following });
  });
  return `${start}${printed.join(", ")})${after}`;
}

/** Returns the first argument of the client method: path parameters or resource name, query, and body. */
function inputOf({ resourceName }: CalledOperation, request: CallRequest): Readonly<Record<string, Json>> {
  const { path, query, body } = request;
  const place =
    resourceName === undefined
      ? path
      : { [resourceName.input]: resourceNameOf(resourceName.pattern, request) };
  return {
    ...place,
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
}

function optionsOf({ headers }: CallRequest): Readonly<Record<string, Json>> {
  return Object.keys(headers).length > 0 ? { headers } : {};
}
