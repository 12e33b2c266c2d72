import type { JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import type { Field } from "../model/field.ts";
import type { SchemaDifference } from "../model/schema-differences.ts";
import { BreakableCode } from "./breakable.tsx";
import { ChangeLines } from "./change-lines.tsx";

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
        {schema.from === schema.to ? (
          <>
            <BreakableCode text={schema.to} />{" "}
            <span class="both">
              <a href={before}>{from.version}</a>, <a href={after}>{to.version}</a>
            </span>
          </>
        ) : (
          <>
            <a href={before}>
              <BreakableCode text={schema.from} />
            </a>{" "}
            →{" "}
            <a href={after}>
              <BreakableCode text={schema.to} />
            </a>
          </>
        )}
      </dt>
      <dd>
        {like && (
          <p>
            The fields in both versions have the same differences as{" "}
            {like.from === like.to
              ? like.to
              : `${like.from} in ${from.version} and ${like.to} in ${to.version}`}
            .
          </p>
        )}
        {isRenamed && <p>Renamed, with the same fields.</p>}
        <div class="sides">
          <Names kind="removed" label={`Only in ${from.version}`} names={namesOf(removed)} />
          <Names kind="added" label={`Only in ${to.version}`} names={namesOf(added)} />
        </div>
        {changed.map(({ name, from: old, to: now }) => (
          <ChangeLines key={name} label={name} from={old} to={now} />
        ))}
        <div class="sides">
          <Names kind="removed" label={`Values only in ${from.version}`} names={removedValues} />
          <Names kind="added" label={`Values only in ${to.version}`} names={addedValues} />
        </div>
      </dd>
    </div>
  );
}

function namesOf(fields: readonly Field[]): string[] {
  return fields.map(({ name }) => name);
}

function Names(props: {
  label: string;
  kind: "added" | "removed";
  names: readonly string[];
}): JSX.Element | null {
  const { label, kind, names } = props;
  if (names.length === 0) return null;
  return (
    <div class="names">
      <p class={kind}>{label}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <BreakableCode text={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
