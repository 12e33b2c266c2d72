import type { JSX } from "preact";
import type { Field } from "../model/field.ts";
import type { OperationOnPage } from "../model/operation-page-view.ts";
import type { Body } from "../model/operation-view.ts";
import { ByProfile } from "./by-profile.tsx";
import { countOf, FieldList, TypeText } from "./field-list.tsx";
import { OpenAgain, OpenPoints } from "./open-points.tsx";
import type { PageContext } from "./page-context.ts";

/** Shows the parameters and the body of an operation's request. */
export function RequestParts(props: {
  shown: OperationOnPage | undefined;
  filled: OperationOnPage | undefined;
  page: PageContext;
}): JSX.Element {
  const { shown, filled, page } = props;
  return (
    <>
      <ByProfile
        shown={shown?.pathParameters}
        filled={filled?.pathParameters}
        render={(fields = [], isFilled) => (
          <Parameters
            title="Path parameters"
            fields={fields}
            anchor={isFilled ? "path" : undefined}
            page={page}
          />
        )}
      />
      <ByProfile
        shown={shown?.parameters}
        filled={filled?.parameters}
        render={(fields = [], isFilled) => (
          <Parameters
            title="Query parameters"
            fields={fields}
            anchor={isFilled ? "query" : undefined}
            page={page}
          />
        )}
      />
      <ByProfile
        shown={shown?.standardParameters.length}
        filled={filled?.standardParameters.length}
        render={(count) => <StandardParameters count={count ?? 0} page={page} />}
      />
      <ByProfile
        shown={shown?.body}
        filled={filled?.body}
        render={(body, isFilled) => (
          <RequestBody body={body} anchor={isFilled ? "body" : undefined} page={page} />
        )}
      />
    </>
  );
}

function RequestBody(props: {
  body: Body | undefined;
  anchor: string | undefined;
  page: PageContext;
}): JSX.Element | null {
  const { body, anchor, page } = props;
  if (body === undefined) return null;
  return (
    <section>
      <h2 id={anchor}>Body</h2>
      <p class="field">
        <TypeText type={body.type} /> <span class="type">as {body.mediaType}</span>
        {body.required && <b class="required">required</b>}
        <OpenAgain ids={body.openAgain} page={page} />
      </p>
      <OpenPoints ids={body.open} page={page} />
      <FieldList fields={body.fields} anchor={anchor} page={page} />
    </section>
  );
}

function Parameters(props: {
  title: string;
  fields: readonly Field[];
  anchor: string | undefined;
  page: PageContext;
}): JSX.Element | null {
  const { title, fields, anchor, page } = props;
  if (fields.length === 0) return null;
  return (
    <section>
      <h2 id={anchor}>{title}</h2>
      <FieldList fields={fields} anchor={anchor} page={page} />
    </section>
  );
}

function StandardParameters({ count, page }: { count: number; page: PageContext }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <p class="standard" data-pagefind-ignore>
      Every operation also accepts{" "}
      <a href={`${page.urls.overview}#standard-parameters`}>{countOf(count, "standard query parameter")}</a>.
    </p>
  );
}
