import { afterAll, beforeAll, expect, test } from "vitest";
import {
  compilePrograms,
  compilerAt,
  compilers,
  type Resolution,
  resolutions,
} from "../release/compilers.ts";
import { writeConsumerPrograms } from "../test/consumer-project.ts";
import { toolPath } from "./tools.ts";
import { installPublished, type UserFolder } from "./user-folder.ts";

let user: UserFolder;

beforeAll(async () => {
  user = await installPublished();
  await writeConsumerPrograms(user.folder);
});

afterAll(() => user?.[Symbol.asyncDispose]());

const cases = [...compilers, compilerAt(toolPath("typescript-6"))].flatMap((compiler) =>
  (Object.keys(resolutions) as Resolution[]).map((resolution) => ({ compiler, resolution })),
);

test.for(cases)(
  "user programs type-check with TypeScript $compiler.version and the module resolution $resolution",
  async ({ compiler, resolution }) => {
    expect(await compilePrograms(user.folder, "programs", compiler, resolution)).toBe("");
  },
);
