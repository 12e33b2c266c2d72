import type { RegisteredPoint } from "@seamline/specs/provenance";
import type { JSX } from "preact";

/** A filter: a data attribute of the entries, and its possible values. */
type Filter = readonly [name: string, values: readonly string[]];

/** A form that filters points. Without JavaScript, it is hidden and all points are listed. */
export function PointFilter(props: {
  points: readonly RegisteredPoint[];
  /** Titles of the services, if the page lists several services. */
  services?: readonly string[];
}): JSX.Element {
  const { points, services = [] } = props;
  const filters: Filter[] = [
    ["service", services],
    ["area", distinct(points.map(({ area }) => area))],
    ["state", distinct(points.map(({ state }) => state))],
  ];
  return (
    <form class="point-filter" hidden>
      {filters
        .filter(([, values]) => values.length > 1)
        .map(([name, values]) => (
          <label key={name}>
            {name}{" "}
            <select name={name} autocomplete="off">
              <option value="">all</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      {/* Reserves space for the count, so that the points below do not move. */}
      <output aria-live="polite">{`${points.length} of ${points.length}`}</output>
      <script dangerouslySetInnerHTML={{ __html: FILTER }} />
    </form>
  );
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** Script that shows the form, reads the filter from the query (`?state=open`), and updates the query on changes. */
const FILTER = `(() => {
  const form = document.currentScript.closest("form");
  const asked = new URLSearchParams(location.search);
  const names = [...form.querySelectorAll("select")].map((select) => {
    select.value = asked.get(select.name) ?? "";
    // An unknown value in the query would leave the field blank.
    if (select.selectedIndex < 0) select.value = "";
    return select.name;
  });
  const apply = () => {
    const points = [...document.querySelectorAll("[data-state]")];
    for (const point of points)
      point.hidden = !names.every((name) => form[name].value === "" || form[name].value === point.dataset[name]);
    for (const group of document.querySelectorAll(".point-group"))
      group.hidden = !group.querySelector("[data-state]:not([hidden])");
    form.querySelector("output").value = points.filter((point) => !point.hidden).length + " of " + points.length;
  };
  form.hidden = false;
  form.addEventListener("change", () => {
    const chosen = names.filter((name) => form[name].value !== "").map((name) => [name, form[name].value]);
    apply();
    history.replaceState(null, "", location.pathname + (chosen.length ? "?" + new URLSearchParams(chosen) : ""));
  });
  document.addEventListener("DOMContentLoaded", apply);
})()`;
