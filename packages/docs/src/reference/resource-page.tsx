import type { JSX } from "preact";
import type { Contract, Resource } from "../model/contract.ts";
import { type ResourceView, resourceView } from "../model/resource-view.ts";
import type { SchemaView } from "../model/schema-view.ts";
import { resourceStatedOnce } from "../model/stated-points.ts";
import { ByProfile } from "./by-profile.tsx";
import { FieldList, Values } from "./field-list.tsx";
import { OpenAgain, OpenPoints } from "./open-points.tsx";
import { OperationTable } from "./operation-table.tsx";
import { Mark, OriginList } from "./origin-mark.tsx";
import { originsOfFields } from "./origin-notes.ts";
import { PageChoices } from "./page-choices.tsx";
import { type PageContext, pageContext } from "./page-context.ts";
import { Prose } from "./prose.tsx";
import { StatesSection, statesOf } from "./states-section.tsx";

/** Renders the page of a resource: description, operations, states, fields, and open points. */
export function ResourcePage(props: { contract: Contract; resource: Resource }): JSX.Element {
  const { contract, resource } = props;
  const filled = resourceStatedOnce(resourceView(contract, resource, "filled"));
  const shown = resourceStatedOnce(resourceView(contract, resource, "shown"));
  const page = pageContext(contract, {
    filled: originsOfFields(filled.schemas),
    shown: originsOfFields(shown.schemas),
  });
  return (
    <>
      <Prose text={resource.description} />
      <PageChoices contract={contract} subject={{ kind: "resource", tag: resource.tag }} />
      <section>
        <h2 id="operations">Operations</h2>
        <OperationTable operations={resource.operations} />
      </section>
      <ByProfile
        shown={statesOf(contract.shown, shown.schemas)}
        filled={statesOf(contract.filled, filled.schemas)}
        render={(machines, isFilled) => (
          <StatesSection
            machines={machines ?? []}
            anchor={isFilled ? "states" : undefined}
            href={contract.urls.operation}
          />
        )}
      />
      <ByProfile
        shown={shown.schemas}
        filled={filled.schemas}
        render={(schemas, isFilled) =>
          schemas.map((schema) => (
            <ItemSchema
              key={schema.name}
              schema={schema}
              isFilled={isFilled}
              contract={contract}
              page={page}
            />
          ))
        }
      />
      <ByProfile
        shown={shown.open}
        filled={filled.open}
        render={(open, isFilled) => <StillOpen open={open} isFilled={isFilled} page={page} />}
      />
      <OriginList notes={page.notes} />
    </>
  );
}

function ItemSchema(props: {
  schema: SchemaView;
  isFilled: boolean;
  contract: Contract;
  page: PageContext;
}): JSX.Element {
  const { schema, isFilled, contract, page } = props;
  const { name, description, origin, open, openAgain, fields, listed } = schema;
  return (
    <section>
      <div class="heading">
        <h2 id={isFilled ? name : undefined}>
          Fields of <a href={contract.urls.schema(name)}>{name}</a>
        </h2>
        <OpenAgain ids={openAgain} page={page} />
        <Mark origin={origin} notes={page.notes} />
      </div>
      <Prose text={description} />
      <OpenPoints ids={open} page={page} />
      {listed && <Values listed={listed} />}
      <FieldList fields={fields} anchor={isFilled ? name : undefined} page={page} />
    </section>
  );
}

function StillOpen(props: {
  open: ResourceView["open"];
  isFilled: boolean;
  page: PageContext;
}): JSX.Element | null {
  const { open, isFilled, page } = props;
  if (open.length === 0) return null;
  return (
    <section>
      <h2 id={isFilled ? "open" : undefined}>Other open points</h2>
      <OpenPoints ids={open} page={page} />
    </section>
  );
}
