import type { Violation } from "@seamline/openapi/violation";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CodeBlock } from "../code/code-block.tsx";
import type { ContractCheck, Exchange, ReceivedResponse } from "./exchange.ts";
import { fileNameOf, headerOf, needsRunner, type ReadBody, sizeText, statusText } from "./response-body.ts";

/** A request's answer, read for the reader. */
export interface ReadResponse extends Exchange {
  readonly operationId: string;
  readonly body: ReadBody;
}

/** One sentence for those who hear the response and for those who glance at it. */
export function responseSummary({ response, check }: ReadResponse): string {
  return `${statusText(response)}, after ${durationText(response.durationMs)}. ${contractSentence(check)}`.trim();
}

function durationText(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}

function contractSentence(check: ContractCheck | undefined): string {
  if (!check) return "";
  return check.response.length === 0
    ? "The response keeps the contract."
    : "The response breaks the contract.";
}

/** Status, contract, warnings, body and headers of a response. */
export function ResponseView({ received }: { readonly received: ReadResponse }): JSX.Element {
  const { response, body, operationId } = received;
  return (
    <div class="ti-response">
      <Findings {...received} />
      {needsRunner(body) && <RunnerNote />}
      {(body.kind === "json" || body.kind === "text") && (
        <CodeBlock
          label="Body of the response"
          text={body.text}
          language={body.kind === "json" ? "json" : undefined}
        />
      )}
      {body.kind === "empty" ? (
        <p class="ti-none">The response has no body.</p>
      ) : (
        <Download response={response} body={body} name={fileNameOf(response, operationId)} />
      )}
      <details>
        <summary>Headers of the response ({response.headers.length})</summary>
        <HeaderList headers={response.headers} />
      </details>
    </div>
  );
}

/** Headers by name. */
export function HeaderList({
  headers,
}: {
  readonly headers: readonly (readonly [name: string, value: string])[];
}): JSX.Element {
  return (
    <dl class="ti-headers">
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Findings({ check, warnings }: Exchange): JSX.Element | null {
  const request = check?.request ?? [];
  const response = check?.response ?? [];
  if (request.length + response.length + warnings.length === 0) return null;
  return (
    <ul class="ti-findings">
      {response.map((each) => (
        <li key={`answer ${each.problem}`} class="ti-broken">
          <strong>The response breaks the contract</strong> {placeOf(each)}: {each.problem}
        </li>
      ))}
      {request.map((each) => (
        <li key={`request ${each.problem}`} class="ti-broken">
          <strong>The request breaks the contract</strong> {placeOf(each)}: {each.problem}
        </li>
      ))}
      {warnings.map(({ message }) => (
        <li key={message}>
          <strong>Ignored by the service</strong>: {message}
        </li>
      ))}
    </ul>
  );
}

function placeOf({ in: place, pointer }: Violation): JSX.Element {
  return (
    <>
      in its {place}
      {pointer !== "" && (
        <>
          {" at "}
          <code>{pointer}</code>
        </>
      )}
    </>
  );
}

/** Deploying and calling a function runs its code, which a page must not. */
function RunnerNote(): JSX.Element {
  return (
    <p class="ti-note">
      The emulator of this page runs no code of its users: a browser has no place for it. Start one that does
      with <code>npx @seamline/emulator --example</code>, and send the request there, for instance by the curl
      line below.
    </p>
  );
}

interface DownloadProps {
  readonly response: ReceivedResponse;
  readonly body: ReadBody;
  readonly name: string;
}

function Download({ response, body, name }: DownloadProps): JSX.Element {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(response.body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [response.body]);
  const size = sizeText(response.body.size);
  const type = body.mediaType || headerOf(response.headers, "content-type") || "unknown type";
  return (
    <p class="ti-download">
      {body.kind === "binary" && <>The response is a file of {type}. </>}
      <a href={url} download={name}>
        {body.kind === "binary" ? `Download ${name} (${size})` : `Save the body (${size})`}
      </a>
    </p>
  );
}
