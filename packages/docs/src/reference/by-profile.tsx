import type { ComponentChildren, JSX } from "preact";

/**
 * Shows a part in the form that it has in the chosen profile. A part that is alike in both is written once; else the
 * styles hide the form of the profile that is not chosen, so that the switch works without a script.
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
      {/* The search finds the fuller form, so that no page is found twice for one word. */}
      <div class="in-shown" data-pagefind-ignore>
        {render(shown, false)}
      </div>
    </>
  );
}
