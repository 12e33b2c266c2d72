import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import type { OperationSamples } from "../samples/operation-samples.ts";

/** Shows a sample's program and its recorded response. The imports are collapsed, as on the operation's page. */
export function RecordedCall({ samples }: { samples: OperationSamples }): JSX.Element {
  const { operation, code, response } = samples;
  const { head, code: call } = code.typescript;
  return (
    <div class="recorded-call">
      <details>
        <summary>Imports and client</summary>
        <CodeBlock code={head} language="typescript" />
      </details>
      <CodeBlock code={call} language="typescript" />
      <p class="endpoint">
        <b class="status success">{response.status}</b>
        <span>
          from <b class={`method ${operation.method.toLowerCase()}`}>{operation.method}</b>{" "}
          <code>{operation.template}</code>
        </span>
      </p>
      {response.body.kind === "json" && (
        <CodeBlock code={JSON.stringify(response.body.value, null, 2)} language="json" />
      )}
    </div>
  );
}
