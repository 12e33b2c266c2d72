import type { Json } from "@seamline/ui/code/operation-call";
import type { JSX } from "preact";
import { stringify } from "yaml";
import { CodeBlock } from "../highlight/code-block.tsx";
import { CutCode } from "../highlight/cut-code.tsx";
import type { Contract } from "../model/contract.ts";
import { exampleOfSchema } from "../model/schema-examples.ts";
import type { ContractSchema, SchemaView } from "../model/schema-view.ts";
import { schemaStatedOnce } from "../model/stated-points.ts";
import { partAsShown } from "../samples/part-as-shown.ts";
import { ByProfile } from "./by-profile.tsx";
import { FieldList, TypeText, Values } from "./field-list.tsx";
import { OpenPoints } from "./open-points.tsx";
import { Mark, OriginList } from "./origin-mark.tsx";
import { originsOfFields } from "./origin-notes.ts";
import { PageChoices } from "./page-choices.tsx";
import { type PageContext, pageContext } from "./page-context.ts";
import { Line, Prose } from "./prose.tsx";
import { Omitted } from "./samples.tsx";
import { SchemaUsesList } from "./schema-uses-list.tsx";
import { StatesSection, statesOf } from "./states-section.tsx";

/** Renders the page of a component schema: description, fields or values, example, uses, and source. */
export function SchemaPage(props: { contract: Contract; schema: ContractSchema }): JSX.Element {
  const { contract, schema } = props;
  const { name, shown, filled } = schema;
  const page = pageContext(contract, {
    filled: originsOfFields(filled ? [filled] : []),
    shown: originsOfFields(shown ? [shown] : []),
  });
  return (
    <>
      <ByProfile
        shown={shown && schemaStatedOnce(shown)}
        filled={filled && schemaStatedOnce(filled)}
        render={(view, isFilled) =>
          view ? <SchemaHead view={view} page={page} /> : <Absent isFilled={isFilled} />
        }
      />
      <PageChoices contract={contract} subject={{ kind: "schema", name }} />
      <ByProfile
        shown={shown && schemaStatedOnce(shown)}
        filled={filled && schemaStatedOnce(filled)}
        render={(view, isFilled) => view && <SchemaMembers view={view} isFilled={isFilled} page={page} />}
      />
      <ByProfile
        shown={statesOf(contract.shown, [schema])}
        filled={statesOf(contract.filled, [schema])}
        render={(machines, isFilled) => (
          <StatesSection
            machines={machines ?? []}
            anchor={isFilled ? "states" : undefined}
            href={contract.urls.operation}
          />
        )}
      />
      <SchemaExample contract={contract} name={name} />
      <ByProfile
        shown={schema.uses.shown}
        filled={schema.uses.filled}
        render={(uses, isFilled) => (
          <SchemaUsesList uses={uses} anchor={isFilled ? "uses" : undefined} contract={contract} />
        )}
      />
      <ByProfile
        shown={shown?.written}
        filled={filled?.written}
        render={(written, isFilled) =>
          written && <Written schema={written} anchor={isFilled ? "json-schema" : undefined} />
        }
      />
      <OriginList notes={page.notes} />
    </>
  );
}

/** Shows the description, type and origin of a schema. */
function SchemaHead({ view, page }: { view: SchemaView; page: PageContext }): JSX.Element {
  const { description, type, origin, open, deprecated, constraints, fields } = view;
  // Omit the type of a plain object, because the list of fields shows it.
  const isPlainObject =
    type.text === "object" &&
    fields.length > 0 &&
    description !== "" &&
    !deprecated &&
    constraints.length === 0;
  return (
    <>
      {isPlainObject ? (
        <div class="heading">
          <Prose text={description} />
          <Mark origin={origin} notes={page.notes} />
        </div>
      ) : (
        <>
          <p class="field">
            <TypeText type={type} />
            {deprecated && <i class="deprecated">deprecated</i>}
            {constraints.map((constraint) => (
              <code key={constraint}>{constraint}</code>
            ))}
            <Mark origin={origin} notes={page.notes} />
          </p>
          <Prose text={description} />
        </>
      )}
      <OpenPoints ids={open} page={page} />
    </>
  );
}

/** Lists the values or fields of a schema. */
function SchemaMembers(props: { view: SchemaView; isFilled: boolean; page: PageContext }): JSX.Element {
  const { view, isFilled, page } = props;
  const { listed, fields } = view;
  const anchor = isFilled ? "fields" : undefined;
  return (
    <>
      {listed && (
        <section>
          <h2 id={isFilled ? "values" : undefined}>Values</h2>
          <Values listed={listed} />
        </section>
      )}
      {fields.length > 0 && (
        <section>
          <h2 id={anchor}>Fields</h2>
          <FieldList fields={fields} anchor={anchor} page={page} />
        </section>
      )}
    </>
  );
}

function Absent({ isFilled }: { isFilled: boolean }): JSX.Element {
  return (
    <p class="absent">
      {isFilled
        ? "Only the contract as shown has this schema. The reference profile replaces it with other schemas."
        : "The source does not show this schema. The reference profile's overlays add it."}
    </p>
  );
}

function SchemaExample({ contract, name }: { contract: Contract; name: string }): JSX.Element | null {
  const example = exampleOfSchema(contract, name);
  if (example === undefined) return null;
  const { bundle } = contract.shown;
  const schema = bundle.components?.schemas?.[name];
  const value = example.value as Json;
  return (
    <ByProfile
      shown={schema && partAsShown(bundle, schema, value)}
      filled={{ value, omitted: [] }}
      render={(part, isFilled) =>
        part && (
          <section>
            <h2 id={isFilled ? "example" : undefined}>Example</h2>
            <p class="caption">
              <Line text={example.summary} />
            </p>
            <CodeBlock code={JSON.stringify(part.value, null, 2)} language="json" />
            <Omitted names={part.omitted} />
          </section>
        )
      }
    />
  );
}

function Written({ schema, anchor }: { schema: object; anchor: string | undefined }): JSX.Element {
  const code = stringify(schema, { lineWidth: 0 }).trim();
  return (
    <section>
      <h2 id={anchor}>JSON Schema</h2>
      <CutCode lines={code.split("\n").length}>
        <CodeBlock code={code} language="yaml" />
      </CutCode>
    </section>
  );
}
