import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testRuns } from "../test/readme/page-tests.ts";
import { createReader } from "../test/readme/reader.ts";
import { manifests } from "../test/repository.ts";
import { installPublished, type UserFolder } from "./user-folder.ts";

const published = [...manifests()].filter(([, manifest]) => !manifest.private);

let user: UserFolder;

beforeAll(async () => {
  user = await installPublished();
});

afterAll(() => user?.[Symbol.asyncDispose]());

const packageFolder = (_: string, name: string): string => join(user.folder, "node_modules", name);

test("installs every public package, and no other workspace package, from the registry", () => {
  const installed = [...manifests()].filter(([path, { name }]) => existsSync(packageFolder(path, name)));
  expect(installed.map(([path]) => path)).toEqual(published.map(([path]) => path));
});

describe("a reader can follow the README of each package after installing it from the registry", () => {
  const pages = published.map(([path]) => `${path}/README.md`);
  testRuns(pages, (each) => createReader(each, packageFolder));
});
