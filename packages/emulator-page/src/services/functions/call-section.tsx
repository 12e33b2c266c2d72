import { Breakable } from "@seamline/ui/code/breakable";
import { Field } from "@seamline/ui/form/field";
import { fillPath } from "@seamline/ui/request/resource-name";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { SentResponse } from "../../actions/sent-response.tsx";
import { type Sent, sendAction } from "../../actions/use-action.ts";
import type { SentRequest } from "../../contract/calls.ts";
import { CopyButton } from "../../page/copy-button.tsx";
import type { PageCaller } from "../../protocol.ts";
import { actionText } from "../../strings.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { isFirstGeneration, runPath, triggerOf } from "./function-item.ts";
import { callText } from "./strings.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

/** Browsers do not send a body with these methods. */
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** How to call a function: at its HTTP address, or with the `call` operation of v1. */
type Way = "address" | "operation";

interface CallDraft {
  readonly way: Way;
  readonly method: string;
  /** Path and query, relative to the function's address. */
  readonly rest: string;
  /** One `name: value` per line. */
  readonly headers: string;
  readonly body: string;
}

const FIRST_BODY = '{\n  "name": "Ada"\n}';

function firstDraft(way: Way): CallDraft {
  const isOperation = way === "operation";
  return {
    way,
    method: isOperation ? "POST" : "GET",
    rest: "",
    headers: "",
    body: isOperation ? FIRST_BODY : "",
  };
}

/** A form that calls a function and shows the response. */
export function CallSection({ service, item, caller }: ItemSectionProps): JSX.Element {
  const ways = waysOf(item);
  const [draft, setDraft] = useState(() => firstDraft(ways[0] ?? "address"));
  const [{ status, sent }, setOutcome] = useState<{ readonly status: string; readonly sent?: Sent }>({
    status: "",
  });
  const change = (changes: Partial<CallDraft>): void => setDraft((before) => ({ ...before, ...changes }));
  const { request, problem } = requestOf(draft, `${item.name}`);
  const submit = async (): Promise<void> => {
    if (!request) return setOutcome({ status: problem ?? "" });
    setOutcome({ status: actionText.waiting });
    setOutcome(await sendAction(service.name, request, callerOf(draft, caller)));
  };
  return (
    <form
      class="ti-panel call"
      aria-label={callText.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {ways.length > 1 && <WayField draft={draft} onWay={(way) => setDraft(firstDraft(way))} />}
      {draft.way === "address" ? (
        <AddressFields draft={draft} onChange={change} problem={problem} />
      ) : (
        <BodyField draft={draft} label={callText.data} onChange={change} />
      )}
      <div class="ti-row ti-actions">
        <button type="submit" class="ti-send">
          {callText.call}
        </button>
        {request && <CallUrl method={request.method} url={`${service.url ?? ""}${request.target}`} />}
      </div>
      <p class="ti-status" role="status">
        {status}
      </p>
      {sent && <SentResponse {...sent} operationId="call" />}
    </form>
  );
}

function CallUrl({ method, url }: { readonly method: string; readonly url: string }): JSX.Element {
  return (
    <span class="call-url">
      <code>
        {method} <Breakable text={url} />
      </code>{" "}
      <CopyButton name={callText.copyUrl} text={url} />
    </span>
  );
}

function waysOf(item: ItemSectionProps["item"]): readonly Way[] {
  const isOld = isFirstGeneration(item);
  if (triggerOf(item)) return ["operation"];
  return isOld ? ["address", "operation"] : ["address"];
}

/** Only the operation authenticates the caller. Requests to the HTTP address are passed to the function unchanged. */
function callerOf({ way }: CallDraft, caller: PageCaller | undefined): PageCaller | undefined {
  return way === "operation" ? caller : undefined;
}

interface CallRequest {
  readonly request?: SentRequest;
  readonly problem?: string;
}

function requestOf(draft: CallDraft, name: string): CallRequest {
  if (draft.way === "operation") {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ data: draft.body });
    return {
      request: {
        method: "POST",
        target: fillPath("/v1/{name}:call", { name }, ["name"]),
        headers,
        body,
      },
    };
  }
  const { method, rest, body } = draft;
  const headers = readHeaders(draft.headers);
  if (typeof headers === "string") return { problem: headers };
  const target = `${runPath(name)}${rest === "" || /^[/?]/.test(rest) ? rest : `/${rest}`}`;
  const hasBody = !BODILESS.has(method) && body !== "";
  return { request: { method, target, headers, ...(hasBody && { body }) } };
}

/** Parses header lines. @returns a description of the problem if a line is invalid */
function readHeaders(text: string): Record<string, string> | string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const wrong = lines.find((line) => !/^\s*[\w!#$%&'*+.^`|~-]+\s*:/.test(line));
  if (wrong !== undefined) return callText.invalidHeader(wrong.slice(0, 60));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

function WayField({
  draft,
  onWay,
}: {
  readonly draft: CallDraft;
  readonly onWay: (way: Way) => void;
}): JSX.Element {
  return (
    <Field id="call-way" label={callText.way}>
      {(attributes) => (
        <select
          {...attributes}
          value={draft.way}
          onChange={(event) => onWay(event.currentTarget.value as Way)}
        >
          <option value="address">{callText.address}</option>
          <option value="operation">{callText.operation}</option>
        </select>
      )}
    </Field>
  );
}

interface FieldsProps {
  readonly draft: CallDraft;
  readonly onChange: (changes: Partial<CallDraft>) => void;
}

function AddressFields({
  draft,
  problem,
  onChange,
}: FieldsProps & { readonly problem: string | undefined }): JSX.Element {
  return (
    <>
      <div class="call-line">
        <Field id="call-method" label={callText.method}>
          {(attributes) => (
            <select
              {...attributes}
              value={draft.method}
              onChange={(event) => onChange({ method: event.currentTarget.value })}
            >
              {METHODS.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </select>
          )}
        </Field>
        <Field id="call-rest" label={callText.path}>
          {(attributes) => (
            <input
              {...attributes}
              placeholder="/path?who=Ada"
              value={draft.rest}
              onInput={(event) => onChange({ rest: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      {!BODILESS.has(draft.method) && <BodyField draft={draft} label={callText.body} onChange={onChange} />}
      <details open={draft.headers !== ""}>
        <summary>{callText.headers}</summary>
        <Field id="call-headers" label={callText.onePerLine} problem={problem}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={2}
              placeholder="content-type: application/json"
              value={draft.headers}
              onInput={(event) => onChange({ headers: event.currentTarget.value })}
            />
          )}
        </Field>
      </details>
    </>
  );
}

function BodyField({ draft, label, onChange }: FieldsProps & { readonly label: string }): JSX.Element {
  return (
    <Field id="call-body" label={label}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={4}
          spellcheck={false}
          value={draft.body}
          onInput={(event) => onChange({ body: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
