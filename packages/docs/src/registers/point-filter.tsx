import type { RegisteredPoint } from "@seamline/specs/provenance";
import type { JSX } from "preact";
import { distinct, ListFilter } from "../list-filter/list-filter.tsx";

/** Filters the points on a page by text, service, area and state. */
export function PointFilter(props: {
  points: readonly RegisteredPoint[];
  /** Titles of the services, if the page lists several services. */
  services?: readonly string[];
}): JSX.Element {
  const { points, services = [] } = props;
  return (
    <ListFilter
      textLabel="Filter points"
      amount={points.length}
      choices={[
        { name: "service", values: services },
        { name: "area", values: distinct(points.map(({ area }) => area)) },
        { name: "state", values: distinct(points.map(({ state }) => state)) },
      ]}
    />
  );
}
