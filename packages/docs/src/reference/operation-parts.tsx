import type { JSX } from "preact";
import type { OperationOnPage } from "../model/operation-page-view.ts";
import { isSuccess } from "../model/stated-points.ts";

/** A part of an operation page with its heading. */
interface Part {
  readonly id: string;
  readonly title: string;
}

/** Links to the parts of an operation page, in page order. On wide screens, the example is always visible. */
export function OperationParts(props: {
  shown: OperationOnPage | undefined;
  filled: OperationOnPage | undefined;
  hasExample: boolean;
}): JSX.Element {
  const { hasExample } = props;
  const shown = new Set(partsOf(props.shown, hasExample).map(({ id }) => id));
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
        {partsOf(props.filled, hasExample).map(({ id, title }) => (
          <li key={id} class={classOf(id, shown.has(id))}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function classOf(id: string, isShown: boolean): string | undefined {
  if (id === "example") return "to-example";
  return isShown ? undefined : "in-filled";
}

function partsOf(view: OperationOnPage | undefined, hasExample: boolean): Part[] {
  if (view === undefined) return [];
  const { pathParameters, parameters, body, responses } = view;
  const parts = [
    pathParameters.length > 0 && { id: "path", title: "Path" },
    parameters.length > 0 && { id: "query", title: "Query" },
    body !== undefined && { id: "body", title: "Body" },
    hasExample && { id: "example", title: "Example" },
    responses.some(isSuccess) && { id: "response", title: "Response" },
    !responses.every(isSuccess) && { id: "errors", title: "Errors" },
    { id: "origins", title: "Sources" },
  ];
  return parts.filter((part) => part !== false);
}
