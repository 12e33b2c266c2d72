import { CodeBlock } from "@seamline/ui/code/code-block";
import {
  type CallRequest,
  type Json,
  type OperationCall,
  type PrintCall,
  programOf,
} from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { printTypeScript } from "@seamline/ui/code/print-typescript";
import { schemaOf } from "@seamline/ui/form/form-schema";
import { parseJson } from "@seamline/ui/form/json-text";
import type { FormParameter } from "@seamline/ui/request/operation-form";
import type { PreparedRequest, RequestDraft } from "@seamline/ui/request/request-draft";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Target } from "./target-fields.tsx";
import type { TryItOperation } from "./try-it-data.ts";
import { tryItText } from "./try-it-strings.ts";

const LANGUAGES: readonly { readonly label: string; readonly print: PrintCall }[] = [
  { label: "TypeScript", print: printTypeScript },
  { label: "curl", print: printCurl },
];

interface EquivalentCodeProps {
  readonly operation: TryItOperation;
  readonly draft: RequestDraft;
  readonly request: PreparedRequest;
  readonly target: Target;
}

/** Shows the edited request as code. Includes the reader's credential only if the reader asks for it. */
export function EquivalentCode(props: EquivalentCodeProps): JSX.Element {
  const [showsCredential, setShowsCredential] = useState(false);
  const { target } = props;
  const call = callOf(props, showsCredential);
  return (
    <details class="ti-equivalent">
      <summary>{tryItText.asCode}</summary>
      {target.place === "own" && target.own.credential !== "" && (
        <label class="ti-row">
          <input
            type="checkbox"
            checked={showsCredential}
            onChange={(event) => setShowsCredential(event.currentTarget.checked)}
          />
          {tryItText.includeCredential}
        </label>
      )}
      {LANGUAGES.map(({ label, print }) => (
        <div key={label}>
          <p class="ti-label">{label}</p>
          <CodeBlock label={tryItText.codeLabel(label)} text={programOf(print(call))} />
        </div>
      ))}
    </details>
  );
}

/** Placeholder for the reader's credential. */
const PLACEHOLDER = "YOUR_CREDENTIAL";

function callOf(
  { operation, draft, request, target }: EquivalentCodeProps,
  showsCredential: boolean,
): OperationCall {
  const { called } = operation;
  const { service } = called;
  const own = { baseUrl: target.own.baseUrl, token: showsCredential ? target.own.credential : PLACEHOLDER };
  const { baseUrl, token } =
    target.place === "own" ? own : { baseUrl: service.baseUrl, token: target.caller };
  const credentials = { ...service.credentials, token };
  return {
    operation: { ...called, service: { ...service, baseUrl: baseUrl.replace(/\/$/, ""), credentials } },
    request: callRequest(operation, draft, request),
  };
}

function callRequest(
  { parameters }: TryItOperation,
  { others }: RequestDraft,
  { path, body }: PreparedRequest,
): CallRequest {
  const sent = parameters.filter(({ name }) => others[name]?.some(Boolean));
  const query = sent.filter((each) => each.in === "query");
  const headers = sent.filter((each) => each.in === "header");
  const parsed = typeof body === "string" ? parseJson(body) : undefined;
  return {
    path,
    query: Object.fromEntries(query.map((each) => [each.name, typedValue(each, others[each.name] ?? [])])),
    headers: Object.fromEntries(headers.map(({ name }) => [name, others[name]?.join(",") ?? ""])),
    ...(parsed && "value" in parsed && { body: parsed.value as Json }),
  };
}

/** Converts the text of a query value to the type in the contract. */
function typedValue({ schema }: FormParameter, texts: readonly string[]): Json {
  const sent = texts.filter(Boolean);
  const { type } = schemaOf(schema.definitions, schema.root);
  const [text = ""] = sent;
  if (type === "array") return sent;
  if (type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  if ((type === "integer" || type === "number") && String(Number(text)) === text) return Number(text);
  return text;
}
