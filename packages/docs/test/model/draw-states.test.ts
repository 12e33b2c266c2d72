import type { StateMachine } from "@seamline/ui/states/state-machine";
import { StatesInWords } from "@seamline/ui/states/states-in-words";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { drawn, drawStates, hrefOf, named } from "./machines.ts";

function listStates(machine: StateMachine): string {
  return renderToString(h(StatesInWords, { machine, hrefOf }));
}

/** Returns the text of a drawing without line breaks. */
function wordsOf(svg: string): string {
  return svg.replaceAll(/<\/?tspan[^>]*>/g, "").replaceAll(/\s+/g, "");
}

describe.each(named)("StatesDrawing of $schema", ({ machine }) => {
  const svg = drawStates(machine);

  it("the drawing shows every state of a state machine", () => {
    for (const { name } of machine.states) expect(svg).toContain(`>${name}</text>`);
  });

  it("labels each arrow with an event or a linked operation", () => {
    for (const { operationId, event = "" } of machine.transitions) {
      if (operationId) expect(svg).toContain(`<a href="${hrefOf(operationId)}"`);
      expect(wordsOf(svg)).toContain((operationId ?? event).replaceAll(" ", ""));
    }
  });

  it("adds a title and a description of all transitions", () => {
    expect(svg).toMatch(/aria-labelledby="(\S+) (\S+)".*<title id="\1">.*<desc id="\2">/s);
    const [, description] = /<desc[^>]*>(.*)<\/desc>/s.exec(svg) ?? [];
    for (const { operationId, event } of machine.transitions)
      expect(description).toContain(`${operationId ?? event}: `);
  });

  it("the SVG of a state machine contains no hard-coded colors", () => {
    expect(svg).not.toMatch(/(?:fill|stroke)="(?!none|currentColor)/);
  });
});

describe("StatesInWords", () => {
  it("lists the source state, target state and condition of each transition", () => {
    const matter = drawn.find(({ schema }) => schema === "MatterState");
    const list = matter ? listStates(matter) : "";
    expect(list.replaceAll(/<\/?code>/g, "")).toContain(
      '<a href="/library/v1/closeMatter/">closeMatter</a></th><td>OPEN → CLOSED</td><td>All holds of the matter are deleted.</td>',
    );
    expect(list).toContain("starts in <code>OPEN</code>");
    expect(list).toContain("<code>DELETED</code> → the final state");
  });

  it("lists states without transitions in the same words as the SVG's description", () => {
    const unstated = drawn.find(
      ({ schema, transitions }) => schema === "FunctionState" && transitions.length === 0,
    );
    const sentence = "No documented transitions for STATE_UNSPECIFIED, ACTIVE, FAILED, ";
    expect(unstated && listStates(unstated).replaceAll(/<\/?code>/g, "")).toContain(sentence);
    expect(unstated && drawStates(unstated)).toMatch(new RegExp(`<desc[^>]*>${sentence}`));
  });
});
