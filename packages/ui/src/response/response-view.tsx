import type { Violation } from "@seamline/openapi/violation";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CodeBlock } from "../code/code-block.tsx";
import { responseText } from "../strings.ts";
import type { ContractCheck, Exchange, ReceivedResponse } from "./exchange.ts";
import { fileNameOf, headerOf, needsRunner, type ReadBody, sizeText } from "./response-body.ts";

/** An exchange with the decoded response body. */
export interface ReadResponse extends Exchange {
  readonly operationId: string;
  readonly body: ReadBody;
}

interface ResponseViewProps {
  readonly received: ReadResponse;
  /** Returns whether a field already shows a request violation, which the response then omits. */
  readonly isAtField?: (violation: Violation) => boolean;
}

/** Shows the contract violations, warnings, body and headers of a response. */
export function ResponseView({ received, isAtField = () => false }: ResponseViewProps): JSX.Element {
  const { response, body, operationId, check, warnings } = received;
  const request = check?.request.filter((violation) => !isAtField(violation)) ?? [];
  return (
    <div class="ti-response">
      <Findings request={request} response={check?.response ?? []} warnings={warnings} />
      {needsRunner(body) && <RunnerNote />}
      {(body.kind === "json" || body.kind === "text") && (
        <CodeBlock
          label={responseText.body}
          text={body.text}
          language={body.kind === "json" ? "json" : undefined}
        />
      )}
      {body.kind === "empty" ? (
        <p class="ti-none">{responseText.noBody}</p>
      ) : (
        <Download response={response} body={body} name={fileNameOf(response, operationId)} />
      )}
      <details>
        <summary>{responseText.headers(response.headers.length)}</summary>
        <HeaderList headers={response.headers} />
      </details>
    </div>
  );
}

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

function Findings({ request, response, warnings }: ContractCheck): JSX.Element | null {
  if (request.length + response.length + warnings.length === 0) return null;
  return (
    <ul class="ti-findings">
      {response.map((each) => (
        <li key={`answer ${each.problem}`} class="ti-broken">
          <strong>{responseText.responseViolation}</strong> {placeOf(each)}: {each.problem}
        </li>
      ))}
      {request.map((each) => (
        <li key={`request ${each.problem}`} class="ti-broken">
          <strong>{responseText.requestViolation}</strong> {placeOf(each)}: {each.problem}
        </li>
      ))}
      {warnings.map(({ message }) => (
        <li key={message}>
          <strong>{responseText.ignored}</strong>: {message}
        </li>
      ))}
    </ul>
  );
}

function placeOf({ in: place, pointer }: Violation): JSX.Element {
  return (
    <>
      {responseText.inPart(place)}
      {pointer !== "" && (
        <>
          {` ${responseText.at} `}
          <code>{pointer}</code>
        </>
      )}
    </>
  );
}

/** Explains why the emulator in the page cannot deploy or call functions. */
function RunnerNote(): JSX.Element {
  return (
    <p class="ti-note">
      {responseText.noRunner} <code>npx @seamline/emulator --example</code> {responseText.noRunnerNext}
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
  const type = body.mediaType || headerOf(response.headers, "content-type") || responseText.unknownType;
  return (
    <p class="ti-download">
      {body.kind === "binary" && <>{responseText.file(type)} </>}
      <a href={url} download={name}>
        {body.kind === "binary" ? responseText.download(name, size) : responseText.save(size)}
      </a>
    </p>
  );
}
