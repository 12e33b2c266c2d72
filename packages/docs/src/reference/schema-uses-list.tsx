import type { ComponentChildren, JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import type { SchemaUses } from "../model/schema-uses.ts";

/** Lists the direct uses of a schema in operations and other schemas. */
export function SchemaUsesList(props: {
  uses: SchemaUses;
  anchor: string | undefined;
  contract: Contract;
}): JSX.Element | null {
  const { uses, anchor, contract } = props;
  const { bodies, responses, errors, parameters, schemas } = uses;
  if ([bodies, responses, errors, parameters, schemas].every(({ length }) => length === 0)) return null;
  return (
    <section>
      <h2 id={anchor}>Used by</h2>
      <dl class="uses">
        <Operations name="Request body of" ids={bodies} contract={contract} />
        <Operations name="Response of" ids={responses} contract={contract} />
        <Operations name="Errors of" ids={errors} contract={contract} />
        <Operations name="Parameter of" ids={parameters} contract={contract} />
        {schemas.length > 0 && (
          <Use name="Field of">
            {schemas.map(({ schema, field }) => (
              <li key={`${schema}.${field}`}>
                <a href={contract.urls.schema(schema)}>
                  <code>
                    {schema}.{field}
                  </code>
                </a>
              </li>
            ))}
          </Use>
        )}
      </dl>
    </section>
  );
}

function Operations(props: { name: string; ids: readonly string[]; contract: Contract }): JSX.Element | null {
  const { name, ids, contract } = props;
  if (ids.length === 0) return null;
  const used = contract.operations.filter(({ operationId }) => ids.includes(operationId));
  return (
    <Use name={name}>
      {used.length > 1 && used.length === contract.operations.length ? (
        <li>
          <a href={contract.urls.overview}>every operation</a>
        </li>
      ) : (
        used.map((operation) => <OperationItem key={operation.operationId} operation={operation} />)
      )}
    </Use>
  );
}

function OperationItem({ operation: { title, url } }: { operation: Operation }): JSX.Element {
  return (
    <li>
      <a href={url}>{title}</a>
    </li>
  );
}

function Use({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </>
  );
}
