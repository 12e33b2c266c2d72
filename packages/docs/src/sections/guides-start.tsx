import type { JSX } from "preact";
import { GUIDE_GROUPS, guides } from "../repository/guides.ts";
import { PageList } from "./page-list.tsx";

/** The list of guides, grouped by what readers want to do. */
export function GuidesStart(): JSX.Element {
  return (
    <>
      <p>All programs and commands in these guides are tested before every change.</p>
      {Object.entries(GUIDE_GROUPS).map(([group, title]) => (
        <section key={group}>
          <h2 id={group}>{title}</h2>
          <PageList pages={guides().filter((guide) => guide.group === group)} />
        </section>
      ))}
    </>
  );
}
