import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TypeCost, typeCosts } from "../../measure/type-cost.ts";

let folder: string;
const costs = typeCosts();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-type-cost-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = "export declare function lend(book: string): void;\n";
const digits = "type Digits = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;\n";
const mapped = `${digits}type Shelf<T> = { [K in Digits as \`board\${K}\`]: [T, K] };\n`;

async function cost(name: string, code: string): Promise<TypeCost> {
  const file = join(folder, `${name}.d.ts`);
  await writeFile(file, code);
  return costs(file);
}

test("declarations without generic types cause no instantiations", async () => {
  expect((await cost("plain", plain)).instantiations).toBe(0);
});

test("the type cost includes the types that a function returns, because its callers use them", async () => {
  const { instantiations, types } = await cost(
    "mapped",
    `${mapped}export declare function open(): Shelf<string>;\n`,
  );
  const unused = await cost("unused", `${mapped}${plain}`);
  expect(instantiations).toBeGreaterThan(unused.instantiations + 10);
  expect(types).toBeGreaterThan(unused.types + 10);
});

test("the type cost does not depend on earlier measurements", async () => {
  const code = `${mapped}export declare function open(): Shelf<string>;\n`;
  const before = await cost("again", code);
  await cost("other", `${mapped}export declare const other: Shelf<Shelf<number>>;\n`);
  expect(costs(join(folder, "again.d.ts"))).toEqual(before);
  expect(typeCosts()(join(folder, "again.d.ts"))).toEqual(before);
});

test("measuring a file without declarations throws an error with the name of the file", async () => {
  await expect(cost("empty", "")).rejects.toThrow(/empty\.d\.ts is not a module with declarations\. Run/);
  expect(() => costs(join(folder, "missing.d.ts"))).toThrow(
    /missing\.d\.ts is not a module with declarations\. Run/,
  );
});
