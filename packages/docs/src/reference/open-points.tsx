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

/** Lists open extension points, with links to the register. Long lists are collapsed on some kinds of pages. */
export function OpenPoints({ ids, page }: { ids: readonly string[]; page: PageContext }): JSX.Element | null {
  const [first] = ids;
  if (first === undefined) return null;
  if (ids.length === 1)
    return (
      <p class="open-point">
        <b class="mark open">open</b> <PointLink id={first} page={page} />{" "}
        <Line text={page.pointSummary(first)} />
      </p>
    );
  const heading = <b class="mark open">{ids.length} open points</b>;
  if (ids.length <= page.mostOpenListed)
    return (
      <div class="open-points">
        <p>{heading}</p>
        <PointList ids={ids} page={page} />
      </div>
    );
  return (
    <details class="open-points">
      <summary>{heading}</summary>
      <PointList ids={ids} page={page} />
    </details>
  );
}

/** Lists open points in two columns: name and summary. */
export function PointList({ ids, page }: { ids: readonly string[]; page: PageContext }): JSX.Element {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <PointLink id={id} page={page} /> <Line text={page.pointSummary(id)} />
        </li>
      ))}
    </ul>
  );
}

function PointLink({ id, page }: { id: string; page: PageContext }): JSX.Element {
  return (
    <a href={page.urls.point(id)}>
      <code>{id}</code>
    </a>
  );
}
