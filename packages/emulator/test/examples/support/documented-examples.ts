import { readFileSync } from "node:fs";
import { documents } from "@seamline/specs";

/** An example response from a reference document. */
export interface DocumentedExample {
  /** For example `edge getDnsZone 200 zone`, or `edge 404 noSuchZone` for an error that several operations share. */
  readonly id: string;
  readonly document: string;
  /** Operations that use this example. */
  readonly operationIds: readonly string[];
  readonly status: number;
  readonly name: string;
  readonly value: unknown;
}

/** An operation with examples for its requests. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  /** Request bodies by example name. */
  readonly bodies: Readonly<Record<string, unknown>>;
  /** Example values of path parameters. */
  readonly path: Readonly<Record<string, unknown>>;
}

export interface ReferenceExamples {
  /** For example `edge` or `functions@v2`. */
  readonly document: string;
  readonly service: string;
  /** JSON pointer of the message in an error body. */
  readonly messagePointer: string | undefined;
  readonly operations: ReadonlyMap<string, DocumentedOperation>;
  readonly examples: readonly DocumentedExample[];
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is walked from its root
type Parsed = any;

const METHODS = ["get", "put", "post", "delete", "patch"];

/** Examples of all documents in the reference profile. */
export const referenceExamples: readonly ReferenceExamples[] = documents
  .filter(({ profile }) => profile === "reference")
  .map(({ service, version, files }) =>
    readExamples(service, version, JSON.parse(readFileSync(files.json, "utf8"))),
  )
  .filter(({ examples }) => examples.length > 0);

function readExamples(service: string, version: string | undefined, root: Parsed): ReferenceExamples {
  const document = version === undefined ? service : `${service}@${version}`;
  const follow = (value: Parsed): Parsed =>
    typeof value?.$ref === "string" ? follow(partAt(root, value.$ref)) : value;
  const entries = Object.entries<Parsed>(root.paths).flatMap(([template, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ template, method, item })),
  );
  const operations = entries.map(({ template, method, item }): DocumentedOperation => {
    const operation = item[method];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow);
    const inPath = parameters.filter((each: Parsed) => each.in === "path");
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      template,
      bodies: examplesOf(follow(operation.requestBody), follow),
      path: Object.fromEntries(inPath.map((each: Parsed) => [each.name, parameterExample(each, follow)])),
    };
  });
  const examples = entries.flatMap(({ method, item }) => responseExamples(document, item[method], follow));
  return {
    document,
    service,
    messagePointer: root["x-errors"]?.message,
    operations: new Map(operations.map((each) => [each.operationId, each])),
    examples: merged(examples),
  };
}

function responseExamples(document: string, operation: Parsed, follow: Follow): DocumentedExample[] {
  const { operationId } = operation;
  return Object.entries<Parsed>(operation.responses).flatMap(([status, response]) =>
    Object.entries(examplesOf(follow(response), follow)).map(([name, value]) => ({
      id:
        Number(status) < 400
          ? `${document} ${operationId} ${status} ${name}`
          : `${document} ${status} ${name}`,
      document,
      operationIds: [operationId],
      status: Number(status),
      name,
      value,
    })),
  );
}

type Follow = (value: Parsed) => Parsed;

/** Merges examples that several operations share. */
function merged(examples: readonly DocumentedExample[]): DocumentedExample[] {
  const byValue = new Map<string, DocumentedExample>();
  for (const example of examples) {
    const key = `${example.id} ${JSON.stringify(example.value)}`;
    const { operationIds = [] } = byValue.get(key) ?? {};
    byValue.set(key, { ...example, operationIds: [...operationIds, ...example.operationIds] });
  }
  const different = [...byValue.values()];
  return different.map((example) => {
    const isAmbiguous = different.filter(({ id }) => id === example.id).length > 1;
    return isAmbiguous ? { ...example, id: `${example.id} of ${example.operationIds[0]}` } : example;
  });
}

function examplesOf(part: Parsed, follow: Follow): Record<string, unknown> {
  const contents = Object.values<Parsed>(part?.content ?? {});
  return Object.fromEntries(
    contents.flatMap(({ example, examples = {} }) => [
      ...(example === undefined ? [] : [["example", example]]),
      ...Object.entries(examples).map(([name, each]) => [name, follow(each).value]),
    ]),
  );
}

function parameterExample({ example, examples = {}, schema }: Parsed, follow: Follow): unknown {
  const [first] = Object.values(examples).map((each) => follow(each).value);
  return example ?? first ?? schema?.example ?? schema?.examples?.[0];
}

function partAt(root: Parsed, reference: string): Parsed {
  const keys = reference.slice("#/".length).split("/");
  return keys.reduce((node: Parsed, key) => node[key.replaceAll("~1", "/").replaceAll("~0", "~")], root);
}
