import { Field } from "@seamline/ui/form/field";
import { formatJson, parseJson } from "@seamline/ui/form/json-text";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type ControlFailure, control } from "../../live/control-client.ts";
import { shortName } from "./function-item.ts";
import type { ProposedEvent } from "./proposed-event.ts";

interface EventFormProps {
  readonly service: string;
  /** The event with which the form begins. */
  readonly event: ProposedEvent;
  /** The query that limits who gets it: a project and a location. */
  readonly scope: Readonly<Record<string, string>>;
}

/** What came of an event. */
interface PostedEvent {
  readonly id: string;
  readonly deliveries: readonly { readonly function: string }[];
  readonly considered: number;
  readonly problems?: readonly { readonly function: string; readonly problem: string }[];
}

/** An event to be sent to the functions whose triggers let it through. */
export function EventForm({ service, event, scope }: EventFormProps): JSX.Element {
  const [text, setText] = useState(() => formatJson(event));
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly problem?: string }>({ text: "" });
  const parsed = parseJson(text);
  const problem = "value" in parsed ? outcome.problem : `This is no JSON: ${parsed.problem}`;
  const submit = async (): Promise<void> => {
    if (!("value" in parsed)) return;
    setOutcome({ text: "Sending…" });
    setOutcome(await post(`/${service}/events?${new URLSearchParams(scope)}`, text));
  };
  return (
    <form
      class="ti-panel"
      aria-label="Send an event"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void submit();
      }}
    >
      <Field
        id="event-json"
        label="Event"
        kind="CloudEvents, in JSON"
        problem={problem}
        hint="`id`, `time` and `source` are added where they are missing."
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={Math.min(16, text.split("\n").length + 1)}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div class="ti-row ti-actions">
        <button type="submit" class="ti-send">
          Send the event
        </button>
        <button type="button" class="ti-quiet" onClick={() => setText(formatJson(event))}>
          Propose it again
        </button>
      </div>
      <p class="ti-status" role="status">
        {outcome.text}
      </p>
    </form>
  );
}

async function post(path: string, text: string): Promise<{ text: string; problem?: string }> {
  try {
    return { text: outcomeText(await control<PostedEvent>("POST", path, text)) };
  } catch (error) {
    const { message } = error as ControlFailure;
    return { text: "", problem: message };
  }
}

function outcomeText({ id, deliveries, considered, problems = [] }: PostedEvent): string {
  const names = deliveries.map((each) => shortName({ name: each.function }));
  const what =
    names.length > 0
      ? `The event ${id} goes to ${names.join(", ")}.`
      : `No trigger lets the event ${id} through: ${considered} were asked.`;
  return [what, ...problems.map((each) => each.problem)].join(" ");
}
