import { h, type JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import type { Body, OperationView } from "../model/operation-view.ts";
import type { OperationSamples } from "../samples/operation-samples.ts";
import { ByProfile } from "./by-profile.tsx";
import { ContractFiles } from "./contract-files.tsx";
import { FieldList, TypeText } from "./field-list.tsx";
import { NextCalls } from "./next-calls-list.tsx";
import { OpenPoints } from "./open-points.tsx";
import { Facts } from "./operation-facts.tsx";
import { Responses } from "./operation-responses.tsx";
import { OriginList } from "./origin-mark.tsx";
import { originsOfOperation } from "./origin-notes.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import { ProfileSwitch } from "./profile-switch.tsx";
import { Prose } from "./prose.tsx";
import { Recorded, SampleTabs } from "./samples.tsx";
import { VersionSwitch } from "./version-switch.tsx";

export function OperationPage(props: {
  contract: Contract;
  operation: Operation;
  samples: OperationSamples | undefined;
}): JSX.Element {
  const { contract, operation, samples } = props;
  const page = pageContext(contract, [
    ...originsOfOperation(operation.filled),
    ...originsOfOperation(operation.shown),
  ]);
  const { shown, filled } = operation;
  return (
    <>
      <div class="reference-main">
        <OperationHead operation={operation} contract={contract} />
        <ByProfile shown={shown} filled={filled} render={(view) => <Purpose view={view} page={page} />} />
        <Facts operation={operation} contract={contract} page={page} />
        <ByProfile
          shown={shown?.body}
          filled={filled.body}
          render={(body, isFilled) => (
            <RequestBody body={body} anchor={isFilled ? "body" : undefined} page={page} />
          )}
        />
        <ByProfile
          shown={parametersOf(shown)}
          filled={parametersOf(filled)}
          render={(view, isFilled) => <Parameters view={view} isFilled={isFilled} page={page} />}
        />
        <ByProfile
          shown={shown?.responses}
          filled={filled.responses}
          render={(responses, isFilled) => (
            <Responses responses={responses ?? []} isFilled={isFilled} page={page} />
          )}
        />
      </div>
      <aside class="reference-aside" aria-label="Example">
        {samples && <SampleTabs samples={samples} />}
        {samples && h("seamline-try-it", { "data-url": `${operation.url}try-it.json` })}
        {samples && <Recorded response={samples.response} />}
      </aside>
      <div class="reference-foot">
        <NextCalls operation={operation} contract={contract} />
        <OriginList notes={page.notes} />
        <ContractFiles contract={contract} operation={operation} />
      </div>
    </>
  );
}

/** Shows the method and path, and the resource name that replaces the path parameters. */
function OperationHead(props: { contract: Contract; operation: Operation }): JSX.Element {
  const { contract, operation } = props;
  const { operationId, tag, method, path, filled } = operation;
  return (
    <div class="operation-head">
      <p class="endpoint">
        <b class={`method ${method.toLowerCase()}`}>{method}</b> <code>{breakable(path)}</code>
      </p>
      {filled.resourceName && (
        <p class="resource-name">
          <code>{filled.resourceName.parameter}</code> has the form <code>{filled.resourceName.pattern}</code>
        </p>
      )}
      <VersionSwitch contract={contract} subject={{ kind: "operation", operationId, tag }} />
      <ProfileSwitch />
    </div>
  );
}

/** Allows line breaks in a path after each slash. */
function breakable(path: string): JSX.Element[] {
  return path.split(/(?<=\/)/).map((part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));
}

function Purpose({ view, page }: { view: OperationView | undefined; page: PageContext }): JSX.Element {
  if (view === undefined) {
    return (
      <p class="absent">
        The source does not show this operation. The overlays of the reference profile add it.
      </p>
    );
  }
  return (
    <>
      <Prose text={view.description} />
      <OpenPoints ids={view.open} page={page} />
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
        <TypeText type={body.type} /> as <code>{body.mediaType}</code>
        {body.required && <b class="required">required</b>}
      </p>
      <OpenPoints ids={body.open} page={page} />
      <FieldList fields={body.fields} anchor={anchor} page={page} />
    </section>
  );
}

type Parameters = Pick<OperationView, "pathParameters" | "parameters" | "standardParameters">;

function parametersOf(view: OperationView | undefined): Parameters {
  const { pathParameters = [], parameters = [], standardParameters = [] } = view ?? {};
  return { pathParameters, parameters, standardParameters };
}

function Parameters(props: { view: Parameters; isFilled: boolean; page: PageContext }): JSX.Element | null {
  const { view, isFilled, page } = props;
  const { pathParameters, parameters, standardParameters } = view;
  if (pathParameters.length + parameters.length + standardParameters.length === 0) return null;
  const anchor = (name: string) => (isFilled ? name : undefined);
  return (
    <section>
      {pathParameters.length > 0 && <h2 id={anchor("path")}>Path parameters</h2>}
      <FieldList fields={pathParameters} anchor={anchor("path")} page={page} />
      {parameters.length > 0 && <h2 id={anchor("query")}>Query parameters</h2>}
      <FieldList fields={parameters} anchor={anchor("query")} page={page} />
      {standardParameters.length > 0 && (
        <p class="standard" data-pagefind-ignore>
          Every operation also accepts the{" "}
          <a href={`${page.urls.overview}#standard-parameters`}>standard query parameters</a>:{" "}
          {standardParameters.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
    </section>
  );
}
