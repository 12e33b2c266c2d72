import { BodyEditor } from "@seamline/ui/form/body-editor";
import { PartProblems } from "@seamline/ui/form/json-field";
import { formatJson, parseJson } from "@seamline/ui/form/json-text";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type ControlFailure, control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { hrefOf } from "../page/route.ts";
import type { FaultNow } from "../protocol.ts";
import { faultsText } from "../strings.ts";
import { FAULT_EXAMPLES, faultForm } from "./fault-form.ts";

/** Lists the active faults with their hits, and allows the user to add faults. */
export function FaultsView(): JSX.Element {
  const { faults } = useEmulator();
  const all = useStore(faults);
  return (
    <section class="sheet" aria-label={faultsText.title}>
      <header class="list-head">
        <h1>{faultsText.title}</h1>
        <span class="count">{all.length}</span>
        <div class="actions">
          {all.length > 0 && (
            <button type="button" onClick={() => void control("DELETE", "/faults")}>
              {faultsText.removeAll}
            </button>
          )}
        </div>
      </header>
      {all.length === 0 ? (
        <p class="none">{faultsText.none}</p>
      ) : (
        <ul class="faults">
          {all.map((fault) => (
            <Fault key={fault.id} fault={fault} />
          ))}
        </ul>
      )}
      <NewFault />
    </section>
  );
}

const SCOPE = ["id", "operationId", "document", "hits", "requests", "times", "after"];

function Fault({ fault }: { readonly fault: FaultNow }): JSX.Element {
  const { id, operationId, document, hits, requests, times, after } = fault;
  const effects = Object.entries(fault).filter(([name]) => !SCOPE.includes(name));
  return (
    <li>
      <div class="fault-what">
        <code>{operationId === "*" ? faultsText.everyRequest : operationId}</code>
        {document !== undefined && <span class="none"> {faultsText.inDocument(document)}</span>}
        <span class="fault-effects">
          {effects.map(([name, value]) => (
            <code key={name}>
              {name}: {typeof value === "string" ? value : JSON.stringify(value)}
            </code>
          ))}
        </span>
      </div>
      <a class="fault-hits" href={hrefOf(["journal"], { status: "faults" })}>
        {faultsText.hits(hits, requests)}
      </a>
      <span class="none">{scopeText(times, after)}</span>
      <button
        type="button"
        aria-label={faultsText.removeFor(operationId)}
        onClick={() => void control("DELETE", `/faults/${encodeURIComponent(id)}`)}
      >
        {faultsText.remove}
      </button>
    </li>
  );
}

function scopeText(times: number | undefined, after: number | undefined): string {
  const parts = [
    ...(times === undefined ? [] : [faultsText.times(times)]),
    ...(after === undefined ? [] : [faultsText.after(after)]),
  ];
  return parts.join(", ");
}

function NewFault(): JSX.Element {
  const [text, setText] = useState(() => formatJson(FAULT_EXAMPLES[0]?.fault));
  const [problem, setProblem] = useState<string>();
  const [beginning, setBeginning] = useState(0);
  const add = async (): Promise<void> => {
    const parsed = parseJson(text);
    if ("problem" in parsed) return setProblem(parsed.problem.message);
    try {
      await control("POST", "/faults", parsed.value);
      setProblem(undefined);
    } catch (error) {
      const { problems, message } = error as ControlFailure;
      setProblem(problems?.map((each) => `${each.place} ${each.problem}.`).join(" ") || message);
    }
  };
  return (
    <form
      class="ti-panel"
      aria-label={faultsText.addTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2>{faultsText.addTitle}</h2>
      <div class="ti-row">
        {FAULT_EXAMPLES.map(({ label, fault }) => (
          <button
            key={label}
            type="button"
            class="ti-quiet"
            onClick={() => {
              setText(formatJson(fault));
              setBeginning(beginning + 1);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <PartProblems.Provider value={() => undefined}>
        <BodyEditor
          key={beginning}
          id="fault"
          model={faultForm}
          required
          text={text}
          problem={problem}
          onText={setText}
        />
      </PartProblems.Provider>
      {problem !== undefined && (
        <p class="ti-problem" role="alert">
          {problem}
        </p>
      )}
      <div class="ti-row">
        <button type="submit" class="ti-send">
          {faultsText.add}
        </button>
      </div>
    </form>
  );
}
