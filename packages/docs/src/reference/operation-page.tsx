import type { JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import { type OperationOnPage, operationOnPage } from "../model/operation-page-view.ts";
import type { OperationView } from "../model/operation-view.ts";
import type { PageSamples } from "../samples/page-samples.ts";
import { BreakableCode } from "./breakable.tsx";
import { ByProfile } from "./by-profile.tsx";
import { ContractFiles } from "./contract-files.tsx";
import { NextCalls } from "./next-calls-list.tsx";
import { OpenPoints } from "./open-points.tsx";
import { OperationExample } from "./operation-example.tsx";
import { Facts } from "./operation-facts.tsx";
import { OperationParts } from "./operation-parts.tsx";
import { Responses } from "./operation-responses.tsx";
import { OriginList } from "./origin-mark.tsx";
import { originsOfOperation } from "./origin-notes.ts";
import { PageChoices } from "./page-choices.tsx";
import { type PageContext, pageContext } from "./page-context.ts";
import { Prose } from "./prose.tsx";
import { RequestParts } from "./request-parts.tsx";

/** Longer lists of open points are collapsed, so that the parameters stay near the title. */
const MOST_OPEN_LISTED = 3;

export function OperationPage(props: {
  contract: Contract;
  operation: Operation;
  samples: PageSamples;
}): JSX.Element {
  const { contract, operation, samples } = props;
  const { operationId, tag } = operation;
  const origins = {
    filled: originsOfOperation(operation.filled),
    shown: originsOfOperation(operation.shown),
  };
  const page = pageContext(contract, origins, MOST_OPEN_LISTED);
  const shown = operationOnPage(contract, operation, "shown");
  const filled = operationOnPage(contract, operation, "filled");
  return (
    <>
      <div class="reference-top">
        <OperationHead operation={operation} />
        <ByProfile
          shown={purposeOf(shown)}
          filled={purposeOf(filled)}
          render={(view) => <Purpose view={view} page={page} />}
        />
        <PageChoices contract={contract} subject={{ kind: "operation", operationId, tag }} />
      </div>
      <OperationParts shown={shown} filled={filled} />
      <OperationExample operation={operation} samples={samples} />
      <div class="reference-main">
        <Facts operation={operation} contract={contract} page={page} />
        <RequestParts shown={shown} filled={filled} page={page} />
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
function OperationHead({ operation }: { operation: Operation }): JSX.Element {
  const { method, path, shown, filled } = operation;
  return (
    <div class="operation-head">
      <p class="endpoint">
        <b class={`method ${method.toLowerCase()}`}>{method}</b> <BreakableCode text={path} />
      </p>
      <ByProfile
        shown={shown?.resourceName}
        filled={filled.resourceName}
        render={(name) => name && <ResourceName {...name} />}
      />
    </div>
  );
}

function ResourceName({ parameter, pattern }: NonNullable<OperationView["resourceName"]>): JSX.Element {
  return (
    <p class="resource-name">
      <code>{parameter}</code> has the form <BreakableCode text={pattern} />
    </p>
  );
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
