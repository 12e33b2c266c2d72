import type { ReleasedChanges } from "@seamline/contract-diff/released";
import { documents } from "@seamline/specs";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { ContractChangelogPage } from "../../src/changelog/contract-changelog.tsx";
import { builtPage } from "../built-page.ts";

const [first] = documents as [(typeof documents)[number]];
const { service, version, profile, title } = first;

const removal: ReleasedChanges = {
  ...{ service, version, profile, title, state: "changed", step: "major" },
  changes: [
    { step: "major", place: "GET /zones", pointer: "#/paths", text: "Response `404` was removed." },
    { step: "patch", place: "the document", pointer: "#/", text: "Info `description` changed." },
  ],
};
const gone: ReleasedChanges = {
  ...{
    service: "museum",
    version: "v1",
    profile: "reference",
    title: "Museum",
    state: "removed",
    step: "major",
  },
  changes: [],
};

/** The text of the page, without tags. */
function textOf(unreleased: readonly ReleasedChanges[], released: readonly ReleasedChanges[] = []): string {
  const releases = released.length === 0 ? [] : [{ version: "0.2.0", documents: released }];
  const html = renderToString(h(ContractChangelogPage, { changelog: { unreleased, releases } }));
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

it("shows what a release changed, the notable changes one by one", () => {
  expect(textOf([], [removal])).toContain(
    `Unreleased No contract has changed since the last release. 0.2.0 ${title}, ${profile} major major GET /zones : Response 404 was removed. 1 change of words and examples.`,
  );
});

it("shows what is to come once something was released", () => {
  expect(textOf([removal], [removal])).toContain(`Unreleased ${title}, ${profile} major`);
});

it("names a contract that was removed, which has no page any more", () => {
  expect(textOf([], [gone])).toContain("0.2.0 Museum v1, reference major The contract was removed.");
});

it("lists every contract of the first release while nothing is released", () => {
  const page = builtPage("/changelog/contracts/");
  expect(page.text("main")).toContain("Nothing has been released yet.");
  expect(page.all("main section li a")).toHaveLength(documents.length);
});
