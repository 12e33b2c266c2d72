import { h, type JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { highlight } from "../highlight/highlight.ts";
import type { Contract } from "../model/contract.ts";
import type { OpenField } from "./open-field.ts";

/** Shows the type of a field as in an editor: as shown, in the reference profile, and with the reader's overlay. */
export function ThreeStates({ contract, open }: { contract: Contract; open: OpenField }): JSX.Element {
  const { schema, field, point, values, openPoints, valueSchema, listed } = open;
  const variable = schema.charAt(0).toLowerCase() + schema.slice(1);
  return (
    <section class="three-states" aria-labelledby="one-field">
      <h2 id="one-field">One field, three states</h2>
      <p>
        The source mentions states but does not list them. That makes <code>{`${schema}.${field}`}</code> an{" "}
        <a href={contract.urls.point(point.id)}>extension point</a>: it is marked in the types, in the docs
        and in the emulator until an overlay fills it.
      </p>
      <div class="states">
        <figure class="state open">
          <figcaption>
            <b class="mark open">open</b> As shown
          </figcaption>
          <CodeBlock
            code={yamlOf(schema, "x-extension-point", openPoints, "additionalProperties: true")}
            language="yaml"
          />
          <CodeBlock code={`${variable}.${field};\n//  unknown`} language="typescript" />
          <p>The source names the field, but not its values. Your program must not assume any.</p>
        </figure>
        <figure class="state filled">
          <figcaption>
            <b class="mark filled">filled</b> Reference profile
          </figcaption>
          <CodeBlock code={yamlOf(valueSchema, "enum", listed, "type: string")} language="yaml" />
          <CodeBlock
            code={`${variable}.${field};\n//  ${unionOf(listed)} | Unlisted`}
            language="typescript"
          />
          <p>Overlays add facts about similar services. Each fact states the line that it comes from.</p>
        </figure>
        <Yours
          schema={schema}
          field={field}
          point={point.id}
          variable={variable}
          values={[...values, "ON_HOLD"]}
        />
      </div>
    </section>
  );
}

/** Returns the YAML of a schema with a list, as in the contract. */
function yamlOf(schema: string, key: string, items: readonly string[], first: string): string {
  return [`${schema}:`, `  ${first}`, `  ${key}:`, ...items.map((item) => `    - ${item}`)].join("\n");
}

/** The reader's overlay with editable values. Without JavaScript, it shows the initial values. */
function Yours(props: {
  schema: string;
  field: string;
  point: string;
  variable: string;
  values: readonly string[];
}): JSX.Element {
  const { schema, field, point, variable, values } = props;
  const code = [
    `- target: $.components.schemas.${schema}`,
    `  x-fills: [${point}]`,
    "  update:",
    "    properties:",
    `      ${field}:`,
    "        type: string",
    "        enum:",
  ];
  return (
    <figure class="state yours">
      <figcaption>
        <b class="mark filled">filled</b> Yours
      </figcaption>
      {h(
        "seamline-own-values",
        null,
        <>
          <pre class="code">
            <span dangerouslySetInnerHTML={{ __html: highlight(`${code.join("\n")} [`, "yaml") }} />
            <input
              type="text"
              aria-label="Your values"
              value={values.join(", ")}
              spellcheck={false}
              autocomplete="off"
            />
            {"]"}
          </pre>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable code must be reachable by keyboard */}
          <pre class="code" tabIndex={0}>
            {`${variable}.${field};`}
            <i class="c">
              {"//  "}
              <output>{unionOf(values)}</output>
            </i>
          </pre>
        </>,
      )}
      <p>Your overlay adds what you know. Edit the values, and the type follows.</p>
    </figure>
  );
}

function unionOf(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
