import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { changesOf } from "../live/emulator.ts";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import { listText } from "../strings.ts";
import { EmptyList } from "./empty-list.tsx";
import { ItemPages } from "./item-pages.ts";
import { ItemTable } from "./item-table.tsx";
import { ListFrame, type ResourceListProps } from "./list-frame.tsx";
import { listedCall, listQuery } from "./listed-call.ts";

/** Shows the items of a resource, and the operations on the collection. */
export function ResourceList(props: ResourceListProps): JSX.Element | null {
  const { view } = props;
  const [text, setText] = useState("");
  const pages = useItemPages(props, text);
  const { count, hasMore, isLoading, problem } = useStore(pages.loaded);
  const isEmpty = !isLoading && count === 0 && problem === undefined;
  return (
    <ListFrame
      {...props}
      count={isLoading ? "" : countText(count, hasMore)}
      {...(view?.search !== undefined && { search: { text, onText: setText } })}
    >
      {problem !== undefined && <p class="problem">{problem}</p>}
      {isEmpty && text !== "" && <p class="none list-none">{listText.noResults(text)}</p>}
      {isEmpty && text === "" && <EmptyList {...props} />}
      {!isEmpty && <ItemTable {...props} service={props.service.name} open={props.open} pages={pages} />}
    </ListFrame>
  );
}

function countText(count: number, hasMore: boolean): string {
  return `${count.toLocaleString("en")}${hasMore ? "+" : ""}`;
}

/** Returns the list's pages. Reloads them when the state of the service changes. */
function useItemPages(
  { service, document, resource, view, values, query, caller }: ResourceListProps,
  text: string,
): ItemPages {
  const { changes } = useEmulator();
  const version = useSlowly(changesOf(useStore(changes), service.name), RELOAD_MS);
  const searched = useSlowly(text, SEARCH_MS);
  const key = [service.name, document.id, resource.key, searched, caller?.name, ...values].join("\n");
  // `key` identifies everything that the list depends on.
  const pages = useMemo(() => {
    const { list } = resource;
    if (!list) throw new Error(`resource \`${resource.key}\` has no list operation`);
    const asked = listQuery(document.bundle, resource, { name: view?.search, text: searched });
    const call = listedCall(service.name, document, list, values, { query: { ...asked, ...query }, caller });
    return new ItemPages(call);
  }, [key]);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) pages.reload();
    seen.current = version;
  }, [pages, version]);
  return pages;
}

/** Minimum interval between reloads if the state keeps changing, in milliseconds. */
const RELOAD_MS = 250;

/** Minimum interval between searches while the user is typing, in milliseconds. */
const SEARCH_MS = 200;
