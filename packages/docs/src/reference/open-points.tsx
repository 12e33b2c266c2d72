import type { JSX } from "preact";
import type { PageContext } from "./page-context.ts";
import { Line } from "./prose.tsx";

/** A stitched block for each extension point that is open at a place: what is unknown, and where to learn to fill it. */
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
