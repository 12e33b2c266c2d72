import { Fragment, type JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { errorCauses } from "../model/error-causes.ts";
import type { ErrorHelp } from "../model/error-help.ts";
import type { PageResponse } from "../model/operation-page-view.ts";
import type { Body } from "../model/operation-view.ts";
import { type ErrorPoint, isSuccess } from "../model/stated-points.ts";
import { FieldList, TypeText } from "./field-list.tsx";
import { OpenAgain, OpenPoints } from "./open-points.tsx";
import { Mark } from "./origin-mark.tsx";
import type { PageContext } from "./page-context.ts";
import { Line, Prose } from "./prose.tsx";

/** Shows the success responses with their fields, the errors by status, and the shared error body. */
export function Responses(props: {
  responses: readonly PageResponse[];
  /** Points that are listed once for several errors. */
  errorPoints: readonly ErrorPoint[];
  isFilled: boolean;
  page: PageContext;
}): JSX.Element | null {
  const { responses, errorPoints, isFilled, page } = props;
  const successes = responses.filter(isSuccess);
  const errors = responses.filter((response) => !isSuccess(response));
  if (responses.length === 0) return null;
  return (
    <>
      {successes.map((response) => (
        <Success key={response.status} response={response} isFilled={isFilled} page={page} />
      ))}
      {errors.length > 0 && <Errors errors={errors} points={errorPoints} isFilled={isFilled} page={page} />}
    </>
  );
}

interface PartProps {
  readonly response: PageResponse;
  readonly isFilled: boolean;
  readonly page: PageContext;
}

function Success({ response, isFilled, page }: PartProps): JSX.Element {
  const { status, description, open, openAgain, origin, headers, body } = response;
  const anchor = isFilled ? "response" : undefined;
  return (
    <section>
      <h2 id={anchor}>Response</h2>
      <p class="field">
        <b class="status success">{status}</b> {body && <TypeText type={body.type} />}
        <OpenAgain ids={[...(openAgain ?? []), ...(body?.openAgain ?? [])]} page={page} />
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

function Errors(props: {
  errors: readonly PageResponse[];
  points: readonly ErrorPoint[];
  isFilled: boolean;
  page: PageContext;
}): JSX.Element {
  const { errors, points, isFilled, page } = props;
  return (
    <section>
      <h2 id={isFilled ? "errors" : undefined}>Errors</h2>
      <OpenForErrors points={points} page={page} />
      <ul class="errors">
        {errors.map((response) => (
          <ErrorItem key={response.status} response={response} isFilled={isFilled} page={page} />
        ))}
      </ul>
      {differentBodies(errors).map((body) => (
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

/** Returns the first error body of each type. Only this body lists the open points. */
function differentBodies(errors: readonly PageResponse[]): Body[] {
  const bodies = errors.flatMap(({ body }) => body ?? []);
  return [...Map.groupBy(bodies, ({ type }) => JSON.stringify(type)).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Lists the points that are open for several errors. */
function OpenForErrors(props: { points: readonly ErrorPoint[]; page: PageContext }): JSX.Element {
  const { points, page } = props;
  const groups = Map.groupBy(points, ({ statuses }) => statuses.join(", "));
  return (
    <>
      {[...groups].map(([statuses, own]) => (
        <div key={statuses} class="for-errors">
          <p>{statuses === "" ? "For all errors" : `For ${statuses}`}</p>
          <OpenPoints ids={own.map(({ id }) => id)} page={page} />
        </div>
      ))}
    </>
  );
}

function ErrorItem({ response, page }: PartProps): JSX.Element {
  const { status, description, open, openAgain, origin, body, help } = response;
  return (
    <li class={open.length > 0 ? "stitched" : undefined}>
      <p class="field">
        <b class="status">{status}</b>
        <span class="says">
          <Causes description={description} />
          {help && <Help help={help} />}
        </span>
        <span class="marks">
          <OpenAgain ids={openAgain} page={page} /> <Mark origin={origin} notes={page.notes} />
        </span>
      </p>
      <OpenPoints ids={open} page={page} />
      {body && <Examples body={body} />}
    </li>
  );
}

/** Shows the causes of an error below their code. A description without codes is a line of text. */
function Causes({ description }: { description: string }): JSX.Element {
  const groups = errorCauses(description);
  if (groups === undefined) return <Line text={description} />;
  return (
    <>
      {groups.map(({ code, causes }) => (
        <span key={code} class="cause">
          <code>{code}</code>{" "}
          {causes.map((cause) => (
            <Fragment key={cause}>
              <Line text={cause} />{" "}
            </Fragment>
          ))}
        </span>
      ))}
    </>
  );
}

/** Links to the operations or facts that help after an error. */
function Help({ help: { says, links } }: { help: ErrorHelp }): JSX.Element {
  return (
    <span class="help">
      {says}{" "}
      {links.map(({ title, url }, index) => (
        <>
          {index > 0 && ", "}
          <a href={url}>{title}</a>
        </>
      ))}
      .
    </span>
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
