import type { JSX } from "preact";
import type { PageContext } from "./page-context.ts";
import { Line } from "./prose.tsx";

/** Marks a place with open points that the page has already listed. Links to the register. */
export function OpenAgain(props: {
  ids: readonly string[] | undefined;
  page: PageContext;
}): JSX.Element | null {
  const { ids = [], page } = props;
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <a class="mark open" href={page.urls.point(first)} title={ids.join(", ")}>
      open
    </a>
  );
}

/** Lists open extension points, with links to the register. */
export function OpenPoints({ ids, page }: { ids: readonly string[]; page: PageContext }): JSX.Element | null {
  if (ids.length === 0) return null;
  return (
    <ul class="open-points">
      {ids.map((id) => (
        <li key={id}>
          <b class="mark open">open</b>{" "}
          <a href={page.urls.point(id)}>
            <code>{id}</code>
          </a>{" "}
          <Line text={page.pointSummary(id)} />
        </li>
      ))}
    </ul>
  );
}
