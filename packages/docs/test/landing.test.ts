import { expect, test } from "vitest";
import { openFieldOf } from "../src/landing/open-field.ts";
import { contracts } from "../src/model/contract.ts";
import { builtPage, textOf } from "./built-page.ts";

const page = builtPage("/");

test("the landing page links each service to a workflow whose calls mostly succeed", () => {
  const links = page.all(".services .start a").map(({ properties }) => String(properties.href));
  expect(links.length).toBe(new Set(contracts().map(({ service }) => service)).size);
  for (const href of links) {
    const workflow = builtPage(`/${href}`);
    const failed = workflow.all(".step .status:not(.success)");
    expect(failed.length).toBeLessThan(workflow.all(".step").length / 2);
  }
});

test("the first screen shows a program with its recorded response", () => {
  const [imports = "", call = "", response = ""] = page.all(".recorded-call pre").map(textOf);
  expect(imports).toMatch(/^import /);
  expect(call).toContain("await ");
  expect(page.text(".recorded-call .status")).toBe("200");
  const values = Object.values(JSON.parse(response) as object).filter((value) => call.includes(value));
  expect(values.length).toBeGreaterThan(0);
  expect(values.length).toBeLessThan(Object.keys(JSON.parse(response)).length);
});

test("the example field on the landing page is filled only in the reference profile", () => {
  const found = contracts().flatMap((contract) => openFieldOf(contract) ?? []);
  expect(found.length).toBeGreaterThan(0);
  for (const { point, values } of found) {
    expect(point.area).toBe("states");
    expect(values.length).toBeGreaterThan(1);
  }
});
