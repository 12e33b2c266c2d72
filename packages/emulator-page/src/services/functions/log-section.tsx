import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { shortTime } from "../../contract/scalar-text.ts";
import { useControl, useOutputs } from "../../live/use-control.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { functionText } from "./strings.ts";

/** A line of output, returned by `GET /__emulator/functions/logs`. */
interface LoggedLine {
  readonly time: string;
  readonly version?: string;
  readonly stream: string;
  readonly text: string;
}

/** Maximum number of lines to show, newest last. */
const MAX_SHOWN = 300;

/** Shows a function's live output. */
export function LogSection({ service, item }: ItemSectionProps): JSX.Element {
  const version = useOutputs(service.name);
  const query = new URLSearchParams({ function: `${item.name}`, limit: `${MAX_SHOWN}` });
  const { value, problem } = useControl<{ readonly lines: readonly LoggedLine[] }>(
    `/${service.name}/logs?${query}`,
    version,
  );
  const lines = value?.lines ?? [];
  const end = useFollowedEnd(lines.length === 0 ? "" : `${lines.length} ${lines.at(-1)?.time}`);
  if (problem !== undefined) return <p class="problem">{problem}</p>;
  if (value && lines.length === 0) return <p class="none">{functionText.noOutput}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div class="log" role="log" aria-label={functionText.log} tabIndex={0} ref={end}>
      {lines.map((line, index) => (
        <div key={index} class={line.stream === "stdout" ? "" : line.stream}>
          <time>{shortTime(line.time).slice(11)}</time>
          {line.stream !== "stdout" && <b>{line.stream}</b>}
          <span>{line.text}</span>
        </div>
      ))}
    </div>
  );
}

/**
 * Keeps an element scrolled to its end, unless the user has scrolled back.
 *
 * @param version changes when content is added
 */
function useFollowedEnd(version: string): { readonly current: HTMLDivElement | null } {
  const element = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const { current } = element;
  if (current) wasAtEnd.current = current.scrollTop + current.clientHeight >= current.scrollHeight - 8;
  useLayoutEffect(() => {
    const { current: log } = element;
    if (log && wasAtEnd.current) log.scrollTop = log.scrollHeight;
  }, [version]);
  return element;
}
