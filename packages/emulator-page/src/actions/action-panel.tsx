import { BodyEditor } from "@seamline/ui/form/body-editor";
import { PartProblems } from "@seamline/ui/form/json-field";
import type { OperationForm } from "@seamline/ui/request/operation-form";
import { ParameterFields, PathFields } from "@seamline/ui/request/parameter-fields";
import { pathFields } from "@seamline/ui/request/request-draft";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { formOf } from "../contract/calls.ts";
import type { OpenDocument } from "../contract/documents.ts";
import type { Item, PathValues } from "../contract/item-identity.ts";
import { type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { actionText } from "../strings.ts";
import { type CreatedItem, SentResponse } from "./sent-response.tsx";
import { type ActionDraft, useAction } from "./use-action.ts";

export interface ActionPanelProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly operation: ResourceOperation;
  /** Path values that are already known. The form asks for the remaining ones. */
  readonly values: PathValues;
  /** Initial body of the form. */
  readonly body?: unknown;
  readonly caller: PageCaller | undefined;
  /** Returns a link to the item that the operation created. */
  readonly createdItem?: ((item: Item) => CreatedItem | undefined) | undefined;
  readonly onClose: () => void;
}

/** A form for an operation's request. Also shows the response. */
export function ActionPanel(props: ActionPanelProps): JSX.Element {
  const { service, document, operation, values, body, caller, createdItem, onClose } = props;
  const form = useMemo(() => formOf(document, service, operation), [document, service, operation]);
  const id = `action-${operation.operationId}`;
  const action = useAction({ form, operation, values, body, caller });
  const panel = useRef<HTMLFormElement>(null);
  // Focus before the first paint, so that Escape closes the form and not its parent.
  useLayoutEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>("input:not([type=radio]), select, textarea, button.ti-send")
      ?.focus();
  }, []);
  return (
    <form
      ref={panel}
      class="ti-panel action"
      aria-label={wordsOf(operation.operationId)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void action.submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Close only the form, not its parent.
        event.preventDefault();
        onClose();
      }}
    >
      <div class="action-head">
        <h2>{wordsOf(operation.operationId)}</h2>
        <button type="button" class="ti-quiet" onClick={onClose}>
          {actionText.close}
        </button>
      </div>
      <Fields id={id} form={form} action={action} known={values} operation={operation} />
      <div class="ti-row ti-actions">
        <button
          type="submit"
          class={form.called.method === "DELETE" ? "ti-send danger" : "ti-send"}
          aria-disabled={action.isBusy}
        >
          {form.called.method === "DELETE" ? actionText.delete : actionText.send}
        </button>
        <code class="ti-sent">
          {form.called.method} {action.target ?? form.called.template}
        </code>
      </div>
      <p class="ti-status" role="status">
        {action.status}
      </p>
      {action.sent && (
        <SentResponse {...action.sent} operationId={operation.operationId} createdItem={createdItem} />
      )}
    </form>
  );
}

interface FieldsProps {
  readonly id: string;
  readonly form: OperationForm;
  readonly action: ActionDraft;
  readonly known: PathValues;
  readonly operation: ResourceOperation;
}

/** Shows a request's fields. The path is omitted if all of its values are known. */
function Fields({ id, form, action, known, operation }: FieldsProps): JSX.Element {
  const { draft, change, problemOf, reportPart } = action;
  const fields = pathFields(form);
  const isKnown = known.length === operation.parameters.length && known.every((value) => value !== "");
  const { body } = form;
  return (
    <PartProblems.Provider value={reportPart}>
      {fields.length > 0 && !isKnown && (
        <PathFields
          id={id}
          fields={fields}
          values={draft.path}
          suggestions={() => []}
          problemOf={problemOf}
          onValue={(key, value) => change({ path: { ...draft.path, [key]: value } })}
        />
      )}
      {body?.schema && (
        <BodyEditor
          id={`${id}-body`}
          model={body.schema}
          required={body.required}
          text={draft.body}
          problem={problemOf("body")}
          onText={(text) => change({ body: text })}
        />
      )}
      {body && !body.schema && (
        <label>
          {actionText.file(body.mediaType)}
          <input type="file" onChange={(event) => change({ file: event.currentTarget.files?.[0] })} />
        </label>
      )}
      <ParameterFields
        id={id}
        parameters={form.parameters.filter((each) => each.in !== "path")}
        values={draft.others}
        problemOf={problemOf}
        onValue={(name, given) => change({ others: { ...draft.others, [name]: given } })}
      />
    </PartProblems.Provider>
  );
}
