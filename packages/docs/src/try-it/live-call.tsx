import { Field } from "@seamline/ui/form/field";
import { ResponseView } from "@seamline/ui/response/response-view";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { StatusLine } from "./status-line.tsx";
import { tryItText } from "./try-it-strings.ts";
import { type PanelProps, usePanel } from "./use-panel.ts";

/** An editable JSON request that is sent immediately, and again on demand. */
export function LiveCall(props: PanelProps): JSX.Element {
  const { id, operation } = props;
  const panel = usePanel(props);
  const { edited, exchange } = panel;
  const { method, template } = operation.called;
  // Send only the first request automatically.
  useEffect(() => panel.submit(), []);
  return (
    <form class="ti-panel" aria-label={operation.title} noValidate onSubmit={panel.submit}>
      <Field id={`${id}-body`} label={`${method} ${template}`} problem={panel.problemOf("body")}>
        {(attributes) => (
          <textarea
            {...attributes}
            class="ti-code"
            spellcheck={false}
            rows={Math.min(12, edited.draft.body.split("\n").length + 1)}
            value={edited.draft.body}
            onInput={(event) => edited.change({ body: event.currentTarget.value })}
          />
        )}
      </Field>
      <div class="ti-row">
        <button type="submit" class="ti-send" aria-disabled={exchange.isBusy}>
          {tryItText.send}
        </button>
        <button type="button" class="ti-quiet" onClick={panel.startOver}>
          {tryItText.restoreExample}
        </button>
      </div>
      <StatusLine {...panel} />
      {exchange.received && <ResponseView received={exchange.received} />}
    </form>
  );
}
