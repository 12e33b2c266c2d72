import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import type { Python } from "../../src/python/find-python.ts";
import { installRequirements } from "../../src/python/install-requirements.ts";
import { deflatedZeros, type ZipEntry, zip64Sizes, zipBytes } from "../archive/support/zip-bytes.ts";
import { sourceFolder } from "../node/support/source-folder.ts";
import { errorOf } from "../support/open-runner.ts";

/** A Python that does not exist. The wheels of an archive must be checked before any program starts. */
const noPython: Python = { program: "/nowhere", version: "3.12.0", minor: 12, hasVenv: true, library: "/" };

const MEBIBYTE = 1024 * 1024;

const metadata = "Metadata-Version: 2.1\nName: own\nVersion: 1.0\n";

interface WheelFiles {
  readonly entries?: readonly ZipEntry[];
  readonly metadata?: string;
}

function wheelOf({ entries = [], metadata: text = metadata }: WheelFiles): Uint8Array {
  return zipBytes([...entries, { name: "own-1.0.dist-info/METADATA", data: text }]);
}

/** Returns the error message for a source that requires these wheels, and expects an empty cache. */
async function problemOf(...wheels: readonly Uint8Array[]): Promise<string> {
  const names = wheels.map((_, index) => `own-${index}-py3-none-any.whl`);
  const source = await sourceFolder({ "requirements.txt": names.map((name) => `./${name}\n`).join("") });
  for (const [index, name] of names.entries()) await writeFile(join(source, name), wheels[index] ?? "");
  const cache = join(source, "../cache");
  const options = { pip: "install", environment: { XDG_CACHE_HOME: cache } } as const;
  const installing = installRequirements(
    source,
    join(source, "../own"),
    noPython,
    options,
    new AbortController().signal,
  );
  const error = await errorOf(installing);
  expect(error).toMatchObject({ name: "CodeError", problem: "package" });
  expect(readdirSync(join(cache, "seamline-emulator/python"))).toEqual([]);
  return error.message;
}

/**
 * An entry with deflated zeros. The checksum matches 1 MiB of zeros: larger entries must be rejected because of their
 * size.
 */
function zeros(mebibytes: number): ZipEntry {
  const fields = { bytes: mebibytes * MEBIBYTE, crc32: crc32(Buffer.alloc(MEBIBYTE)) };
  return { name: "zeros", method: 8, raw: deflatedZeros(mebibytes), central: fields, local: fields };
}

it("rejects a wheel that unpacks to 3 GiB", async () => {
  const message = await problemOf(wheelOf({ entries: [zeros(3072)] }));
  expect(message).toBe(
    "requirements.txt, line 1: ./own-0-py3-none-any.whl: its files have more than 524288000 bytes in total: remove files that are not needed",
  );
});

it("rejects wheels that together exceed the limit for an archive", async () => {
  const [small, large] = [wheelOf({ entries: [zeros(1)] }), wheelOf({ entries: [zeros(499)] })];
  expect(await problemOf(small, small, large)).toMatch(
    /^requirements\.txt, line 3: .*: its files have more than /,
  );
});

it.each<[string, WheelFiles, string]>([
  ["a path that leads outside", { entries: [{ name: "../own.py" }] }, '"../own.py" leads outside its folder'],
  ["an absolute path", { entries: [{ name: "/own.py" }] }, '"/own.py" is an absolute path'],
  [
    "a symbolic link",
    { entries: [{ name: "own", data: "/etc", mode: 0o120777 }] },
    '"own" is a symbolic link',
  ],
  ["a duplicate entry", { entries: [{ name: "own.py" }, { name: "own.py" }] }, '"own.py" occurs twice'],
  [
    "an entry that is larger than declared",
    {
      entries: [
        { name: "own", data: "x".repeat(100), method: 8, central: { bytes: 1 }, local: { bytes: 1 } },
      ],
    },
    '"own" is longer than the 1 bytes that the archive declares',
  ],
  [
    "a ZIP64 size that is too small",
    {
      entries: [
        {
          name: "own",
          data: "x".repeat(100),
          method: 8,
          central: { bytes: 0xffff_ffff, extra: zip64Sizes(1) },
          local: { bytes: 0xffff_ffff, extra: zip64Sizes(1) },
        },
      ],
    },
    '"own" is longer than the 1 bytes that the archive declares',
  ],
  [
    "a wrong checksum",
    { entries: [{ name: "own", data: "x", central: { crc32: 1 }, local: { crc32: 1 } }] },
    "CRC-32",
  ],
  ["no metadata", { entries: [{ name: "other-1.0.dist-info/METADATA" }] }, "2 metadata folders"],
  [
    "a program named python",
    { entries: [{ name: "own-1.0.data/scripts/Python3" }] },
    "could overwrite a file in the Python environment",
  ],
  [
    "its own python",
    { entries: [{ name: "own-1.0.data/data/bin/python" }] },
    "could overwrite a file in the Python environment",
  ],
  [
    "its own pyvenv.cfg",
    { entries: [{ name: "own-1.0.data/data/pyvenv.cfg" }] },
    "could overwrite a file in the Python environment",
  ],
  [
    "an unknown data scheme",
    { entries: [{ name: "own-1.0.data/home/x" }] },
    "could overwrite a file in the Python environment",
  ],
  ...["python3 = own:main", "../../own = own:main", "/own = own:main", ". = own:main"].map(
    (line): [string, WheelFiles, string] => [
      `the entry point ${line}`,
      { entries: [{ name: "own-1.0.dist-info/entry_points.txt", data: `[console_scripts]\n${line}\n` }] },
      "has a reserved or invalid name",
    ],
  ),
])("rejects a wheel with %s", async (_what, files, problem) => {
  const message = await problemOf(wheelOf(files));
  expect(message).toContain(problem);
  expect(message).toContain("requirements.txt, line 1: ./own-0-py3-none-any.whl: ");
});

it.each([
  "Requires-Dist: other @ file:///outside/other-1-py3-none-any.whl\n",
  "Requires-Dist: other @ https://evil.example/other-1-py3-none-any.whl\n",
  "requires-dist:other[one, two]@git+https://evil.example/other.git ; extra == 'more'\n",
  "Requires-Dist: other\n @ file:///outside\n",
  "Requires-Dist: other\r\n\t@ file:///outside\r\n",
  "Summary: own\rRequires-Dist: other @ file:///outside\r",
  "Requires-Dist: file:///outside/other-1-py3-none-any.whl\n",
  "Requires-Dist: ./other\n",
])("rejects a wheel with the metadata %j", async (field) => {
  expect(await problemOf(wheelOf({ metadata: `${metadata}${field}\ntext` }))).toMatch(
    /: it requires ".*", which is not a package name: require that package by name/,
  );
});

it("reports a file that is not a wheel", async () => {
  expect(await problemOf(new TextEncoder().encode("no zip"))).toContain("it is not a ZIP archive");
  expect(await problemOf(zipBytes([{ name: "own.py" }]))).toContain("no metadata folder");
});
