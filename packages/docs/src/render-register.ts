import type { PointState, RegisteredPoint, RegisterTotals } from "@seamline/specs/provenance";
import type { Contract, RegisterPage } from "./contract.ts";
import { contractBar } from "./contract-bar.ts";
import { count } from "./count.ts";
import { escapeHtml as text } from "./escape-html.ts";
import { fillingActions } from "./filling-actions.ts";
import { htmlPage } from "./html-page.ts";
import { openPlaces } from "./open-places.ts";
import { describeStates } from "./register-states.ts";

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
  const shown = `As shown, the document leaves ${count(totals.points - parts, "point")} open`;
  if (profile.document.overlays.length === 0) return `${shown}, and nothing fills them yet.`;
  const added = parts === 0 ? "" : `, and names ${parts} more: types, values and rules without a description`;
  return `${shown}. The reference profile fills points by overlays${added}. All in all: ${describeStates(totals)}.`;
}

/** Works without a script: the styles hide the points of the states that are not chosen. */
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
${openPlaces(point, register.profile.operations)}${fillingActions(point)}</article>`;
}

function pointLink(id: string): string {
  return `<a href="#${encodeURIComponent(id)}"><code>${text(id)}</code></a>`;
}

function classOf(state: PointState): string {
  return state.replace(" ", "-");
}
