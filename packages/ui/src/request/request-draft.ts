import type { CallRequest } from "../code/operation-call.ts";
import { describeProblem, formatJson, parseJson } from "../form/json-text.ts";
import { requestText } from "../strings.ts";
import type { FormParameter, OperationForm } from "./operation-form.ts";
import { fillPath, fillPattern, parametersOf, readName, valueProblem } from "./resource-name.ts";

/** A request while the user edits it. It may be incomplete or invalid. */
export interface RequestDraft {
  /** Values by path parameter, or a single resource name under the name of its client input. */
  readonly path: Readonly<Record<string, string>>;
  /** Values by query or header parameter. A list has one entry per item. */
  readonly others: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
  /** The body, if it is not JSON. */
  readonly file?: Blob;
}

/** A valid request, ready to send. */
export interface PreparedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  /** Values by path parameter. */
  readonly path: Readonly<Record<string, string>>;
}

/** The reason why a request cannot be sent, and the field that causes it. */
export interface FieldProblem {
  /** For example `path.matterId`, `query.pageSize` or `body`. */
  readonly field: string;
  readonly message: string;
}

export type Prepared = { readonly request: PreparedRequest } | { readonly problems: readonly FieldProblem[] };

/** A field for a path parameter or for a whole resource name. */
export interface PathField {
  readonly key: string;
  readonly pattern?: string;
  readonly parameter?: FormParameter;
}

export function pathFields({ called, parameters }: OperationForm): PathField[] {
  const { resourceName, template } = called;
  const names = parametersOf(template);
  // A resource name without parameters is a fixed part of the path.
  if (resourceName && names.length > 0) return [{ key: resourceName.input, pattern: resourceName.pattern }];
  return names.map((key) => ({
    key,
    parameter: parameters.find(({ name, in: place }) => place === "path" && name === key),
  }));
}

/** Returns the initial draft: the operation's example, with path values replaced by known values. */
export function exampleDraft(
  operation: OperationForm & { readonly example: CallRequest },
  known: Readonly<Record<string, string>> = {},
): RequestDraft {
  const { example, called, body } = operation;
  const values = mapValues(example.path, String);
  const { resourceName } = called;
  const path = resourceName ? { [resourceName.input]: fillPattern(resourceName.pattern, values) } : values;
  return {
    path: { ...path, ...known },
    others: mapValues({ ...example.query, ...example.headers }, (value) => [value].flat().map(String)),
    body: body?.schema && example.body !== undefined ? formatJson(example.body) : "",
  };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Converts a draft to a request, or returns the problems in its fields. */
export function prepareRequest(operation: OperationForm, draft: RequestDraft): Prepared {
  const path = readPath(operation, draft);
  const problems = [
    ...path.problems,
    ...missingParameters(operation, draft),
    ...bodyProblems(operation, draft),
  ];
  if (problems.length > 0) return { problems };
  const { method, template, multiSegment } = operation.called;
  const query = new URLSearchParams(pairsOf(operation, draft, "query"));
  const target = fillPath(template, path.values, multiSegment);
  const body = bodyOf(operation, draft);
  return {
    request: {
      method,
      target: query.size > 0 ? `${target}?${query}` : target,
      headers: {
        ...Object.fromEntries(pairsOf(operation, draft, "header")),
        ...(body !== undefined && { "content-type": contentTypeOf(operation, body) }),
      },
      ...(body !== undefined && { body }),
      path: path.values,
    },
  };
}

interface ReadPath {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FieldProblem[];
}

/** Returns a draft's path parameters, which may be given as a single resource name. */
function readPath(operation: OperationForm, { path }: RequestDraft): ReadPath {
  const { resourceName, template, multiSegment } = operation.called;
  const names = parametersOf(template);
  if (resourceName && names.length > 0) {
    const { input, pattern } = resourceName;
    const read = readName(pattern, path[input] ?? "", multiSegment);
    if ("values" in read) return { values: read.values, problems: [] };
    return { values: {}, problems: [{ field: `path.${input}`, message: read.problem }] };
  }
  const problems = names.flatMap((name) => {
    const message = valueProblem(path[name] ?? "", multiSegment.includes(name));
    return message === undefined ? [] : [{ field: `path.${name}`, message }];
  });
  return { values: path, problems };
}

function missingParameters({ parameters }: OperationForm, { others }: RequestDraft): FieldProblem[] {
  return parameters
    .filter(({ name, in: place, required }) => required && place !== "path" && !others[name]?.some(Boolean))
    .map(({ name, in: place }) => ({ field: `${place}.${name}`, message: requestText.required(name) }));
}

function bodyProblems({ body }: OperationForm, draft: RequestDraft): FieldProblem[] {
  if (!body) return [];
  if (!body.schema)
    return body.required && !draft.file ? [{ field: "body", message: requestText.fileRequired }] : [];
  if (draft.body.trim() === "") return [];
  const parsed = parseJson(draft.body);
  if ("value" in parsed) return [];
  return [{ field: "body", message: describeProblem(parsed.problem) }];
}

function pairsOf(
  { parameters }: OperationForm,
  { others }: RequestDraft,
  place: FormParameter["in"],
): [string, string][] {
  return parameters
    .filter((each) => each.in === place)
    .flatMap(({ name }) =>
      (others[name] ?? []).filter(Boolean).map((value): [string, string] => [name, value]),
    );
}

function bodyOf({ body }: OperationForm, draft: RequestDraft): string | Blob | undefined {
  if (!body) return undefined;
  if (!body.schema) return draft.file;
  return draft.body.trim() === "" ? undefined : draft.body;
}

function contentTypeOf({ body }: OperationForm, sent: string | Blob): string {
  return (typeof sent === "string" ? "" : sent.type) || (body?.mediaType ?? "application/octet-stream");
}
