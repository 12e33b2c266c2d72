import type { JSX } from "preact";
import type { ControlProblem } from "../live/control-client.ts";
import { pageText, stateText } from "../strings.ts";

/** Maximum number of problems to list. A large seed can contain thousands. */
const MAX_LISTED = 20;

/** Lists the problems of a rejected seed or snapshot, with their positions. */
export function ProblemList({ problems }: { readonly problems: readonly ControlProblem[] }): JSX.Element {
  const more = problems.length - MAX_LISTED;
  return (
    <ul class="problems">
      {problems.slice(0, MAX_LISTED).map(({ place, line, column, problem }, index) => (
        <li key={index} class="problem">
          {line !== undefined && `${stateText.lineAndColumn(line, column)} `}
          {place !== "" && <code>{place}</code>} {problem}
        </li>
      ))}
      {more > 0 && <li class="none">{pageText.more(more)}</li>}
    </ul>
  );
}
