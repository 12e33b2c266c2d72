import { expect, test } from "vitest";
import type { Bom, Component, LicenceChoice } from "../../supply-chain/bom.ts";
import { licenceProblems } from "../../supply-chain/licence-check.ts";

function component(name: string, licenses: readonly LicenceChoice[]): Component {
  const purl = `pkg:npm/${name.replace("@", "%40")}@1.0.0`;
  return { type: "library", name, version: "1.0.0", "bom-ref": purl, licenses };
}

/** Returns the bill of a package that depends on `middle`, which depends on `@far/one`. */
function billWith(licenses: readonly LicenceChoice[]): Bom {
  const [root, middle, far] = [
    component("own", [{ license: { id: "MIT" } }]),
    component("middle", [{ license: { id: "ISC" } }]),
    component("@far/one", licenses),
  ];
  return {
    $schema: "",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: root },
    components: [middle, far],
    dependencies: [
      { ref: root["bom-ref"] as string, dependsOn: [middle["bom-ref"] as string] },
      { ref: middle["bom-ref"] as string, dependsOn: [far["bom-ref"] as string] },
    ],
  };
}

test.each<[string, LicenceChoice[]]>([
  ["a listed licence", [{ license: { id: "MIT" } }]],
  ["a choice with one listed licence", [{ expression: "(GPL-3.0-only OR MIT)" }]],
  ["two listed licences", [{ expression: "MIT AND ISC" }]],
])("allows a package with %s", (_, licenses) => {
  expect(licenceProblems(billWith(licenses))).toEqual([]);
});

test.each<[string, LicenceChoice[], string]>([
  ["another licence", [{ license: { id: "GPL-3.0-only" } }], "is under GPL-3.0-only,"],
  [
    "a listed licence combined with another",
    [{ expression: "MIT AND GPL-3.0-only" }],
    "is under MIT AND GPL-3.0-only,",
  ],
  ["a second entry", [{ license: { id: "MIT" } }, { license: { id: "SSPL-1.0" } }], "is under SSPL-1.0,"],
  [
    "text that is not an SPDX expression",
    [{ license: { name: "SEE LICENSE IN it" } }],
    "is under SEE LICENSE IN it,",
  ],
])("rejects a package with %s, and names the dependency path", (_, licenses, text) => {
  expect(licenceProblems(billWith(licenses))).toEqual([
    `@far/one@1.0.0 ${text} which is not an allowed licence. It ships via own → middle → @far/one.`,
  ]);
});

test("rejects a package without a licence", () => {
  expect(licenceProblems(billWith([]))).toEqual([
    "@far/one@1.0.0 does not state a licence. It ships via own → middle → @far/one.",
  ]);
});
