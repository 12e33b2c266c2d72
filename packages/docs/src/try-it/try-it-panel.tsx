import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { signedUrlsIn } from "./answer.ts";
import { AnswerView } from "./answer-view.tsx";
import { BodyEditor } from "./body-editor.tsx";
import { ClockControl } from "./clock-control.tsx";
import { PartProblems } from "./json-field.tsx";
import { baseUrlProblem } from "./own-server.ts";
import { ParameterFields, PathFields } from "./parameter-fields.tsx";
import { NOTHING_REMEMBERED, remember, suggestionsFor } from "./remembered-values.ts";
import { pathFields } from "./request-draft.ts";
import { followSignedUrl, sendRequest } from "./send-request.ts";
import { SignedUrls } from "./signed-urls.tsx";
import type { TabEmulator } from "./tab-emulator.ts";
import { tabStorage } from "./tab-storage.ts";
import { type Target, TargetFields } from "./target-fields.tsx";
import type { TryItOperation } from "./try-it-data.ts";
import { type EditedDraft, problemsOf, useDraft } from "./use-draft.ts";
import { type ExchangeState, useEmulatorState, useExchange } from "./use-exchange.ts";

interface TryItPanelProps {
  /** Begins the ids of the panel's elements, of which a page may have several. */
  readonly id: string;
  readonly operation: TryItOperation;
  readonly emulator: TabEmulator;
}

/** The panel of an operation: its request as a form, where it goes, and the answer. */
export function TryItPanel(props: TryItPanelProps): JSX.Element {
  const panel = usePanel(props);
  const { id, operation } = props;
  const { edited, exchange, target } = panel;
  return (
    <form class="ti-panel" aria-label={`Try it: ${operation.title}`} noValidate onSubmit={panel.submit}>
      <TargetFields
        id={id}
        target={target}
        callers={panel.callers}
        urlProblem={panel.problemOf("own.baseUrl")}
        onTarget={panel.setTarget}
      />
      <RequestFields key={edited.beginning} id={id} operation={operation} panel={panel} />
      <div class="ti-row ti-actions">
        <button type="submit" class="ti-send" aria-disabled={exchange.isBusy}>
          Send
        </button>
        <code class="ti-target">
          {operation.method}{" "}
          {"request" in edited.prepared ? edited.prepared.request.target : operation.template}
        </code>
        <button type="button" class="ti-quiet" onClick={panel.startOver}>
          Back to the example
        </button>
      </div>
      <p class="ti-status" role="status">
        {panel.failure ?? exchange.status}
      </p>
      {exchange.answer && <AnswerView answer={exchange.answer} />}
      <AnswerUrls {...props} exchange={exchange} />
      {target.place === "emulator" && <EmulatorControls {...props} panel={panel} />}
    </form>
  );
}

interface Panel {
  readonly edited: EditedDraft;
  readonly exchange: ExchangeState;
  readonly target: Target;
  readonly setTarget: (target: Target) => void;
  readonly callers: Parameters<typeof TargetFields>[0]["callers"];
  readonly clockAheadMs: number;
  readonly notice: string | undefined;
  readonly failure: string | undefined;
  problemOf(field: string): string | undefined;
  suggestions(key: string): readonly string[];
  submit(event: Event): void;
  startOver(): void;
  reset(): void;
}

function usePanel({ id, operation, emulator }: TryItPanelProps): Panel {
  const state = useEmulatorState(emulator);
  const exchange = useExchange();
  const [remembered, setRemembered] = useState(() => tabStorage.remembered);
  const edited = useDraft(operation, remembered);
  const [picked, setTarget] = useState<Target>();
  const [wasTried, setWasTried] = useState(false);
  const callers = state.opened?.callers[operation.service] ?? [];
  const target = picked ?? { place: "emulator", caller: callers[0]?.credential ?? "", own: NO_SERVER };
  const problems = allProblems(edited, target);

  const keep = (values: typeof remembered): void => {
    setRemembered(values);
    tabStorage.keepRemembered(values);
  };
  const send = async () => {
    if (!("request" in edited.prepared)) throw new Error("The request cannot be sent.");
    const { request } = edited.prepared;
    // Callers are known once the emulator has started, and the first of them sends the first request.
    await (target.place === "emulator" && emulator.start());
    const [first] = emulator.state.opened?.callers[operation.service] ?? [];
    const sender = picked ?? { ...target, caller: first?.credential ?? "" };
    const answer = await sendRequest(emulator, operation, request, sender);
    const sent = typeof request.body === "string" ? safeJson(request.body) : undefined;
    if (target.place === "emulator" && answer.response.status < 300)
      keep(
        remember(tabStorage.remembered, operation, { path: request.path, sent, received: answer.body.json }),
      );
    return answer;
  };
  return {
    edited,
    exchange,
    target,
    setTarget,
    callers,
    clockAheadMs: state.clockAheadMs,
    notice: state.notice,
    failure: state.failure,
    problemOf: (field) =>
      wasTried || field === "body" ? problems.find((each) => each.field === field)?.message : undefined,
    suggestions: (key) => suggestionsFor(remembered, operation, key, edited.draft.path),
    submit: (event) => {
      event.preventDefault();
      setWasTried(true);
      const [first] = problems;
      if (!first) return exchange.ask(send);
      exchange.say(`Nothing was sent. ${first.message}`);
      document.getElementById(first.elementId ?? `${id}-${first.field}`)?.focus();
    },
    startOver: () => edited.startOver(remembered),
    reset: () =>
      exchange.perform(async () => {
        await emulator.reset();
        keep(NOTHING_REMEMBERED);
        return "The emulator has its example again.";
      }),
  };
}

const NO_SERVER = { baseUrl: "", credential: "" };

interface PanelProblem {
  readonly field: string;
  readonly message: string;
  /** The id of the element, where the field is not one of the panel's own. */
  readonly elementId?: string;
}

function allProblems({ prepared, partProblems }: EditedDraft, { place, own }: Target): PanelProblem[] {
  const url = place === "own" ? baseUrlProblem(own.baseUrl) : undefined;
  const parts = Object.entries(partProblems);
  return [
    ...(url === undefined ? [] : [{ field: "own.baseUrl", message: url }]),
    ...problemsOf(prepared),
    ...parts.map(([elementId, message]) => ({ field: elementId, message, elementId })),
  ];
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface RequestFieldsProps extends Pick<TryItPanelProps, "id" | "operation"> {
  readonly panel: Panel;
}

function RequestFields({ id, operation, panel }: RequestFieldsProps): JSX.Element {
  const { draft, change, reportPart } = panel.edited;
  const fields = pathFields(operation);
  const { body } = operation;
  return (
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
      {body?.schema && (
        <BodyEditor
          id={`${id}-body`}
          model={body.schema}
          required={body.required}
          text={draft.body}
          problem={panel.problemOf("body")}
          onText={(text) => change({ body: text })}
        />
      )}
      {body && !body.schema && (
        <fieldset class="ti-part">
          <legend>Body</legend>
          <label for={`${id}-body`}>File of {body.mediaType}</label>
          <input
            id={`${id}-body`}
            type="file"
            onChange={(event) => change({ file: event.currentTarget.files?.[0] })}
          />
        </fieldset>
      )}
      <ParameterFields
        id={id}
        parameters={operation.parameters.filter((each) => each.in !== "path")}
        values={draft.others}
        problemOf={panel.problemOf}
        onValue={(name, values) => change({ others: { ...draft.others, [name]: values } })}
      />
    </PartProblems.Provider>
  );
}

function AnswerUrls({
  id,
  operation,
  emulator,
  exchange,
}: TryItPanelProps & { readonly exchange: ExchangeState }): JSX.Element {
  const urls = signedUrlsIn(exchange.answer?.body.json, operation.baseUrl);
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

function EmulatorControls({ id, emulator, panel }: TryItPanelProps & { readonly panel: Panel }): JSX.Element {
  const { exchange, clockAheadMs, notice } = panel;
  const advance = (ms: number): void =>
    exchange.perform(async () => {
      await emulator.advance(ms);
      return "The clock has moved on.";
    });
  return (
    <div class="ti-controls">
      <ClockControl id={id} aheadMs={clockAheadMs} isBusy={exchange.isBusy} onAdvance={advance} />
      <button type="button" class="ti-quiet" onClick={panel.reset}>
        Reset the emulator
      </button>
      <p class="ti-note" role="status">
        {notice}
      </p>
      <p class="ti-hint">The emulator runs in this page, and its state ends with this tab.</p>
    </div>
  );
}
