import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import type { OperationSamples } from "../samples/operation-samples.ts";

/** Shows a sample's request and its recorded response. */
export function RecordedCall({ samples }: { samples: OperationSamples }): JSX.Element {
  const { operation, request, response } = samples;
  return (
    <div class="recorded-call">
      <p class="endpoint">
        <b class={`method ${operation.method.toLowerCase()}`}>{operation.method}</b>{" "}
        <code>{operation.template}</code>
      </p>
      {request.body !== undefined && (
        <CodeBlock code={JSON.stringify(request.body, null, 2)} language="json" />
      )}
      <p class="endpoint">
        <b class="status success">{response.status}</b> <span>Response</span>
      </p>
      {response.body.kind === "json" && (
        <CodeBlock code={JSON.stringify(response.body.value, null, 2)} language="json" />
      )}
    </div>
  );
}
