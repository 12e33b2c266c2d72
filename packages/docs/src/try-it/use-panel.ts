import type { FieldFinding } from "@seamline/ui/form/field-findings";
import { parseJson } from "@seamline/ui/form/json-text";
import type { PreparedRequest } from "@seamline/ui/request/request-draft";
import type { ReadResponse } from "@seamline/ui/response/response-view";
import { useState } from "preact/hooks";
import type { Caller } from "./emulator-messages.ts";
import { findingsAt } from "./field-violations.ts";
import { baseUrlProblem } from "./own-server.ts";
import { NOTHING_REMEMBERED, type RememberedValues, remember, suggestionsFor } from "./remembered-values.ts";
import { sendCall, sendRequest } from "./send-request.ts";
import type { TabEmulator } from "./tab-emulator.ts";
import { tabStorage } from "./tab-storage.ts";
import type { Target } from "./target-fields.tsx";
import type { TryItOperation } from "./try-it-data.ts";
import { tryItText } from "./try-it-strings.ts";
import { type EditedDraft, problemsOf, useDraft } from "./use-draft.ts";
import { type ExchangeState, useEmulatorState, useExchange } from "./use-exchange.ts";

export interface PanelProps {
  /** Prefix of the element IDs, unique on the page. */
  readonly id: string;
  /** URL of the operation's data. */
  readonly dataUrl: string;
  readonly operation: TryItOperation;
  readonly emulator: TabEmulator;
}

export interface Panel {
  readonly edited: EditedDraft;
  readonly exchange: ExchangeState;
  readonly target: Target;
  readonly setTarget: (target: Target) => void;
  readonly callers: readonly Caller[];
  /** How far the emulator's clock is ahead of the system clock, in milliseconds. */
  readonly clockAheadMs: number;
  readonly notice: string | undefined;
  readonly failure: string | undefined;
  /** Returns the problem with a field, or undefined if the field is valid. */
  problemOf(field: string): string | undefined;
  /** Contract violations in the last request, by form field. */
  readonly findings: readonly FieldFinding[];
  suggestions(key: string): readonly string[];
  /** Sends the request if it is valid. */
  submit(event?: Event): void;
  startOver(): void;
  /** Sends the calls that the example depends on. */
  prepare(): void;
  reset(): void;
  advance(ms: number): void;
}

export function usePanel(props: PanelProps): Panel {
  const { id, operation, emulator, dataUrl } = props;
  const state = useEmulatorState(emulator);
  const exchange = useExchange();
  const [remembered, keep] = useRemembered();
  const edited = useDraft(operation, remembered, dataUrl);
  const [sentDraft, setSentDraft] = useState(edited.draft);
  const [target, setTarget] = useState<Target>(() => firstTarget(operation));
  const { problemOf, submit } = useSubmit(props, edited, exchange, target, async (request) => {
    const { draft } = edited;
    const read = await sendRequest(emulator, operation, request, target);
    setSentDraft(draft);
    if (target.place === "emulator") keep(withReceived(tabStorage.remembered, operation, request, read));
    return read;
  });
  const prepare = async (): Promise<string> => {
    const newest = await makeCalls(emulator, operation);
    keep(newest);
    edited.startOver(newest);
    return tryItText.prepared;
  };
  const reset = async (): Promise<string> => {
    await emulator.reset();
    keep(NOTHING_REMEMBERED);
    return tryItText.wasReset;
  };
  return {
    edited,
    exchange,
    target,
    setTarget,
    callers: state.opened?.callers[operation.service] ?? [firstCaller(operation)],
    clockAheadMs: state.clockAheadMs,
    notice: state.notice,
    failure: target.place === "emulator" ? state.failure : undefined,
    problemOf,
    findings: findingsAt(id, operation, exchange.received?.check?.request ?? [], {
      sent: sentDraft,
      now: edited.draft,
    }),
    suggestions: (key) => suggestionsFor(remembered, operation, key, edited.draft.path),
    submit,
    startOver: () => edited.startOver(remembered),
    prepare: () => exchange.perform(prepare),
    reset: () => exchange.perform(reset),
    advance: (ms) =>
      exchange.perform(async () => {
        await emulator.advance(ms);
        return tryItText.clockAdvanced;
      }),
  };
}

function firstTarget(operation: TryItOperation): Target {
  const { credential } = firstCaller(operation);
  return { place: "emulator", caller: credential, own: { baseUrl: "", credential: "" } };
}

function firstCaller({ called }: TryItOperation): Caller {
  return { credential: called.service.credentials.token, name: "" };
}

function useRemembered(): [RememberedValues, (values: RememberedValues) => void] {
  const [remembered, setRemembered] = useState(() => tabStorage.remembered);
  const keep = (values: RememberedValues): void => {
    setRemembered(values);
    tabStorage.keepRemembered(values);
  };
  return [remembered, keep];
}

function withReceived(
  before: RememberedValues,
  operation: TryItOperation,
  { path, body }: PreparedRequest,
  read: ReadResponse,
): RememberedValues {
  if (read.response.status >= 300) return before;
  const sent = parseJson(typeof body === "string" ? body : "null");
  return remember(before, operation, {
    path,
    sent: "value" in sent ? sent.value : undefined,
    received: read.body.json,
  });
}

async function makeCalls(
  emulator: TabEmulator,
  { service, before }: TryItOperation,
): Promise<RememberedValues> {
  let remembered = tabStorage.remembered;
  for (const call of before) {
    const read = await sendCall(emulator, service, call);
    const { path, body: sent } = call.request;
    const texts = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
    const named = { service, called: call.operation };
    remembered = remember(remembered, named, { path: texts, sent, received: read.body.json });
  }
  return remembered;
}

/** Sends a valid request. For an invalid request, reports the first problem and focuses its field. */
function useSubmit(
  { id }: PanelProps,
  edited: EditedDraft,
  exchange: ExchangeState,
  target: Target,
  send: (request: PreparedRequest) => Promise<ReadResponse>,
): Pick<Panel, "problemOf" | "submit"> {
  const [wasTried, setWasTried] = useState(false);
  const problems = allProblems(id, edited, target);
  const { prepared } = edited;
  return {
    // Show this problem immediately, because the form is hidden while the JSON is invalid.
    problemOf: (field) =>
      wasTried || field === "body"
        ? problems.find(({ elementId }) => elementId === `${id}-${field}`)?.message
        : undefined,
    submit(event) {
      event?.preventDefault();
      setWasTried(true);
      const [first] = problems;
      if (!first && "request" in prepared) return exchange.ask(() => send(prepared.request));
      exchange.say(tryItText.notSent(first?.message ?? ""));
      document.getElementById(first?.elementId ?? "")?.focus();
    },
  };
}

interface PanelProblem {
  readonly elementId: string;
  readonly message: string;
}

function allProblems(
  id: string,
  { prepared, partProblems }: EditedDraft,
  { place, own }: Target,
): PanelProblem[] {
  const url = place === "own" ? baseUrlProblem(own.baseUrl) : undefined;
  const fields = problemsOf(prepared).map(({ field, message }) => ({ elementId: `${id}-${field}`, message }));
  const parts = Object.entries(partProblems).map(([elementId, message]) => ({ elementId, message }));
  return [
    ...(url === undefined ? [] : [{ elementId: `${id}-own.baseUrl`, message: url }]),
    ...fields,
    ...parts,
  ];
}
