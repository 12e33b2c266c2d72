import { newValue } from "@seamline/ui/form/form-schema";
import { formatJson } from "@seamline/ui/form/json-text";
import type { OperationForm } from "@seamline/ui/request/operation-form";
import { exampleDraft, prepareRequest, type RequestDraft } from "@seamline/ui/request/request-draft";
import type { ReceivedResponse } from "@seamline/ui/response/exchange";
import { useCallback, useState } from "preact/hooks";
import { send } from "../contract/calls.ts";
import { namedValues, type PathValues } from "../contract/item-identity.ts";
import type { ResourceOperation } from "../contract/resource-tree.ts";
import type { PageCaller } from "../protocol.ts";
import { actionText } from "../strings.ts";

/** A request that is being edited, and the latest response to it. */
export interface ActionDraft {
  readonly draft: RequestDraft;
  readonly isBusy: boolean;
  /** Status message. */
  readonly status: string;
  readonly sent: Sent | undefined;
  /** Path and query of the request, or `undefined` while the draft is invalid. */
  readonly target: string | undefined;
  change(changes: Partial<RequestDraft>): void;
  problemOf(field: string): string | undefined;
  reportPart(id: string, message: string | undefined): void;
  submit(): Promise<void>;
}

export interface Sent {
  readonly response: ReceivedResponse;
  /** Id of the request in the journal. */
  readonly journalId: number | undefined;
}

interface ActionOptions {
  readonly form: OperationForm;
  readonly operation: ResourceOperation;
  readonly values: PathValues;
  readonly body: unknown;
  readonly caller: PageCaller | undefined;
}

export function useAction({ form, operation, values, body, caller }: ActionOptions): ActionDraft {
  const [draft, setDraft] = useState(() => firstDraft(form, operation, values, body));
  const [partProblems, setPartProblems] = useState<Readonly<Record<string, string>>>({});
  const [wasTried, setTried] = useState(false);
  const [state, setState] = useState<{ isBusy: boolean; status: string; sent?: Sent }>({
    isBusy: false,
    status: "",
  });
  const prepared = prepareRequest(form, draft);
  const problems = "problems" in prepared ? prepared.problems : [];
  const reportPart = useCallback((id: string, message: string | undefined) => {
    setPartProblems(({ [id]: _, ...others }) =>
      message === undefined ? others : { ...others, [id]: message },
    );
  }, []);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (state.isBusy) return;
    const [problem] = [...problems.map(({ message }) => message), ...Object.values(partProblems)];
    if (problem !== undefined || !("request" in prepared))
      return setState({ isBusy: false, status: problem ?? actionText.incomplete });
    setState({ isBusy: true, status: actionText.waiting });
    setState({ isBusy: false, ...(await sendAction(form.service, prepared.request, caller)) });
  };
  return {
    draft,
    ...state,
    sent: state.sent,
    target: "request" in prepared ? prepared.request.target : undefined,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    problemOf: (field) => (wasTried ? problems.find((each) => each.field === field)?.message : undefined),
    reportPart,
    submit,
  };
}

function firstDraft(
  form: OperationForm,
  { parameters }: ResourceOperation,
  values: PathValues,
  body: unknown,
): RequestDraft {
  const model = form.body?.schema;
  const value = body ?? (model && newValue(model.definitions, model.root));
  const path = namedValues(parameters, values);
  const example = exampleDraft({ ...form, example: { path, query: {}, headers: {} } });
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  const asksForBody = model && (form.body?.required || !isEmpty);
  return { ...example, ...(asksForBody && { body: formatJson(value) }) };
}

/** Sends a request. Returns the response and a status message. */
export async function sendAction(
  service: string,
  request: Parameters<typeof send>[1],
  caller: PageCaller | undefined,
): Promise<{ readonly status: string; readonly sent?: Sent }> {
  const start = performance.now();
  try {
    const response = await send(service, request, caller);
    // Browsers hide the target of a redirect from scripts.
    if (response.type === "opaqueredirect") return { status: actionText.redirect };
    const body = await response.blob();
    const { status, statusText, headers } = response;
    const durationMs = performance.now() - start;
    const journalId = Number(headers.get("x-emulator-request") ?? Number.NaN);
    return {
      status: actionText.statusIn(`${status} ${statusText}`.trim(), Math.max(1, Math.round(durationMs))),
      sent: {
        response: { status, statusText, headers: [...headers], body, durationMs },
        journalId: Number.isNaN(journalId) ? undefined : journalId,
      },
    };
  } catch {
    return { status: actionText.connectionClosed };
  }
}
