import type { JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import type { Access, OperationView } from "../model/operation-view.ts";
import { ByProfile } from "./by-profile.tsx";
import { Mark } from "./origin-mark.tsx";
import type { PageContext } from "./page-context.ts";
import { Line } from "./prose.tsx";

/** Shows facts about an operation other than its bodies: access, retries, pagination and long-running operations. */
export function Facts(props: { contract: Contract; operation: Operation; page: PageContext }): JSX.Element {
  const { contract, operation, page } = props;
  return (
    <ByProfile
      shown={factsOf(operation.shown)}
      filled={factsOf(operation.filled)}
      render={(view, isFilled) =>
        view && (
          <FactList view={view} anchor={isFilled ? "access" : undefined} contract={contract} page={page} />
        )
      }
    />
  );
}

type FactsView = Pick<OperationView, "access" | "idempotent" | "pagination" | "waits">;

function factsOf(view: OperationView | undefined): FactsView | undefined {
  if (view === undefined) return undefined;
  const { access, idempotent, pagination, waits } = view;
  return { access, idempotent, pagination, waits };
}

function FactList(props: {
  view: FactsView;
  /** ID of the list. Errors link to it. */
  anchor: string | undefined;
  contract: Contract;
  page: PageContext;
}): JSX.Element {
  const { view, anchor, contract, page } = props;
  const { access, idempotent, pagination, waits } = view;
  return (
    <dl class="facts" id={anchor}>
      {access.rules.length > 0 && (
        <Fact name="Access">
          {access.rules.map(({ says }) => (
            <p key={says}>
              <Line text={says} />
            </p>
          ))}
        </Fact>
      )}
      {access.permissions.length > 0 && <Permissions access={access} />}
      {access.scopes.length > 0 && (
        <Fact name="Scopes">
          <p>{joined(access.scopes, "or")}</p>
        </Fact>
      )}
      <Fact name="Retries">
        <p>
          {idempotent.value
            ? "Idempotent: the client retries the call after network errors and transient failures."
            : "Not idempotent: the client retries the call only if the service did not process it."}{" "}
          <Mark origin={idempotent.origin} notes={page.notes} />
        </p>
      </Fact>
      {pagination && (
        <Fact name="Pagination">
          <p>
            {pagination.parameter === undefined ? (
              "The response contains the whole list. The client can iterate over it."
            ) : (
              <>
                The response contains one page, and <code>{pagination.parameter}</code> requests the next one.
                The client can iterate over all pages.
              </>
            )}
          </p>
        </Fact>
      )}
      {waits && <Waiting waits={waits} contract={contract} />}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: JSX.Element | JSX.Element[] }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Permissions({ access: { permissions, anyPermission } }: { access: Access }): JSX.Element {
  return (
    <Fact name={permissions.length === 1 ? "Privilege" : "Privileges"}>
      <p>{joined(permissions, anyPermission ? "or" : "and")}</p>
    </Fact>
  );
}

function Waiting(props: { waits: NonNullable<OperationView["waits"]>; contract: Contract }): JSX.Element {
  const { waits, contract } = props;
  const polled = contract.operations.find(({ operationId }) => operationId === waits.get);
  const cancelled = contract.operations.find(({ operationId }) => operationId === waits.cancel);
  return (
    <Fact name="Long-running">
      <p>
        The operation continues after the response. In the client, <code>wait()</code> polls{" "}
        {polled ? <a href={polled.url}>{polled.title}</a> : "the operation"} until it is done
        {cancelled && (
          <>
            {" "}
            and can <a href={cancelled.url}>cancel</a> it
          </>
        )}
        .
      </p>
    </Fact>
  );
}

/** Lists names in code font: `A`, `B` and `C`. */
function joined(names: readonly string[], conjunction: "and" | "or"): JSX.Element[] {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && (index === names.length - 1 ? ` ${conjunction} ` : ", ")}
      <code>{name}</code>
    </span>
  ));
}
