import type { JSX } from "preact";
import { hrefOf } from "../../page/route.ts";
import { nameParts, shortName } from "./function-item.ts";

interface FunctionLinkProps {
  readonly service: string;
  /** Full name of the function. */
  readonly name: string;
}

/** Links to the page of a function. */
export function FunctionLink({ service, name }: FunctionLinkProps): JSX.Element {
  const { project = "", location = "", id = "" } = nameParts(name) ?? {};
  return (
    <a href={hrefOf([service, "projects.locations.functions", project, location, id])}>
      {shortName({ name })}
    </a>
  );
}
