import { type Case, findCases, openCase } from "@seamline/example-keep-data-of-leavers/src/case.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import leavers from "../../keep-data-of-leavers/leavers.json" with { type: "json" };
import { queries, retention } from "./queries.ts";

/** People who are leaving, each with a button that puts their data on hold. */
export function Leavers() {
  const queryClient = useQueryClient();
  const matters = queries.matters.pathKey();
  const { data: cases = [], error } = useQuery({
    queryKey: [...matters, "cases"],
    queryFn: () => findCases(retention, leavers),
    // The client itself retries failed calls.
    retry: false,
  });
  const open = useMutation({
    mutationFn: (found: Case) => openCase(retention, found),
    onSettled: () => queryClient.invalidateQueries({ queryKey: matters }),
  });
  return (
    <section>
      <h1>People who leave</h1>
      <Failure error={open.error ?? error} />
      <ul>
        {cases.map((found) => (
          <li key={found.leaver.email}>
            {found.leaver.email}: {[...found.held].join(" and ") || "nothing"} on hold{" "}
            {found.held.size === 0 && (
              <button type="button" disabled={open.isPending} onClick={() => open.mutate(found)}>
                Put on hold
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The error message, if there is one. */
export function Failure({ error }: { error: Error | null }) {
  return error && <p role="alert">{error.message}</p>;
}
