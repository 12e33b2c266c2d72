import type { StateMachine } from "@seamline/ui/states/state-machine";
import { StatesInWords } from "@seamline/ui/states/states-in-words";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { drawn, drawStates, hrefOf, named } from "./machines.ts";

function listStates(machine: StateMachine): string {
  return renderToString(h(StatesInWords, { machine, hrefOf }));
}

/** The text of a drawing, as somebody reads it who does not mind where lines break. */
function wordsOf(svg: string): string {
  return svg.replaceAll(/<\/?tspan[^>]*>/g, "").replaceAll(/\s+/g, "");
}

describe.each(named)("the drawing of $schema", ({ machine }) => {
  const svg = drawStates(machine);

  it("shows every state", () => {
    for (const { name } of machine.states) expect(svg).toContain(`>${name}</text>`);
  });

  it("labels arrows with their operations, which are links, and with events", () => {
    for (const { operationId, event = "" } of machine.transitions) {
      if (operationId) expect(svg).toContain(`<a href="${hrefOf(operationId)}"`);
      expect(wordsOf(svg)).toContain((operationId ?? event).replaceAll(" ", ""));
    }
  });

  it("has a title, and all transitions as a text", () => {
    expect(svg).toMatch(/aria-labelledby="(\S+) (\S+)".*<title id="\1">.*<desc id="\2">/s);
    const [, description] = /<desc[^>]*>(.*)<\/desc>/s.exec(svg) ?? [];
    for (const { operationId, event } of machine.transitions)
      expect(description).toContain(`${operationId ?? event}: `);
  });

  it("has no colour of its own", () => {
    expect(svg).not.toMatch(/(?:fill|stroke)="(?!none|currentColor)/);
  });
});

describe("the list of transitions", () => {
  it("says from where to where, and what else must hold", () => {
    const matter = drawn.find(({ schema }) => schema === "MatterState");
    const list = matter ? listStates(matter) : "";
    expect(list.replaceAll(/<\/?code>/g, "")).toContain(
      '<li><a href="/library/v1/closeMatter/">closeMatter</a>: from OPEN to CLOSED. All holds of the matter are deleted.</li>',
    );
    expect(list).toContain("begins in <code>OPEN</code>");
    expect(list).toContain("from <code>DELETED</code> to its end");
  });

  it("names the states without a transition, as the description of the drawing does", () => {
    const unstated = drawn.find(
      ({ schema, transitions }) => schema === "FunctionState" && transitions.length === 0,
    );
    const sentence = "No transition is stated for STATE_UNSPECIFIED, ACTIVE, FAILED, ";
    expect(unstated && listStates(unstated).replaceAll(/<\/?code>/g, "")).toContain(sentence);
    expect(unstated && drawStates(unstated)).toMatch(new RegExp(`<desc[^>]*>${sentence}`));
  });
});
