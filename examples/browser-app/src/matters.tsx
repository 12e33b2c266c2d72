import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Failure } from "./leavers.tsx";
import { queries } from "./queries.ts";

const { matters } = queries;

/** All open matters, page by page, each with a button that closes it. */
export function Matters() {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(matters.list.infiniteQueryOptions({ query: { state: "OPEN", pageSize: 5 } }));
  const close = useMutation({
    ...matters.close.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: matters.pathKey() }),
  });
  const shown = list.data?.pages.flatMap((page) => page.matters ?? []) ?? [];
  return (
    <section>
      <h1>Open matters</h1>
      <Failure error={close.error ?? list.error} />
      <ul>
        {shown.map(({ matterId, name }) => (
          <li key={matterId}>
            {name}{" "}
            <button type="button" onClick={() => close.mutate({ matterId })}>
              Close
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <button type="button" onClick={() => list.fetchNextPage()}>
          More
        </button>
      )}
    </section>
  );
}
