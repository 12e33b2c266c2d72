import { readFileSync } from "node:fs";
import type {
  ExampleObject,
  OpenApiDocument,
  RequestBodyObject,
  ResponseObject,
} from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { routesOf } from "./routing.ts";
import { documentedResponses, examplesOf, type ServedResponse } from "./sample-responses.ts";

/** A bundled document from the index of `@seamline/specs`. */
export interface BundledDocument {
  /** Number of operations. */
  readonly operations: number;
  readonly files: { readonly json: URL };
}

/** Reads a bundle synchronously, because tests are declared based on its contents. */
export function readBundle({ files }: BundledDocument): OpenApiDocument {
  return JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument;
}

/** Examples in a document, used in tests as requests and responses. */
export interface BundleExamples {
  /**
   * Returns the first example of an operation's request body.
   *
   * @throws Error if the body has no example
   */
  request<Body>(operationId: string): Body;
  /**
   * Returns the value of a component example.
   *
   * @throws Error if no example has this name
   */
  named<Body>(name: string): Body;
  /** Returns the documented error responses of an operation, one per example. */
  failures(operationId: string): ServedResponse[];
}

/** Reads the examples of a bundle. */
export function bundleExamples(bundle: BundledDocument): BundleExamples {
  const document = readBundle(bundle);
  const operations = new Map(routesOf(document).map((route) => [route.operationId, route.operation]));
  return {
    request<Body>(operationId: string): Body {
      const body = followReferences<RequestBodyObject | undefined>(
        document,
        operations.get(operationId)?.requestBody,
      );
      const [example] = examplesOf(document, body?.content?.["application/json"] ?? {});
      return assertExample(example, `The request body of ${operationId}`) as Body;
    },
    named<Body>(name: string): Body {
      const example = document.components?.examples?.[name];
      return assertExample(
        followReferences<ExampleObject | undefined>(document, example)?.value,
        name,
      ) as Body;
    },
    failures: (operationId) =>
      Object.entries(operations.get(operationId)?.responses ?? {})
        .filter(([status]) => /^[45]\d\d$/.test(status))
        .map(([status, response]) =>
          documentedResponses(document, Number(status), followReferences<ResponseObject>(document, response)),
        )
        .flatMap(({ bodies, ...response }) => bodies.map((body) => ({ ...response, body }))),
  };
}

function assertExample(example: unknown, name: string): unknown {
  if (example === undefined) throw new Error(`${name} has no example`);
  return example;
}
