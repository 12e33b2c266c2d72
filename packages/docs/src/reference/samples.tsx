import type { SampleCode } from "@seamline/ui/code/operation-call";
import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { CutCode } from "../highlight/cut-code.tsx";
import type { Language } from "../highlight/highlight.ts";
import type { OperationSamples } from "../samples/operation-samples.ts";
import type { RecordedBody, RecordedResponse } from "../samples/recorded-response.ts";
import { ByProfile } from "./by-profile.tsx";

type SamplePrograms = OperationSamples["code"];

/** Sample languages, in tab order. */
const TABS: readonly {
  readonly key: keyof OperationSamples["code"];
  readonly label: string;
  readonly language: Language;
}[] = [
  { key: "typescript", label: "TypeScript", language: "typescript" },
  { key: "curl", label: "curl", language: "bash" },
  { key: "python", label: "Python", language: "python" },
];

/** Script that restores the last chosen language before the page is painted. Tolerates blocked storage. */
export const REMEMBER_LANGUAGE: string = `(() => {
  const key = "seamline-language", inputs = document.getElementsByName("language");
  try {
    for (const input of inputs) if (input.value === localStorage.getItem(key)) input.checked = true;
  } catch {}
  for (const input of inputs)
    input.addEventListener("change", () => {
      try {
        localStorage.setItem(key, input.value);
      } catch {}
    });
})()`;

/** Shows an operation's sample in each language and profile. */
export function SampleTabs(props: {
  filled: SamplePrograms;
  shown: SamplePrograms | undefined;
}): JSX.Element {
  const { filled, shown } = props;
  return (
    <div class="tabs">
      <fieldset>
        <legend>Language</legend>
        {TABS.map(({ key, label }, index) => (
          <label key={key}>
            <input
              type="radio"
              name="language"
              value={key}
              id={`language-${key}`}
              autocomplete="off"
              defaultChecked={index === 0}
            />{" "}
            {label}
          </label>
        ))}
      </fieldset>
      {TABS.map(({ key, language }) => (
        <div key={key} class={`tab ${key}`} data-pagefind-ignore>
          <ByProfile
            shown={shown?.[key]}
            filled={filled[key]}
            render={(code) => (code ? <Sample code={code} language={language} /> : <NoSample />)}
          />
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: REMEMBER_LANGUAGE }} />
    </div>
  );
}

function NoSample(): JSX.Element {
  return <p class="absent">The source does not show this operation.</p>;
}

/** Shows a sample. The setup code is collapsed, because it is the same on many pages. */
function Sample({
  code: { head, before, code },
  language,
}: {
  code: SampleCode;
  language: Language;
}): JSX.Element {
  return (
    <>
      {head !== "" && (
        <details>
          <summary>Imports and client</summary>
          <CodeBlock code={head} language={language} />
        </details>
      )}
      {before !== "" && (
        <details>
          <summary>Calls to make first</summary>
          <CodeBlock code={before} language={language} />
        </details>
      )}
      <CodeBlock code={code} language={language} />
    </>
  );
}

export interface RecordedProps {
  /** Undefined if the emulator rejects the request. */
  readonly response: RecordedResponse | undefined;
  /** Status as stated in the contract. */
  readonly status: string;
  /** Names of members that are omitted from the response because the contract does not describe them. */
  readonly omitted: readonly string[];
}

/** Shows the recorded response to the sample. Omits the content type if it is JSON. */
export function Recorded({ response, status, omitted }: RecordedProps): JSX.Element {
  if (response === undefined) return <Rejected />;
  const { body } = response;
  const headers = response.headers.filter(([name]) => body.kind !== "json" || name !== "Content-Type");
  return (
    <section class="recorded" data-pagefind-ignore>
      <h2>
        Emulator response <b class="status success">{status}</b>
      </h2>
      {headers.map(([name, value]) => (
        <p key={name} class="header">
          <code>{name}</code>: {value}
        </p>
      ))}
      <ResponseBody body={body} />
      <Omitted names={omitted} />
    </section>
  );
}

/** Shows how many fields are missing from an example because the source does not show them. */
export function Omitted({ names }: { names: readonly string[] }): JSX.Element | null {
  if (names.length === 0) return null;
  return (
    <p class="omitted stitched">
      {names.length === 1 ? "One more field is" : `${names.length} more fields are`} not shown by the source.
    </p>
  );
}

function Rejected(): JSX.Element {
  return (
    <p class="recorded absent" data-pagefind-ignore>
      The emulator rejects this request, because it requires parameters that the source does not show.
    </p>
  );
}

/** Shows the body of a response. Long bodies are cut. */
function ResponseBody({ body }: { body: RecordedBody }): JSX.Element {
  if (body.kind === "json") return <JsonBody code={JSON.stringify(body.value, null, 2)} />;
  if (body.kind === "text") return <pre class="code">{body.text}</pre>;
  if (body.kind === "binary") {
    return (
      <p>
        {body.bytes} bytes of <code>{body.mediaType}</code>
      </p>
    );
  }
  return <p>The response has no body.</p>;
}

/** The response stays visible below a long sample. */
const MOST_LINES = 12;

function JsonBody({ code }: { code: string }): JSX.Element {
  return (
    <CutCode lines={code.split("\n").length} most={MOST_LINES}>
      <CodeBlock code={code} language="json" />
    </CutCode>
  );
}
