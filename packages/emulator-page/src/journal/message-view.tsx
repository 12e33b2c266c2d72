import { CodeBlock } from "@seamline/ui/code/code-block";
import { formatJson } from "@seamline/ui/form/json-text";
import { sizeText } from "@seamline/ui/response/response-body";
import { HeaderList } from "@seamline/ui/response/response-view";
import type { JSX } from "preact";
import type { JournalBody, JournalMessage } from "../protocol.ts";
import { entryText } from "../strings.ts";

/** Shows the recorded headers and body of a request or response. */
export function MessageView({
  title,
  message,
}: {
  readonly title: string;
  readonly message: JournalMessage;
}): JSX.Element {
  const headers = Object.entries(message.headers);
  return (
    <section class="message ti-panel" aria-label={title}>
      <h2>{title}</h2>
      <Body title={title} body={message.body} />
      <details>
        <summary>{entryText.headers(headers.length)}</summary>
        <HeaderList headers={headers} />
      </details>
    </section>
  );
}

function Body({
  title,
  body,
}: {
  readonly title: string;
  readonly body: JournalBody | undefined;
}): JSX.Element {
  if (!body) return <p class="ti-none">{entryText.noBody}</p>;
  const { json, text, bytes, isCut } = body;
  if (text === undefined) return <p class="ti-none">{entryText.binaryBody(sizeText(bytes))}</p>;
  return (
    <>
      <CodeBlock
        label={entryText.bodyOf(title)}
        text={json === undefined ? text : formatJson(json)}
        language={json === undefined ? undefined : "json"}
      />
      {isCut && <p class="ti-hint">{entryText.truncated(sizeText(bytes))}</p>}
    </>
  );
}
