import { Fragment, type JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import { type ContractFacts, contractFacts } from "../model/contract-facts.ts";
import { type DescriptionNote, descriptionParts } from "../model/description-parts.ts";
import type { Field } from "../model/field.ts";
import type { Origin } from "../model/origin.ts";
import { ByProfile } from "./by-profile.tsx";
import { countOf, FieldList, TypeText } from "./field-list.tsx";
import { OpenPoints } from "./open-points.tsx";
import { OperationLinks } from "./operation-table.tsx";
import { Mark, OriginList } from "./origin-mark.tsx";
import { originsOfFields } from "./origin-notes.ts";
import { PageChoices } from "./page-choices.tsx";
import { type PageContext, pageContext } from "./page-context.ts";
import { Line, Prose } from "./prose.tsx";
import { fieldsTotal, pointTotals, TotalsLine } from "./totals-line.tsx";

/** Renders the overview of a contract: description, resources, and facts about all operations. */
export function OverviewPage({ contract }: { contract: Contract }): JSX.Element {
  const shown = contractFacts(contract, "shown");
  const filled = contractFacts(contract, "filled");
  const page = pageContext(contract, { filled: originsOf(filled), shown: originsOf(shown) });
  return (
    <>
      <ByProfile
        shown={descriptionParts(shown.description).introduction}
        filled={descriptionParts(filled.description).introduction}
        render={(introduction) => <Prose text={introduction} />}
      />
      <PageChoices contract={contract} subject={{ kind: "overview" }} />
      <ByProfile
        shown={shown}
        filled={filled}
        render={(facts) => (
          <>
            <Connection facts={facts} contract={contract} />
            <Totals facts={facts} contract={contract} />
          </>
        )}
      />
      <ResourceList contract={contract} />
      <ByProfile
        shown={descriptionParts(shown.description).notes}
        filled={descriptionParts(filled.description).notes}
        render={(notes, isFilled) => <Notes notes={notes} anchor={isFilled ? "about" : undefined} />}
      />
      <ByProfile
        shown={shown}
        filled={filled}
        render={(facts, isFilled) => <ForEveryOperation facts={facts} isFilled={isFilled} page={page} />}
      />
      <ByProfile
        shown={shown.statements}
        filled={filled.statements}
        render={(statements) => <Statements statements={statements} />}
      />
      <OriginList notes={page.notes} />
    </>
  );
}

function originsOf({ credentials, standardParameters }: ContractFacts): Origin[] {
  return [...credentials.map(({ origin }) => origin), ...originsOfFields(standardParameters)];
}

/** Shows the client, the base URL and the credentials, with links to the details. */
function Connection({ facts, contract }: { facts: ContractFacts; contract: Contract }): JSX.Element {
  const { baseAddress, credentials } = facts;
  return (
    <dl class="connection" data-markdown-ignore data-pagefind-ignore>
      <div>
        <dt>
          <a href={`/clients/${contract.service}/`}>Client</a>
        </dt>
        <dd>
          <code class="short">@seamline/{contract.service}</code>
        </dd>
      </div>
      <div>
        <dt>
          <a href="#base-address">Base URL</a> of the emulator
        </dt>
        <dd>
          <code>{baseAddress}</code>
        </dd>
      </div>
      <div>
        <dt>
          <a href="#credentials">Credentials</a>
        </dt>
        {credentials.length === 0 && <dd>Open</dd>}
        {credentials.map(({ header }) => (
          <dd key={header}>
            <code>{header}</code>
          </dd>
        ))}
      </div>
    </dl>
  );
}

/** Shows key figures about the contract, with links to the details. */
function Totals({ facts, contract }: { facts: ContractFacts; contract: Contract }): JSX.Element {
  const { operations, totals } = facts;
  const { points } = contract.urls;
  return (
    <TotalsLine
      totals={[
        { count: operations, noun: "operation", url: "#resources" },
        ...pointTotals(totals, points),
        fieldsTotal(totals, points),
      ]}
    />
  );
}

function Notes(props: { notes: readonly DescriptionNote[]; anchor: string | undefined }): JSX.Element | null {
  const { notes, anchor } = props;
  if (notes.length === 0) return null;
  return (
    <section class="about">
      <h2 id={anchor}>About this contract</h2>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Prose text={text} />
        </div>
      ))}
    </section>
  );
}

function ResourceList({ contract: { resources } }: { contract: Contract }): JSX.Element {
  return (
    <section>
      <h2 id="resources">Resources</h2>
      <div class="resources">
        {resources.map(({ tag, title, description, url, operations }) => (
          <section key={tag} class={operations.some(({ shown }) => shown) ? undefined : "in-filled"}>
            <div>
              <h3>
                <a href={url}>{title}</a>
              </h3>
              <Prose text={description} />
            </div>
            <OperationLinks operations={operations} />
          </section>
        ))}
      </div>
    </section>
  );
}

interface PartProps {
  readonly facts: ContractFacts;
  readonly isFilled: boolean;
  readonly page: PageContext;
}

/** Shows facts about all operations: base URL, credentials, standard parameters, errors and open points. */
function ForEveryOperation({ facts, isFilled, page }: PartProps): JSX.Element {
  const anchor = (id: string) => (isFilled ? id : undefined);
  return (
    <>
      <section>
        <h2 id={anchor("base-address")}>Base URL</h2>
        <p>
          All paths are relative to the base URL of the service. The emulator uses{" "}
          <code>{facts.baseAddress}</code>.
        </p>
      </section>
      <CredentialList facts={facts} isFilled={isFilled} page={page} />
      {facts.standardParameters.length > 0 && (
        <section>
          <h2 id={anchor("standard-parameters")}>Standard query parameters</h2>
          <p>Every operation accepts these parameters in addition to its own.</p>
          <SharedFields fields={facts.standardParameters} anchor={anchor("query")} page={page} />
        </section>
      )}
      <Errors facts={facts} isFilled={isFilled} page={page} />
      {facts.open.length > 0 && (
        <section>
          <h2 id={anchor("open")}>Open points of the whole contract</h2>
          <OpenPoints ids={facts.open} page={page} />
        </section>
      )}
    </>
  );
}

/** Lists fields. Open points shared by all fields are listed once, before the fields. */
function SharedFields(props: {
  fields: readonly Field[];
  anchor: string | undefined;
  page: PageContext;
}): JSX.Element {
  const { fields, anchor, page } = props;
  const ids = fields.flatMap(({ open }) => open);
  const common = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const apart = fields.map((field) => ({ ...field, open: field.open.filter((id) => !common.has(id)) }));
  return (
    <>
      <OpenPoints ids={[...common]} page={page} />
      <FieldList fields={apart} anchor={anchor} page={page} />
    </>
  );
}

function CredentialList({ facts, isFilled, page }: PartProps): JSX.Element {
  const { credentials, openCredentials } = facts;
  return (
    <section>
      <h2 id={isFilled ? "credentials" : undefined}>Credentials</h2>
      {credentials.map(({ header, description, origin }) => (
        <div key={header}>
          <p class="field">
            <code>{header}</code>
            <Mark origin={origin} notes={page.notes} />
          </p>
          <Prose text={description} />
        </div>
      ))}
      <OpenPoints ids={openCredentials} page={page} />
    </section>
  );
}

/** Names of the values in an error body, by key of `x-errors`. */
const PARTS_OF_ERRORS: Readonly<Record<string, string>> = {
  code: "Error code",
  message: "Message",
  field: "Invalid field",
  requestId: "Request ID",
};

function Errors({ facts: { errors }, isFilled }: PartProps): JSX.Element {
  const { type, statuses, pointers } = errors;
  return (
    <section>
      <h2 id={isFilled ? "errors" : undefined}>Errors</h2>
      <dl class="facts">
        <dt>Statuses</dt>
        <dd>
          {statuses.map((status) => (
            <Fragment key={status}>
              <b class="status">{status}</b>{" "}
            </Fragment>
          ))}
        </dd>
        {type && (
          <>
            <dt>Body</dt>
            <dd>
              <TypeText type={type} />
            </dd>
          </>
        )}
        {Object.entries(pointers).map(([part, pointer]) => (
          <Fragment key={part}>
            <dt>{PARTS_OF_ERRORS[part] ?? part}</dt>
            <dd>
              <code>{pointer}</code>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** Lists general statements from the source in a collapsed section. */
function Statements({ statements }: { statements: ContractFacts["statements"] }): JSX.Element | null {
  if (statements.length === 0) return null;
  return (
    <details class="statements">
      <summary>{countOf(statements.length, "general statement")} about the service in the source</summary>
      <ul>
        {statements.map(({ says, source }) => (
          <li key={says}>
            <Line text={says} /> <small>{source}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
