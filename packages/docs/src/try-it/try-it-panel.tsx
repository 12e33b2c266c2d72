import { ClockControl } from "@seamline/ui/clock/clock-control";
import { BodyEditor } from "@seamline/ui/form/body-editor";
import { FieldFindings } from "@seamline/ui/form/field-findings";
import { PartProblems } from "@seamline/ui/form/json-field";
import { ParameterFields, PathFields } from "@seamline/ui/request/parameter-fields";
import { pathFields } from "@seamline/ui/request/request-draft";
import { signedUrlsIn } from "@seamline/ui/response/response-body";
import { ResponseView } from "@seamline/ui/response/response-view";
import type { JSX } from "preact";
import { EquivalentCode } from "./equivalent-code.tsx";
import { fieldOf } from "./field-violations.ts";
import { followSignedUrl } from "./send-request.ts";
import { SignedUrls } from "./signed-urls.tsx";
import { StatusLine } from "./status-line.tsx";
import { TargetFields } from "./target-fields.tsx";
import type { TryItOperation } from "./try-it-data.ts";
import { tryItText } from "./try-it-strings.ts";
import { type Panel, type PanelProps, usePanel } from "./use-panel.ts";

/** The try-it panel of an operation: request form, server and response. */
export function TryItPanel(props: PanelProps): JSX.Element {
  const panel = usePanel(props);
  const { id, operation } = props;
  const { edited, exchange, target } = panel;
  const { draft, prepared } = edited;
  return (
    <form
      class="ti-panel"
      aria-label={tryItText.tryOperation(operation.title)}
      noValidate
      onSubmit={panel.submit}
    >
      <TargetFields
        id={id}
        target={target}
        callers={panel.callers}
        urlProblem={panel.problemOf("own.baseUrl")}
        onTarget={panel.setTarget}
      />
      {target.place === "emulator" && <Preparation operation={operation} onPrepare={panel.prepare} />}
      {operation.isAsShown && <p class="ti-note">{tryItText.asShown}</p>}
      <RequestFields key={edited.beginning} id={id} operation={operation} panel={panel} />
      <Actions operation={operation} panel={panel} />
      <StatusLine {...panel} />
      {exchange.received && (
        <ResponseView
          received={exchange.received}
          isAtField={(violation) => fieldOf(operation, violation) !== undefined}
        />
      )}
      <ResponseUrls {...props} panel={panel} />
      {"request" in prepared && (
        <EquivalentCode operation={operation} draft={draft} request={prepared.request} target={target} />
      )}
      {target.place === "emulator" && <EmulatorControls id={id} panel={panel} />}
    </form>
  );
}

interface PreparationProps {
  readonly operation: TryItOperation;
  readonly onPrepare: () => void;
}

/** Offers to send the calls that the example depends on. Renders nothing for an independent example. */
function Preparation({ operation, onPrepare }: PreparationProps): JSX.Element | null {
  const steps = operation.before.map((each) => each.operation.operationId);
  if (steps.length === 0) return null;
  return (
    <p class="ti-note">
      {tryItText.dependsOn(steps.join(" and "))}{" "}
      <button type="button" class="ti-quiet" onClick={onPrepare}>
        {tryItText.sendFirst(steps.length)}
      </button>
    </p>
  );
}

interface PartProps {
  readonly operation: TryItOperation;
  readonly panel: Panel;
}

function RequestFields({ id, operation, panel }: PartProps & { readonly id: string }): JSX.Element {
  const { draft, change, reportPart } = panel.edited;
  const fields = pathFields(operation);
  return (
    <FieldFindings.Provider value={panel.findings}>
      <PartProblems.Provider value={reportPart}>
        {fields.length > 0 && (
          <PathFields
            id={id}
            fields={fields}
            values={draft.path}
            suggestions={panel.suggestions}
            problemOf={panel.problemOf}
            onValue={(key, value) => change({ path: { ...draft.path, [key]: value } })}
          />
        )}
        <BodyFields id={id} operation={operation} panel={panel} />
        <ParameterFields
          id={id}
          parameters={operation.parameters.filter((each) => each.in !== "path")}
          values={draft.others}
          problemOf={panel.problemOf}
          onValue={(name, values) => change({ others: { ...draft.others, [name]: values } })}
        />
      </PartProblems.Provider>
    </FieldFindings.Provider>
  );
}

function BodyFields({
  id,
  operation: { body },
  panel,
}: PartProps & { readonly id: string }): JSX.Element | null {
  const { draft, change } = panel.edited;
  if (!body) return null;
  if (body.schema)
    return (
      <BodyEditor
        id={`${id}-body`}
        model={body.schema}
        required={body.required}
        text={draft.body}
        problem={panel.problemOf("body")}
        onText={(text) => change({ body: text })}
      />
    );
  return (
    <fieldset class="ti-part">
      <legend>{tryItText.body}</legend>
      <label for={`${id}-body`}>{tryItText.file(body.mediaType)}</label>
      <input
        id={`${id}-body`}
        type="file"
        onChange={(event) => change({ file: event.currentTarget.files?.[0] })}
      />
    </fieldset>
  );
}

function Actions({ operation: { called }, panel }: PartProps): JSX.Element {
  const { prepared } = panel.edited;
  return (
    <div class="ti-row ti-actions">
      {/* Use aria-disabled instead of disabled, so that the button keeps the focus while it is busy. */}
      <button type="submit" class="ti-send" aria-disabled={panel.exchange.isBusy}>
        {tryItText.send}
      </button>
      <code class="ti-sent">
        {called.method} {"request" in prepared ? prepared.request.target : called.template}
      </code>
      <button type="button" class="ti-quiet" onClick={panel.startOver}>
        {tryItText.restoreExample}
      </button>
    </div>
  );
}

function ResponseUrls({
  id,
  operation,
  emulator,
  panel: { exchange },
}: PanelProps & { readonly panel: Panel }): JSX.Element {
  const urls = signedUrlsIn(exchange.received?.body.json, operation.called.service.baseUrl);
  return (
    <SignedUrls
      id={id}
      urls={urls}
      isBusy={exchange.isBusy}
      onUpload={(url, file, headers) =>
        exchange.ask(() => followSignedUrl(emulator, operation, url, { file, headers }))
      }
      onDownload={(url) => exchange.ask(() => followSignedUrl(emulator, operation, url))}
    />
  );
}

function EmulatorControls({ id, panel }: { readonly id: string; readonly panel: Panel }): JSX.Element {
  const { exchange, clockAheadMs, notice } = panel;
  return (
    <div class="ti-controls">
      <ClockControl id={id} aheadMs={clockAheadMs} isBusy={exchange.isBusy} onAdvance={panel.advance} />
      <button type="button" class="ti-quiet" onClick={panel.reset}>
        {tryItText.resetEmulator}
      </button>
      <p class="ti-note" role="status">
        {notice}
      </p>
      <p class="ti-hint">{tryItText.emulatorHint}</p>
    </div>
  );
}
