import { CodeBlock } from "@seamline/ui/code/code-block";
import { fillPath } from "@seamline/ui/request/resource-name";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { view } from "../../contract/calls.ts";
import type { Item } from "../../contract/item-identity.ts";
import { useChanges, useLoaded } from "../../live/use-control.ts";
import type { PageCaller } from "../../protocol.ts";
import { pageText } from "../../strings.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { edgeText } from "./strings.ts";

/** Shows the exported zone file. It is loaded when the section is opened. */
export function ZoneFileSection({ service, item, caller }: ItemSectionProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="ti-panel raw" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{edgeText.zoneExport}</summary>
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
  if (value === undefined) return <p class="none">{pageText.loading}</p>;
  return <CodeBlock label={edgeText.zoneFile} text={`${value}`} />;
}
