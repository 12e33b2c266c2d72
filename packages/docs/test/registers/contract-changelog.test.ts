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

/** Returns the text of the changelog page, without tags. */
function textOf(unreleased: readonly ReleasedChanges[], released: readonly ReleasedChanges[] = []): string {
  const releases = released.length === 0 ? [] : [{ version: "0.2.0", documents: released }];
  const html = renderToString(h(ContractChangelogPage, { changelog: { unreleased, releases } }));
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

it("lists the notable changes in a release", () => {
  expect(textOf([], [removal])).toContain(
    `Unreleased No contract has changed since the last release. 0.2.0 ${title}, ${profile} major major GET /zones : Response 404 was removed. 1 change to descriptions and examples.`,
  );
});

it("lists unreleased changes after the first release", () => {
  expect(textOf([removal], [removal])).toContain(`Unreleased ${title}, ${profile} major`);
});

it("does not link to removed contracts", () => {
  expect(textOf([], [gone])).toContain("0.2.0 Museum v1, reference major The contract was removed.");
});

it("lists all contracts before the first release", () => {
  const page = builtPage("/changelog/contracts/");
  expect(page.text("main")).toContain("Nothing has been released yet.");
  const urls = page.all("main section .to-come a").map((link) => link.properties.href);
  expect(urls).toEqual(expect.arrayContaining(["../../edge/", "../../functions/v2/", "../../retention/v1/"]));
  expect(new Set(urls).size).toBe(
    new Set(documents.map(({ service, version }) => `${service}/${version}`)).size,
  );
});
