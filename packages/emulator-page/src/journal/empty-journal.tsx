import { CodeBlock } from "@seamline/ui/code/code-block";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEmulator } from "../live/page-context.ts";
import { hrefOf } from "../page/route.ts";

/** A journal without requests says how the first one is sent. */
export function EmptyJournal({ isFiltered }: { readonly isFiltered: boolean }): JSX.Element {
  const { services } = useEmulator();
  const [service] = useStore(services)?.services ?? [];
  if (isFiltered)
    return (
      <div class="empty">
        <p>
          No request fits. <a href={hrefOf(["journal"])}>Show all</a>
        </p>
      </div>
    );
  const [caller] = service?.callers ?? [];
  const headers = Object.entries(caller?.headers ?? {}).map(
    ([name, value]) => ` \\\n  --header '${name}: ${value}'`,
  );
  return (
    <div class="empty ti-panel">
      <p>No request yet. Send one, and it shows here at once:</p>
      <CodeBlock
        label="curl line that sends the first request"
        text={`curl ${service?.url ?? location.origin}/${headers.join("")}`}
      />
    </div>
  );
}
