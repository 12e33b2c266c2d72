import { Field } from "@seamline/ui/form/field";
import { describeProblem, formatJson, parseJson } from "@seamline/ui/form/json-text";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type ControlFailure, control } from "../../live/control-client.ts";
import { EventRecipients } from "./event-recipients.tsx";
import { shortName } from "./function-item.ts";
import type { ProposedEvent } from "./proposed-event.ts";
import { eventText } from "./strings.ts";

interface EventFormProps {
  readonly service: string;
  /** The suggested event. The form shows it initially, unless there is a template. */
  readonly event: ProposedEvent;
  /** An event to edit and send again. The form shows it initially, and focuses it. */
  readonly template?: object;
  /** Query with a project and location that limits which functions receive the event. */
  readonly scope: Readonly<Record<string, string>>;
}

/** The response to an event that was sent. */
interface PostedEvent {
  readonly id: string;
  readonly deliveries: readonly { readonly function: string }[];
  readonly considered: number;
  readonly problems?: readonly { readonly function: string; readonly problem: string }[];
}

/** The result of sending an event, and the reason why it was rejected. */
interface Outcome {
  readonly text: string;
  readonly problem?: string;
}

const NO_OUTCOME: Outcome = { text: "" };

/** A form for sending an event to all functions whose triggers match it. */
export function EventForm({ service, event, template, scope }: EventFormProps): JSX.Element {
  const suggested = formatJson(event);
  const [text, setText] = useState(() => formatJson(template ?? event));
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const parsed = parseJson(text);
  const problem = "value" in parsed ? outcome.problem : describeProblem(parsed.problem);
  const edit = (edited: string): void => {
    setText(edited);
    // The outcome describes the event that was sent, and not the edited one.
    setOutcome(NO_OUTCOME);
  };
  const submit = async (): Promise<void> => {
    if (!("value" in parsed)) return;
    setOutcome({ text: eventText.sending });
    setOutcome(await post(`/${service}/events?${new URLSearchParams(scope)}`, text));
  };
  return (
    <form
      class="ti-panel"
      aria-label={eventText.sendTitle}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void submit();
      }}
    >
      <EventEditor text={text} problem={problem} isTemplate={template !== undefined} onText={edit} />
      <div class="ti-row ti-actions">
        <button type="submit" class="ti-send">
          {eventText.send}
        </button>
        {"value" in parsed && <EventRecipients service={service} text={text} scope={scope} />}
        {text !== suggested && (
          <button type="button" class="ti-quiet" onClick={() => edit(suggested)}>
            {eventText.restore}
          </button>
        )}
      </div>
      <p class="ti-status" role="status">
        {outcome.text}
      </p>
    </form>
  );
}

interface EventEditorProps {
  readonly text: string;
  readonly problem: string | undefined;
  readonly isTemplate: boolean;
  readonly onText: (text: string) => void;
}

/** A text field for the event. It receives the focus if the user has chosen a template. */
function EventEditor({ text, problem, isTemplate, onText }: EventEditorProps): JSX.Element {
  const editor = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isTemplate) editor.current?.focus();
  }, [isTemplate]);
  return (
    <Field
      id="event-json"
      label={eventText.event}
      kind={eventText.kind}
      problem={problem}
      hint={eventText.hint}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          ref={editor}
          rows={Math.min(16, text.split("\n").length + 1)}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
    </Field>
  );
}

async function post(path: string, text: string): Promise<Outcome> {
  try {
    return { text: outcomeText(await control<PostedEvent>("POST", path, text)) };
  } catch (error) {
    const { message } = error as ControlFailure;
    return { text: "", problem: message };
  }
}

function outcomeText({ id, deliveries, considered, problems = [] }: PostedEvent): string {
  const names = deliveries.map((each) => shortName({ name: each.function }));
  const what = names.length > 0 ? eventText.sentTo(id, names.join(", ")) : eventText.noMatch(id, considered);
  return [what, ...problems.map((each) => each.problem)].join(" ");
}
