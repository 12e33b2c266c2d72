import type { JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import type { Field } from "../model/field.ts";
import type { SchemaDifference } from "../model/schema-differences.ts";

export interface Compared {
  readonly from: Contract;
  readonly to: Contract;
}

/** Shows the differences between the schemas of two versions. */
export function SchemaDifferences(
  props: Compared & { schemas: readonly SchemaDifference[] },
): JSX.Element | null {
  const { schemas, from, to } = props;
  return (
    <dl class="differences">
      {schemas.map((schema) => (
        <SchemaItem key={`${schema.from} ${schema.to}`} schema={schema} from={from} to={to} />
      ))}
    </dl>
  );
}

function SchemaItem(props: Compared & { schema: SchemaDifference }): JSX.Element {
  const { schema, from, to } = props;
  const { like, removed, added, changed, removedValues, addedValues } = schema;
  const parts = [removed, added, changed, removedValues, addedValues];
  const isRenamed = like === undefined && parts.every(({ length }) => length === 0);
  const [before, after] = [from.urls.schema(schema.from), to.urls.schema(schema.to)];
  return (
    <div>
      <dt>
        <a href={before}>{schema.from}</a>
        {schema.from === schema.to ? (
          <>
            {" "}
            (<a href={after}>{to.version}</a>)
          </>
        ) : (
          <>
            {" → "}
            <a href={after}>{schema.to}</a>
          </>
        )}
      </dt>
      <dd>
        {like && (
          <p>
            The common fields have the same differences as {like.from} → {like.to}.
          </p>
        )}
        {isRenamed && <p>Renamed, with the same fields.</p>}
        <Names label={`Only in ${from.version}`} names={namesOf(removed)} />
        <Names label={`Only in ${to.version}`} names={namesOf(added)} />
        {changed.map(({ name, from: old, to: now }) => (
          <p key={name}>
            <code>{name}</code>: {old} → {now}
          </p>
        ))}
        <Names label={`Values only in ${from.version}`} names={removedValues} />
        <Names label={`Values only in ${to.version}`} names={addedValues} />
      </dd>
    </div>
  );
}

function namesOf(fields: readonly Field[]): string[] {
  return fields.map(({ name }) => name);
}

function Names({ label, names }: { label: string; names: readonly string[] }): JSX.Element | null {
  if (names.length === 0) return null;
  return (
    <p class="names">
      <b>{label}</b>{" "}
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  );
}
