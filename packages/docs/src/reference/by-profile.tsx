import type { ComponentChildren, JSX } from "preact";

/**
 * Renders a part of a page for both profiles. If the results are identical, they are rendered once. Otherwise, style
 * sheets hide the profile that is not selected, so the switch works without JavaScript.
 */
export function ByProfile<Part>(props: {
  shown: Part;
  filled: Part;
  render: (part: Part, isFilled: boolean) => ComponentChildren;
}): JSX.Element {
  const { shown, filled, render } = props;
  if (JSON.stringify(shown) === JSON.stringify(filled)) return <>{render(filled, true)}</>;
  return (
    <>
      <div class="in-filled">{render(filled, true)}</div>
      {/* Index only the reference profile, so the search does not return a page twice. */}
      <div class="in-shown" data-pagefind-ignore>
        {render(shown, false)}
      </div>
    </>
  );
}
