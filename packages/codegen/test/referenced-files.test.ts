import { execFile } from "node:child_process";
import { mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { textOf } from "./support/generated.ts";
import { temporaryFolder } from "./support/workspace.ts";

const secret = "root:x:0:0:root:/root:/bin/sh";

/** Creates a folder with a document in `api/`, whose schema `A` is a reference, and a secret outside `api/`. */
async function workspace(reference: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await temporaryFolder();
  const written = {
    "api/openapi.yaml": `openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { $ref: ${JSON.stringify(reference)} }\n`,
    "etc/passwd": `${secret}\n`,
    ...files,
  };
  for (const [name, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** Returns the message for an invalid document, without the path of the folder. */
async function problem(folder: string): Promise<string> {
  const error = await generate({ spec: join(folder, "api/openapi.yaml") }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpecError);
  const { message } = error as SpecError;
  expect(message).not.toContain("\n");
  for (const word of ["root:x", "/bin/sh"]) {
    expect(message).not.toContain(word);
  }
  return message.replaceAll(`${folder}/`, "");
}

const outside =
  "is outside the folder of the document, where only JSON and YAML files may be referenced: refer to a *.json, *.yaml or *.yml file";

describe("references to files outside the folder", () => {
  test("rejects a reference to a file that is neither JSON nor YAML", async () => {
    expect(await problem(await workspace("../etc/passwd"))).toBe(
      `api/openapi.yaml:4: the file etc/passwd ${outside}`,
    );
  });

  test("resolves a reference to a YAML file in a neighboring folder", async () => {
    const folder = await workspace("../shared/pet.yaml#/Pet", {
      "shared/pet.yaml": "Pet: { type: string }\n",
    });
    const files = await generate({ spec: join(folder, "api/openapi.yaml") });
    expect(textOf(files, "types.gen.ts")).toContain("export type A = string;");
  });

  test.each(["absolute path", "file: URL", "link"])(
    "rejects a reference to a file that is neither JSON nor YAML: %s",
    async (form) => {
      const folder = await workspace("?");
      const passwd = join(folder, "etc/passwd");
      const link = join(folder, "api/pet.yaml");
      await symlink(passwd, link);
      const reference = {
        "absolute path": passwd,
        "file: URL": pathToFileURL(passwd).href,
        link: "pet.yaml",
      }[form];
      await writeFile(
        join(folder, "api/openapi.yaml"),
        `openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { $ref: "${reference}" }\n`,
      );
      const file = form === "link" ? "api/pet.yaml" : "etc/passwd";
      expect(await problem(folder)).toBe(`api/openapi.yaml:4: the file ${file} ${outside}`);
    },
  );

  test.each(["http://127.0.0.1:1/pet.yaml", "ftp://pets.example/pet.yaml", "file://pets.example/pet.yaml"])(
    "rejects a reference to %s without sending a request",
    async (reference) => {
      expect(await problem(await workspace(reference))).toBe(
        `api/openapi.yaml:4: the $ref ${reference} is a URL: save a copy next to the document and refer to the copy`,
      );
    },
  );
});

describe("files that are not OpenAPI", () => {
  test.each([
    [
      "plain text",
      "pet.yaml",
      `${secret}\n`,
      "api/openapi.yaml:4: the $ref pet.yaml points to a string: point to an object",
    ],
    [
      "malformed YAML",
      "pet.yaml",
      `a: b\n${secret}\n  - c\n`,
      /^api\/pet\.yaml:\d: malformed YAML \([^:]+\): correct/,
    ],
    [
      "malformed JSON",
      "pet.json",
      secret,
      /^api\/pet\.json:1: malformed JSON \(Unexpected token.{0,6}\): correct/,
    ],
    [
      "bytes",
      "pet.yaml",
      `a: \0 ${secret}`,
      "the file api/pet.yaml is not valid UTF-8 text: use a JSON or YAML file in UTF-8",
    ],
  ])("does not quote a file with %s", async (_, name, text, message) => {
    const said = await problem(await workspace(name, { [`api/${name}`]: text }));
    expect(said).toEqual(
      typeof message === "string" ? expect.stringContaining(message) : expect.stringMatching(message),
    );
  });

  test("truncates a long string in the error if an object is required", async () => {
    const long = "x".repeat(500);
    const folder = await workspace("pet.yaml", { "api/pet.yaml": `properties: "${long}"\n` });
    expect(await problem(folder)).toBe(`api/pet.yaml:1: properties is "${"x".repeat(40)}…": write an object`);
  });
});

describe("unusable referenced files", () => {
  test("reports a reference to a folder", async () => {
    expect(await problem(await workspace("pets", { "api/pets/a.yaml": "" }))).toBe(
      "api/openapi.yaml:4: the file api/pets is a folder: refer to a file in it",
    );
  });

  test("reports a reference with a NUL character", async () => {
    for (const reference of ["pet\0.yaml", "pet%00.yaml"]) {
      expect(await problem(await workspace(reference))).toBe(
        "api/openapi.yaml:4: the file name api/pet\\0.yaml contains a NUL character: correct the $ref",
      );
    }
  });

  test("reports a reference to a missing file", async () => {
    for (const reference of ["pet.yaml", "openapi.yaml/pet.yaml"]) {
      expect(await problem(await workspace(reference))).toBe(
        `api/openapi.yaml:4: the file api/${reference} does not exist: correct the $ref or add the file`,
      );
    }
  });

  test("reports a reference to a circular symbolic link", async () => {
    const folder = await workspace("pet.yaml");
    await symlink("pet.yaml", join(folder, "api/pet.yaml"));
    expect(await problem(folder)).toContain("the file api/pet.yaml is a circular symbolic link");
  });

  test("reports a reference to a pipe", async () => {
    const folder = await workspace("pet.yaml");
    await promisify(execFile)("mkfifo", [join(folder, "api/pet.yaml")]);
    expect(await problem(folder)).toContain(
      "the file api/pet.yaml is not a regular file: refer to a JSON or YAML file",
    );
  });

  test("reports a reference to a one-terabyte file", async () => {
    const folder = await workspace("pet.yaml", { "api/pet.yaml": "" });
    await truncate(join(folder, "api/pet.yaml"), 2 ** 40);
    expect(await problem(folder)).toContain(
      "the file api/pet.yaml is larger than 256 MB: split the document",
    );
  });

  test("reports a reference with invalid percent-encoding", async () => {
    expect(await problem(await workspace("100%.yaml"))).toContain("the file api/100%.yaml does not exist");
  });
});

describe("circular references", () => {
  test.each([
    ["the document", "openapi.yaml", "api/openapi.yaml:1: the $ref # cannot be resolved"],
    ["itself", "openapi.yaml#/components/schemas/A", "cannot be resolved: remove the circular reference"],
    ["a file and back", "pet.yaml", "cannot be resolved: remove the circular reference"],
  ])("rejects circular references to %s", async (_, reference, message) => {
    const back = "{ $ref: 'openapi.yaml#/components/schemas/A' }\n";
    const said = await problem(await workspace(reference, { "api/pet.yaml": back }));
    expect(said).toContain(message.replace(/^.*:1: /, ""));
  });

  test("rejects a reference to a value that is not an object", async () => {
    for (const [reference, kind] of [
      ["#/openapi", "a string"],
      ["#/tags", "a list"],
    ] as const) {
      const folder = await workspace("?");
      const schema = `{ $ref: "${reference}" }`;
      const text = `openapi: 3.1.0\ntags: []\ncomponents:\n  schemas:\n    A: ${schema}\n`;
      await writeFile(join(folder, "api/openapi.yaml"), text);
      expect(await problem(folder)).toBe(
        `api/openapi.yaml:5: the $ref ${reference} points to ${kind}: point to an object`,
      );
    }
  });
});
