import type { JSX } from "preact";
import type { OperationOnPage } from "../model/operation-page-view.ts";
import { isSuccess } from "../model/stated-points.ts";

/** A part of an operation page with its heading. */
interface Part {
  readonly id: string;
  readonly title: string;
}

/** Links to the parts of an operation page, in page order. */
export function OperationParts(props: {
  shown: OperationOnPage | undefined;
  filled: OperationOnPage | undefined;
}): JSX.Element {
  const shown = new Set(partsOf(props.shown).map(({ id }) => id));
  return (
    <nav
      class="operation-parts print:hidden"
      aria-label="On this page"
      data-markdown-ignore
      data-pagefind-ignore
    >
      <ul>
        <li aria-hidden="true">
          <span>Jump to</span>
        </li>
        {partsOf(props.filled).map(({ id, title }) => (
          <li key={id} class={shown.has(id) ? undefined : "in-filled"}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function partsOf(view: OperationOnPage | undefined): Part[] {
  if (view === undefined) return [];
  const { pathParameters, parameters, body, responses } = view;
  const parts = [
    pathParameters.length > 0 && { id: "path", title: "Path" },
    parameters.length > 0 && { id: "query", title: "Query" },
    body !== undefined && { id: "body", title: "Body" },
    responses.some(isSuccess) && { id: "response", title: "Response" },
    !responses.every(isSuccess) && { id: "errors", title: "Errors" },
    { id: "origins", title: "Sources" },
  ];
  return parts.filter((part) => part !== false);
}
