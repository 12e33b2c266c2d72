import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { control } from "../../live/control-client.ts";
import { type Loaded, useChanges, useLoaded } from "../../live/use-control.ts";
import { useSlowly } from "../../live/use-slowly.ts";
import { FunctionLink } from "./function-link.tsx";
import { eventText } from "./strings.ts";

interface EventRecipientsProps {
  readonly service: string;
  /** The event as JSON. */
  readonly text: string;
  /** Query with a project and location that limits which functions receive the event. */
  readonly scope: Readonly<Record<string, string>>;
}

/** The functions that an event would reach, returned by `POST /__emulator/functions/event-preview`. */
interface EventPreview {
  readonly functions: readonly string[];
  readonly considered: number;
}

/** Minimum interval between checks while the event is edited, in milliseconds. */
const CHECK_MS = 300;

/** Lists the functions that an event will reach. */
export function EventRecipients({ service, text, scope }: EventRecipientsProps): JSX.Element {
  const path = `/${service}/event-preview?${new URLSearchParams(scope)}`;
  const checked = useSlowly(text, CHECK_MS);
  const { value, problem } = useLatest(
    useLoaded(`${path}\n${checked}`, useChanges(service), () => control<EventPreview>("POST", path, checked)),
  );
  if (!value) return <span class="none">{problem}</span>;
  if (value.functions.length === 0)
    return <span class="none">{eventText.reachesNone(value.considered)}</span>;
  return (
    <span>
      {eventText.reaches}{" "}
      {value.functions.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <FunctionLink service={service} name={name} />
        </span>
      ))}
    </span>
  );
}

/** Keeps the previous value while the next one is loading, so that the text does not flicker. */
function useLatest<Value>(loaded: Loaded<Value>): Loaded<Value> {
  const latest = useRef(loaded);
  if (loaded.value !== undefined || loaded.problem !== undefined) latest.current = loaded;
  return latest.current;
}
