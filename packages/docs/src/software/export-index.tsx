import { Fragment, type JSX } from "preact";
import type { Declaration } from "./declarations.ts";

/** Headings for kinds of exports, in index order. */
const HEADINGS: Readonly<Record<Declaration["kind"], string>> = {
  function: "Functions",
  class: "Classes",
  interface: "Interfaces",
  type: "Types",
  constant: "Constants",
  enum: "Enums",
  namespace: "Namespaces",
};

/** Pages with fewer exports have no index. */
const FEWEST = 12;

/** Links to the exports on a page, grouped by kind. */
export function ExportIndex({ own }: { own: readonly Declaration[] }): JSX.Element | null {
  if (own.length < FEWEST) return null;
  const groups = Map.groupBy(own, ({ kind }) => kind);
  return (
    <nav aria-label="Exports" data-markdown-ignore data-pagefind-ignore>
      <dl class="facts export-index">
        {Object.entries(HEADINGS).map(([kind, heading]) => {
          const names = groups.get(kind as Declaration["kind"])?.map(({ name }) => name);
          return names && <Names key={kind} heading={heading} names={names} />;
        })}
      </dl>
    </nav>
  );
}

function Names({ heading, names }: { heading: string; names: readonly string[] }): JSX.Element {
  return (
    <>
      <dt>{heading}</dt>
      <dd>
        {names.map((name) => (
          <Fragment key={name}>
            <a href={`#${name}`}>{name}</a>{" "}
          </Fragment>
        ))}
      </dd>
    </>
  );
}
