import { parsePointer } from "@seamline/openapi/json-pointer";
import type {
  OverlayActionReference,
  PointState,
  RegisteredPoint,
  RegisterTotals,
} from "@seamline/specs/provenance";
import { type Contract, type OperationLink, overlayHref, type RegisterPage } from "./contract.ts";
import { breakablePath, contractBar, count, htmlPage, escapeHtml as text } from "./html.ts";

const STATES: readonly PointState[] = ["open", "partly filled", "filled"];

/** Renders the register of a contract: every extension point, whether it is filled, and by what. */
export async function renderRegister(contract: Contract): Promise<string> {
  const { register, title } = contract;
  const heading = `Extension points of ${title}`;
  return htmlPage(
    heading,
    `${contractBar(contract, register.href)}
<header>
<h1>${text(heading)}</h1>
<p>${text(introduction(register))}</p>
</header>
<main>
${chooser(register.totals)}
${register.points.map((point) => pointCard(point, register)).join("\n")}
</main>`,
  );
}

function introduction({ points, totals, profile }: RegisterPage): string {
  const parts = points.filter(({ within }) => within !== undefined).length;
  const summary = `As shown, the document leaves ${count(totals.points - parts, "point")} open`;
  if (profile.document.overlays.length === 0) return `${summary}, and nothing fills them yet.`;
  const added = parts === 0 ? "" : `, and names ${parts} more: types, values and rules without a description`;
  return `${summary}. The reference profile fills points by overlays${added}. All in all: ${describeStates(totals)}.`;
}

/** Renders a filter that needs no script: the styles hide the points whose state is not selected. */
function chooser(totals: RegisterTotals): string {
  const counts = [totals.open, totals.partlyFilled, totals.filled];
  const choices = STATES.map((state, index) => choice(classOf(state), `${state} (${counts[index]})`, ""));
  return `<fieldset class="chooser"><legend>Show</legend>
${[choice("all", `all (${totals.points})`, " checked"), ...choices].join("\n")}
</fieldset>`;
}

function choice(name: string, label: string, checked: string): string {
  return `<label><input type="radio" name="state" id="show-${name}"${checked}> ${label}</label>`;
}

function pointCard(point: RegisteredPoint, register: RegisterPage): string {
  const { id, area, source, summary, state, within } = point;
  const part = within === undefined ? "" : ` <span>part of ${pointLink(within)}</span>`;
  return `<article class="point ${classOf(state)}${within === undefined ? "" : " part"}" id="${text(id)}">
<h2 class="title">${pointLink(id)} <span class="state">${state}</span></h2>
<p>${text(summary)}</p>
<p class="facts"><span>${text(area)}</span> <span>not shown in “${text(source)}”</span>${part}</p>
${openPlaces(point, register.profile.operations)}${actionsThatFill(point)}</article>`;
}

function pointLink(id: string): string {
  return `<a href="#${encodeURIComponent(id)}"><code>${text(id)}</code></a>`;
}

function classOf(state: PointState): string {
  return state.replace(" ", "-");
}

/** The nouns for groups of components, in the singular and the plural. */
const KINDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  schemas: ["schema", "schemas"],
  parameters: ["parameter", "parameters"],
  responses: ["response", "responses"],
};

/** A place in a document: its group of components, if it is in one, and its name as HTML. */
interface Place {
  readonly group: string | undefined;
  readonly name: string;
}

/** Renders the places where a point is still open; returns an empty text if there are none. */
function openPlaces({ openAt }: RegisteredPoint, operations: readonly OperationLink[]): string {
  if (openAt.length === 0) return "";
  const places = openAt.map((pointer) => placeAt(pointer, operations));
  const groups = [...Map.groupBy(places, ({ group }) => group)].map(describeGroup);
  return `<p class="places">Open at ${groups.join("; ")}</p>\n`;
}

function describeGroup([group, places]: readonly [string | undefined, readonly Place[]]): string {
  const names = places.map(({ name }) => name).join(", ");
  if (group === undefined) return names;
  const [one, several] = KINDS[group] ?? [group, group];
  return `${places.length === 1 ? one : several} ${names}`;
}

function placeAt(pointer: string, operations: readonly OperationLink[]): Place {
  const [part, name, entry, ...rest] = parsePointer(pointer);
  if (part === undefined) return { group: undefined, name: "the whole document" };
  if (part === "components") {
    const below = rest.filter((segment) => segment !== "properties").map((segment) => `.${segment}`);
    return { group: name, name: `<code>${text(`${entry}${below.join("")}`)}</code>` };
  }
  const operation = operations.find(({ method, path }) => path === name && method.toLowerCase() === entry);
  if (operation === undefined) return { group: undefined, name: `<code>${text(pointer)}</code>` };
  const below = rest.length === 0 ? "" : ` <code>${text(rest.join("/"))}</code>`;
  const link = `<a href="${text(operation.href)}">${text(operation.summary)}</a>`;
  return { group: undefined, name: `${link}${below}` };
}

/** Renders the overlay actions that fill a point, overlay by overlay; returns an empty text if there are none. */
function actionsThatFill({ actions }: RegisteredPoint): string {
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

/** Formats how many points are in each state: `64 filled, 2 partly filled, 21 open`. */
export function describeStates({ filled, partlyFilled, open }: RegisterTotals): string {
  const states: [number, string][] = [
    [filled, "filled"],
    [partlyFilled, "partly filled"],
    [open, "open"],
  ];
  const present = states.filter(([count]) => count > 0).map((state) => state.join(" "));
  return present.length === 0 ? "none" : present.join(", ");
}
