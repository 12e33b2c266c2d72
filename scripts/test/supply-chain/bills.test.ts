import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { beforeAll, expect, test } from "vitest";
import { publicPackages, workspaceFolder } from "../../release/packages.ts";
import {
  formatBill,
  packageBill,
  releaseBill,
  type ShippedPackage,
} from "../../supply-chain/bill-of-materials.ts";
import { packageName } from "../../supply-chain/bom.ts";
import { licenceProblems } from "../../supply-chain/licence-check.ts";
import { shippedPackages } from "../../supply-chain/shipped-packages.ts";

const origin = { commit: "0123456789abcdef0123456789abcdef01234567", time: 1_700_000_000 };

let shipped: ShippedPackage[];

beforeAll(async () => {
  shipped = await shippedPackages(workspaceFolder);
});

function bills(all: readonly ShippedPackage[] = shipped): string[] {
  const each = all.map((one) => packageBill(one, all, origin));
  return [...each, releaseBill("seamline", all, origin)].map(formatBill);
}

test("the release and every public package have a valid bill of materials", async () => {
  const names = shipped.map(({ bill }) => packageName(bill.metadata.component));
  expect(names).toEqual((await publicPackages()).map(({ name }) => name));
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  for (const text of bills()) expect(await validator.validate(text)).toBeNull();
});

test("a bill of materials with a malformed serial number is invalid", async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  const [text = ""] = bills();
  expect(await validator.validate(text.replace("urn:uuid:", "uuid:"))).not.toBeNull();
});

test("a commit always produces the same bill, regardless of the time and the order of packages", async () => {
  const again = (await shippedPackages(workspaceFolder)).map((each) => ({
    ...each,
    bill: {
      ...each.bill,
      components: each.bill.components.toReversed(),
      dependencies: each.bill.dependencies.toReversed(),
    },
  }));
  expect(again[0]?.bill.serialNumber).not.toBe(shipped[0]?.bill.serialNumber);
  expect(bills(again)).toEqual(bills());
  expect(bills()[0]).toContain('"timestamp": "2023-11-14T22:13:20.000Z"');
});

test("the bills of different commits have different serial numbers", () => {
  const [first] = shipped as [ShippedPackage];
  const other = packageBill(first, shipped, { ...origin, commit: "f".repeat(40) });
  expect(other.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(other.serialNumber).not.toBe(packageBill(first, shipped, origin).serialNumber);
});

test("every component has a version, a licence and the digest of its tarball", () => {
  const hash = { alg: "SHA-512", content: "ab".repeat(64) };
  const packed = shipped.map((each) => ({ ...each, hash }));
  for (const component of releaseBill("seamline", packed, origin).components) {
    expect(component.version, component.name).toMatch(/^\d/);
    expect(component.licenses, component.name).toHaveLength(1);
    expect(component.hashes?.[0]?.content, component.name).toMatch(/^[0-9a-f]{128}$/);
    expect(component.externalReferences?.map(({ type }) => type) ?? []).not.toContain("distribution");
  }
});

test("a bill lists bundled packages as dependencies of the package", () => {
  const emulator = shipped.find(({ bundled }) => bundled.some(({ name }) => name === "preact"));
  const bill = packageBill(emulator as ShippedPackage, shipped, origin);
  const root = bill.dependencies.find(({ ref }) => ref === bill.metadata.component["bom-ref"]);
  const fonts = bill.components.filter(({ licenses }) => licenses?.[0]?.license?.id === "OFL-1.1");
  expect(fonts.map(({ properties }) => properties)).toEqual([
    [{ name: "seamline:bundledIn", value: "dist/page" }],
    [{ name: "seamline:bundledIn", value: "dist/page" }],
  ]);
  for (const font of fonts) expect(root?.dependsOn).toContain(font["bom-ref"]);
});

test("all shipped packages have allowed licenses", () => {
  const problems = shipped.flatMap((each) => licenceProblems(packageBill(each, shipped, origin)));
  expect([...new Set(problems)]).toEqual([]);
});
