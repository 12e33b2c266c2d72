import { type Answer, answersOf, examplesOf } from "./answer.ts";
import { type BundledDocument, readBundle } from "./bundled-document.ts";
import { type Example, type RequestBody, type Response, resolve } from "./document.ts";
import { routesOf } from "./routes.ts";

/** Worked examples of a document, for tests that send them and answer with them. */
export interface BundleExamples {
  /**
   * The first example of an operation's request body, typed as whoever asks for it needs it.
   *
   * @throws Error when there is none
   */
  request<Body>(operationId: string): Body;
  /**
   * The example of that name among the component examples.
   *
   * @throws Error when there is none
   */
  named<Body>(name: string): Body;
  /** Every documented failure of an operation, by status and example. */
  failures(operationId: string): Answer[];
}

/** Reads the examples of a bundle. */
export function bundleExamples(bundle: BundledDocument): BundleExamples {
  const document = readBundle(bundle);
  const operations = new Map(routesOf(document).map((route) => [route.operationId, route.operation]));
  return {
    request<Body>(operationId: string): Body {
      const body = resolve<RequestBody | undefined>(document, operations.get(operationId)?.requestBody);
      const [example] = examplesOf(document, body?.content["application/json"] ?? {});
      return given(example, `The body of ${operationId}`) as Body;
    },
    named<Body>(name: string): Body {
      const example = document.components?.examples?.[name];
      return given(resolve<Example | undefined>(document, example)?.value, name) as Body;
    },
    failures: (operationId) =>
      Object.entries(operations.get(operationId)?.responses ?? {})
        .filter(([status]) => /^[45]\d\d$/.test(status))
        .map(([status, response]) =>
          answersOf(document, Number(status), resolve<Response>(document, response)),
        )
        .flatMap(({ bodies, ...answer }) => bodies.map((body) => ({ ...answer, body }))),
  };
}

function given(example: unknown, name: string): unknown {
  if (example === undefined) throw new Error(`${name} has no example`);
  return example;
}
