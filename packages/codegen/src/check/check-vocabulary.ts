import { isMethod } from "@seamline/openapi/document";
import type { Kind } from "@seamline/openapi/document-grammar";
import { ErrorCollector } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import { nearest } from "@seamline/overlay/nearest";
import type { LoadedDocument } from "../load/load-document.ts";

interface Fault {
  readonly problem: string;
  readonly remedy: string;
  readonly key: string;
}

const types: readonly string[] = ["string", "number", "integer", "boolean", "object", "array", "null"];

const places: readonly unknown[] = ["path", "query", "querystring", "header", "cookie"];

/**
 * Rejects values that OpenAPI does not define, because they would silently be missing from the client.
 *
 * @throws SpecError that lists every invalid path, method, status, parameter location, type and open enum
 */
export function checkVocabulary({ document, locate }: LoadedDocument): void {
  const found = new ErrorCollector();
  walkDocument(document, (node, kind, segments) => {
    for (const { problem, remedy, key } of faultsOf(node, kind))
      found.attempt(() => {
        throw new SpecError(problem, remedy, locate([...segments, key]));
      });
  });
  found.throwIfAny();
}

function faultsOf(node: Node, kind: Kind): Fault[] {
  switch (kind) {
    case "paths":
      return faultsOfKeys(node, faultOfPath);
    case "operationMap":
      return faultsOfMethods(Object.keys(node));
    case "responsesByStatus":
      return faultsOfKeys(node, faultOfStatus);
    case "parameters":
      return [faultOfParameter(node) ?? []].flat();
    case "schemas":
      return [faultOfType(node) ?? [], faultOfOpenEnum(node) ?? []].flat();
    default:
      return [];
  }
}

function faultsOfKeys(node: Node, find: (key: string) => Fault | undefined): Fault[] {
  const keys = Object.keys(node).filter((key) => !key.startsWith("x-") && key !== "$ref");
  return keys.flatMap((key) => find(key) ?? []);
}

function faultOfPath(key: string): Fault | undefined {
  if (!key.startsWith("/")) {
    return { problem: `the path ${key} does not begin with a slash`, remedy: `write /${key}`, key };
  }
  return /^(?:[^{}]|\{[^{}]+\})*$/.test(key)
    ? undefined
    : {
        problem: `the path ${key} has empty or unbalanced braces`,
        remedy: "write it like /pets/{petId}",
        key,
      };
}

/** Finds invalid methods in `additionalOperations`. Methods that only differ in case would result in the same type. */
function faultsOfMethods(methods: readonly string[]): Fault[] {
  return methods.flatMap((key, index) => {
    const name = key.toLowerCase();
    const twin = methods.slice(0, index).find((other) => other.toLowerCase() === name);
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(key)) {
      return [{ problem: `invalid method ${key}`, remedy: "write an HTTP method such as COPY", key }];
    }
    if (isMethod(name)) {
      const problem = `${key} is not an additional operation`;
      return [{ problem, remedy: `move it from additionalOperations to ${name}`, key }];
    }
    return twin === undefined
      ? []
      : [{ problem: `the methods ${twin} and ${key} only differ in case`, remedy: "remove one", key }];
  });
}

function faultOfStatus(key: string): Fault | undefined {
  return /^(?:[1-5](?:\d\d|XX)|default)$/i.test(key)
    ? undefined
    : { problem: `invalid status ${key}`, remedy: "write a status such as 200, 2XX or default", key };
}

function faultOfParameter({ $ref, name, in: place }: Node): Fault | undefined {
  if ($ref !== undefined) {
    return undefined;
  }
  if ((name ?? "") === "") {
    return { problem: "a parameter has no name", remedy: "add name", key: "name" };
  }
  const fault = place === undefined ? "no location" : `the invalid location ${place}`;
  return places.includes(place)
    ? undefined
    : {
        problem: `the parameter ${name} has ${fault}`,
        remedy: `write in: ${places.join(", ")}`,
        key: "in",
      };
}

function faultOfType({ type }: Node): Fault | undefined {
  const unknown = [type ?? []]
    .flat()
    .map(String)
    .find((name) => !types.includes(name));
  if (unknown === undefined) {
    return undefined;
  }
  const close = nearest(unknown, types);
  return {
    problem: `unknown type ${unknown}`,
    remedy: `write ${close ?? types.join(", ")}`,
    key: "type",
  };
}

function faultOfOpenEnum(node: Node): Fault | undefined {
  return node["x-open-enum"] === true && node.enum === undefined
    ? {
        problem: "x-open-enum requires an enum",
        remedy: "add enum, or remove x-open-enum",
        key: "x-open-enum",
      }
    : undefined;
}
