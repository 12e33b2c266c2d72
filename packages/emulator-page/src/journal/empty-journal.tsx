import { CodeBlock } from "@seamline/ui/code/code-block";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEmulator } from "../live/page-context.ts";
import { hrefOf } from "../page/route.ts";
import { journalText as text } from "../strings.ts";

/** Explains how to send the first request, or how to clear a filter that matches nothing. */
export function EmptyJournal({ isFiltered }: { readonly isFiltered: boolean }): JSX.Element {
  const { services } = useEmulator();
  const [command] = useStore(services)?.services.flatMap(({ examples }) => examples) ?? [];
  if (isFiltered)
    return (
      <div class="empty">
        <p>
          {text.noMatch} <a href={hrefOf(["journal"])}>{text.clearFilter}</a>
        </p>
      </div>
    );
  if (command === undefined)
    return (
      <div class="empty">
        <p>{text.emptyStrip}</p>
      </div>
    );
  return (
    <div class="empty ti-panel">
      <p>{text.empty}</p>
      <CodeBlock label={text.firstRequest} text={command} />
    </div>
  );
}
