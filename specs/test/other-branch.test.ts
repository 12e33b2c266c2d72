import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { collectBundles } from "../build/collect-bundles.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";

let specs: CopyOfSpecs;
let dist: Map<string, string>;

beforeAll(async () => {
  specs = new CopyOfSpecs("edge");
  expect(await specs.problemsOf("bundle")).toEqual([]);
  dist = specs.snapshot("dist");
  return () => specs[Symbol.dispose]();
});

/** Creates a folder that contains only the ignored files of a service. */
function leaveBehind(folder: string): void {
  for (const [file, text] of specs.snapshot("edge/dist")) {
    const copied = file.replace(/^edge/, folder).replace("dist/edge", `dist/${path.basename(folder)}`);
    specs.makeFolder(path.dirname(copied));
    specs.write(copied, text);
  }
  specs.makeFolder(`${folder}/node_modules/@seamline`);
  specs.makeFolder(`${folder}/.turbo`);
  specs.write(`${folder}/.turbo/turbo-bundle.log`, "");
}

test("does not treat ignored files from another branch as a service, or as a version of a service", async () => {
  leaveBehind("parcels");
  leaveBehind("edge/v9");
  expect(await specs.problemsOf("lint")).toEqual([]);
  expect(await specs.problemsOf("bundle")).toEqual([]);
  expect(specs.snapshot("dist")).toEqual(dist);
  specs.remove("parcels");
  specs.remove("edge/v9");
});

test("does not collect the bundles of a removed version", () => {
  specs.makeFolder("edge/dist/edge/v9");
  specs.write("edge/dist/edge/v9/openapi.json", "{}");
  collectBundles(specs.folder);
  expect(specs.snapshot("dist")).toEqual(dist);
});

test("removes the bundles of a removed service from the collected bundles", () => {
  specs.makeFolder("dist/parcels");
  specs.write("dist/parcels/openapi.json", "{}");
  collectBundles(specs.folder);
  expect(specs.snapshot("dist")).toEqual(dist);
});
