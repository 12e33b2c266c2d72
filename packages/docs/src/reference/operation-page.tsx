import { Fragment, type JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import { type OperationOnPage, operationOnPage } from "../model/operation-page-view.ts";
import type { Body, OperationView } from "../model/operation-view.ts";
import type { PageSamples } from "../samples/page-samples.ts";
import { ByProfile } from "./by-profile.tsx";
import { ContractFiles } from "./contract-files.tsx";
import { FieldList, TypeText } from "./field-list.tsx";
import { NextCalls } from "./next-calls-list.tsx";
import { OpenAgain, OpenPoints } from "./open-points.tsx";
import { OperationExample } from "./operation-example.tsx";
import { Facts } from "./operation-facts.tsx";
import { Responses } from "./operation-responses.tsx";
import { OriginList } from "./origin-mark.tsx";
import { originsOfOperation } from "./origin-notes.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import { ProfileSwitch } from "./profile-switch.tsx";
import { Prose } from "./prose.tsx";
import { VersionSwitch } from "./version-switch.tsx";

export function OperationPage(props: {
  contract: Contract;
  operation: Operation;
  samples: PageSamples;
}): JSX.Element {
  const { contract, operation, samples } = props;
  const page = pageContext(contract, {
    filled: originsOfOperation(operation.filled),
    shown: originsOfOperation(operation.shown),
  });
  const shown = operationOnPage(contract, operation, "shown");
  const filled = operationOnPage(contract, operation, "filled");
  return (
    <>
      <div class="reference-top">
        <OperationHead operation={operation} contract={contract} />
        <ByProfile
          shown={purposeOf(shown)}
          filled={purposeOf(filled)}
          render={(view) => <Purpose view={view} page={page} />}
        />
      </div>
      <OperationExample operation={operation} samples={samples} />
      <div class="reference-main">
        <Facts operation={operation} contract={contract} page={page} />
        <ByProfile
          shown={shown?.body}
          filled={filled?.body}
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
          shown={responsesOf(shown)}
          filled={responsesOf(filled)}
          render={(view, isFilled) => <Responses {...view} isFilled={isFilled} page={page} />}
        />
      </div>
      <div class="reference-foot">
        <NextCalls operation={operation} contract={contract} />
        <OriginList notes={page.notes} />
        <ContractFiles contract={contract} operation={operation} />
      </div>
    </>
  );
}

type PurposeView = Pick<OperationView, "description" | "open">;

function purposeOf(view: OperationOnPage | undefined): PurposeView | undefined {
  return view && { description: view.description, open: view.open };
}

function responsesOf(view: OperationOnPage | undefined): Pick<OperationOnPage, "responses" | "errorPoints"> {
  const { responses = [], errorPoints = [] } = view ?? {};
  return { responses, errorPoints };
}

/** Shows the method and path, and the resource name that replaces the path parameters. */
function OperationHead(props: { contract: Contract; operation: Operation }): JSX.Element {
  const { contract, operation } = props;
  const { operationId, tag, method, path, shown, filled } = operation;
  return (
    <div class="operation-head">
      <p class="endpoint">
        <b class={`method ${method.toLowerCase()}`}>{method}</b> <code>{breakable(path)}</code>
      </p>
      <ByProfile
        shown={shown?.resourceName}
        filled={filled.resourceName}
        render={(name) => name && <ResourceName {...name} />}
      />
      <VersionSwitch contract={contract} subject={{ kind: "operation", operationId, tag }} />
      <ProfileSwitch />
    </div>
  );
}

function ResourceName({ parameter, pattern }: NonNullable<OperationView["resourceName"]>): JSX.Element {
  return (
    <p class="resource-name">
      <code>{parameter}</code> has the form <code>{pattern}</code>
    </p>
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

function Purpose({ view, page }: { view: PurposeView | undefined; page: PageContext }): JSX.Element {
  if (view === undefined) {
    return (
      <p class="absent">The source does not show this operation. The reference profile's overlays add it.</p>
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
        <OpenAgain ids={body.openAgain} page={page} />
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
            <Fragment key={name}>
              <code>{name}</code>{" "}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}
