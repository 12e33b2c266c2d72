import { CodeBlock } from "@seamline/ui/code/code-block";
import { fillPath } from "@seamline/ui/request/resource-name";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { view } from "../../contract/calls.ts";
import type { Item } from "../../contract/item-identity.ts";
import { useChanges, useLoaded } from "../../live/use-control.ts";
import type { PageCaller } from "../../protocol.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";

/** The zone as name servers read it, once somebody wants to see it. */
export function ZoneFileSection({ service, item, caller }: ItemSectionProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="ti-panel raw" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What the export of the zone contains</summary>
      {isOpen && <ZoneFile service={service.name} item={item} caller={caller} />}
    </details>
  );
}

interface ZoneFileProps {
  readonly service: string;
  readonly item: Item;
  readonly caller: PageCaller | undefined;
}

function ZoneFile({ service, item, caller }: ZoneFileProps): JSX.Element {
  const target = fillPath("/dnszone/{zone}/export", { zone: `${item.Id}` });
  const { value, problem } = useLoaded(target, useChanges(service), () => view(service, target, caller));
  if (problem !== undefined) return <p class="problem">{problem}</p>;
  if (value === undefined) return <p class="none">Loading…</p>;
  return <CodeBlock label="Zone file" text={`${value}`} />;
}
