import type { OverlayActionReference, RegisteredPoint } from "@seamline/specs/provenance";
import { breakablePath } from "./breakable-path.ts";
import { count } from "./count.ts";
import { escapeHtml as text } from "./escape-html.ts";
import { overlayHref } from "./overlay-page.ts";

/** Renders the overlay actions that fill a point, overlay by overlay; nothing where there are none. */
export function fillingActions({ actions }: RegisteredPoint): string {
  if (actions.length === 0) return "";
  const overlays = [...Map.groupBy(actions, ({ overlay }) => overlay)];
  const summary = `Filled by ${count(actions.length, "action")} of ${count(overlays.length, "overlay")}`;
  return `<details><summary>${summary}</summary>
${overlays.map(([overlay, own]) => overlayActions(overlay, own)).join("\n")}
</details>
`;
}

function overlayActions(overlay: string, actions: readonly OverlayActionReference[]): string {
  const href = text(overlayHref(overlay));
  return `<h3><a href="${href}">${breakablePath(overlay)}</a></h3>
<ul class="actions">
${actions.map((action) => actionItem(href, action)).join("\n")}
</ul>`;
}

function actionItem(href: string, { line, target, description }: OverlayActionReference): string {
  const says = description === undefined ? "" : `<span>${text(description.trim())}</span> `;
  return `<li><a href="${href}#L${line}">line ${line}</a> ${says}<code>${text(target)}</code></li>`;
}
