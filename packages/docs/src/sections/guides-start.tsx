import type { JSX } from "preact";
import { PageList } from "../reference/page-list.tsx";
import { GROUP_SUMMARIES, GUIDE_GROUPS, type GuideGroup, guides } from "../repository/guides.ts";

/** The list of guides in groups. The first guide is shown before the groups. */
export function GuidesStart(): JSX.Element {
  const [first, ...others] = guides();
  return (
    <>
      <p>All programs and commands in these guides are tested before every change.</p>
      {first && (
        <section class="start-here">
          <h2 id="start">Start here</h2>
          <PageList pages={[first]} />
        </section>
      )}
      {Object.entries(GUIDE_GROUPS).map(([group, title]) => (
        <section key={group} class="guide-group">
          <h2 id={group}>{title}</h2>
          <p>{GROUP_SUMMARIES[group as GuideGroup]}</p>
          <PageList pages={others.filter((guide) => guide.group === group)} />
        </section>
      ))}
    </>
  );
}
