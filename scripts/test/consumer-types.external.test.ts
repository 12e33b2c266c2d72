import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Compiler,
  compilePrograms,
  compilers,
  type Resolution,
  resolutions,
} from "../release/compilers.ts";
import { messagesByPlace } from "./compiler-messages.ts";
import { entriesOf, layOutConsumerProject } from "./consumer-project.ts";
import { services } from "./repository.ts";

/** Maximum length of a message about one mistake in a call. */
const MAX_LENGTH = 400;

let project: string;

beforeAll(async () => {
  // The folder is outside the repository, so that compilers do not find the packages there.
  project = mkdtempSync(join(tmpdir(), "seamline-consumer-"));
  await layOutConsumerProject(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function programs(folder: string): string[] {
  return readdirSync(join(project, folder)).map((file) => `${folder}/${file}`);
}

function textOf(file: string): string {
  return readFileSync(join(project, file), "utf8");
}

test("the test programs use every entry of every client", () => {
  const imports = programs("programs").flatMap((file) =>
    [...textOf(file).matchAll(/from "(@seamline\/[^"]+)";/g)].map(([, entry]) => entry),
  );
  expect(imports).toEqual(expect.arrayContaining(services().flatMap(entriesOf)));
});

/** Returns the texts that the compiler's message must contain, keyed by the location of each mistake. */
function mistakes(): Map<string, string[]> {
  const lines = programs("mistakes").flatMap((file) =>
    textOf(file)
      .split("\n")
      .map((line, index) => ({ place: `${file}:${index + 1}`, comment: / \/\/ (.*)$/.exec(line)?.[1] })),
  );
  return new Map(lines.flatMap(({ place, comment }) => (comment ? [[place, comment.split("; ")]] : [])));
}

describe.each(compilers)("with TypeScript $version", (compiler: Compiler) => {
  test.each(Object.keys(resolutions) as Resolution[])(
    "user programs type-check with the module resolution %s",
    async (resolution) => {
      expect(await compilePrograms(project, "programs", compiler, resolution)).toBe("");
    },
  );

  test("types that users declare for extension points appear in the client", async () => {
    expect(await compilePrograms(project, "fills", compiler, "NodeNext")).toBe("");
  });

  test("compile errors explain the mistake, and are short for mistakes in calls", async () => {
    const messages = messagesByPlace(await compilePrograms(project, "mistakes", compiler, "NodeNext"));
    const expected = mistakes();
    expect([...messages.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [place, parts] of expected) {
      const message = messages.get(place) ?? "";
      for (const part of parts) expect(message, place).toContain(part);
      if (place.startsWith("mistakes/calls.ts")) expect(message.length, message).toBeLessThan(MAX_LENGTH);
    }
  });
});
