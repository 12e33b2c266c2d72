import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import type { Body, Response } from "../model/operation-view.ts";
import { FieldList, TypeText } from "./field-list.tsx";
import { OpenPoints } from "./open-points.tsx";
import { Mark } from "./origin-mark.tsx";
import type { PageContext } from "./page-context.ts";
import { Line, Prose } from "./prose.tsx";

/** Shows the success responses with their fields, the errors by status, and the error body that they share. */
export function Responses(props: {
  responses: readonly Response[];
  isFilled: boolean;
  page: PageContext;
}): JSX.Element | null {
  const { responses, isFilled, page } = props;
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const errors = responses.filter(({ status }) => !status.startsWith("2"));
  if (responses.length === 0) return null;
  return (
    <>
      {successes.map((response) => (
        <Success key={response.status} response={response} isFilled={isFilled} page={page} />
      ))}
      {errors.length > 0 && <Errors errors={errors} isFilled={isFilled} page={page} />}
    </>
  );
}

interface PartProps {
  readonly response: Response;
  readonly isFilled: boolean;
  readonly page: PageContext;
}

function Success({ response, isFilled, page }: PartProps): JSX.Element {
  const { status, description, open, origin, headers, body } = response;
  const anchor = isFilled ? "response" : undefined;
  return (
    <section>
      <h2 id={anchor}>Response</h2>
      <p class="field">
        <b class="status success">{status}</b> {body && <TypeText type={body.type} />}
        <Mark origin={origin} notes={page.notes} />
      </p>
      <Prose text={description} />
      <OpenPoints ids={open} page={page} />
      <FieldList fields={headers} anchor={anchor && "header"} page={page} />
      {body && <OpenPoints ids={body.open} page={page} />}
      {body && <FieldList fields={body.fields} anchor={anchor} page={page} />}
      {body && <Examples body={body} />}
    </section>
  );
}

function Errors(props: { errors: readonly Response[]; isFilled: boolean; page: PageContext }): JSX.Element {
  const { errors, isFilled, page } = props;
  const bodies = new Map(
    errors.flatMap(({ body }) => (body ? [[JSON.stringify(body.type), body] as const] : [])),
  );
  return (
    <section>
      <h2 id={isFilled ? "errors" : undefined}>Errors</h2>
      <ul class="errors">
        {errors.map((response) => (
          <ErrorItem key={response.status} response={response} isFilled={isFilled} page={page} />
        ))}
      </ul>
      {[...bodies.values()].map((body) => (
        <details key={body.type.schema?.name} class="error-body" data-pagefind-ignore>
          <summary>Error body</summary>
          <p class="field">
            <TypeText type={body.type} />
          </p>
          <OpenPoints ids={body.open} page={page} />
          <div data-markdown-ignore>
            <FieldList fields={body.fields} anchor={isFilled ? "error" : undefined} page={page} />
          </div>
        </details>
      ))}
    </section>
  );
}

function ErrorItem({ response, page }: PartProps): JSX.Element {
  const { status, description, open, origin, body } = response;
  return (
    <li class={open.length > 0 ? "stitched" : undefined}>
      <p class="field">
        <b class="status">{status}</b>
        <span class="says">
          <Line text={description} />
        </span>
        <Mark origin={origin} notes={page.notes} />
      </p>
      <OpenPoints ids={open} page={page} />
      {body && <Examples body={body} />}
    </li>
  );
}

/** Shows the examples of a body in a collapsed section. */
function Examples({ body }: { body: Body }): JSX.Element {
  return (
    <>
      {body.examples.map(({ summary, value }) => (
        <details key={summary} class="example" data-pagefind-ignore>
          <summary>
            Example: <Line text={summary} />
          </summary>
          <CodeBlock code={JSON.stringify(value, null, 2)} language="json" />
        </details>
      ))}
    </>
  );
}
