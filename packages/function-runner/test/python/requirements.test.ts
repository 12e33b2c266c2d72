import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { readRequirements } from "../../src/python/requirements.ts";
import { sourceFolder } from "../node/support/source-folder.ts";
import { errorOf } from "../support/open-runner.ts";

const linesOf = async (text: string): Promise<readonly string[]> => {
  const { lines } = await readRequirements(await sourceFolder({ "requirements.txt": text }));
  return lines;
};

const problemOf = async (files: Readonly<Record<string, unknown>>): Promise<string> => {
  const error = await errorOf(readRequirements(await sourceFolder(files)));
  expect(error).toMatchObject({ name: "CodeError", problem: "package" });
  return error.message;
};

describe("readRequirements", () => {
  it("returns empty lists if the file is missing", async () => {
    const { lines, constraints, names } = await readRequirements(await sourceFolder({ "main.py": "" }));
    expect([lines, constraints, names.size]).toEqual([[], [], 0]);
  });

  it("reads packages with versions, extras and markers", async () => {
    const own = [
      "requests",
      "Flask==3.1.*",
      "numpy >=1.26, <3",
      "uvicorn[standard, http] ~= 0.30",
      "zope.interface!=5.0",
      "old (>=1,<2)",
      "tomli===2.0.1+local ; python_version < '3.11' and sys_platform != \"win32\"",
      "pad;(os_name=='posix' or extra == \"a b\") and 'linux' not in sys_platform",
      "--pre",
    ];
    expect(await linesOf(own.join("\n"))).toEqual(own);
  });

  it("reads comments, continued lines, digests and a byte order mark", async () => {
    const text =
      "\uFEFF# Ω\rpad==1 \\\r\n    --hash=sha256:ab12 \\\r\n    --hash=sha256:cd34  # both\r\n\r\n  # end\n";
    const folder = await sourceFolder({ "requirements.txt": text });
    expect(await readRequirements(folder)).toMatchObject({
      lines: ["pad==1 --hash=sha256:ab12 --hash=sha256:cd34"],
      areHashed: true,
    });
  });

  it("ignores case and separators in names", async () => {
    const folder = await sourceFolder({ "requirements.txt": "Functions_Framework==3.*\nA.b--C" });
    expect([...(await readRequirements(folder)).names]).toEqual(["functions-framework", "a-b-c"]);
  });

  it("reads included files and constraints, even if they include each other", async () => {
    const folder = await sourceFolder({
      "requirements.txt": "-r parts/more.txt\n--constraint=limits.txt\n-climits.txt\none",
      "parts/more.txt": "two\n--requirement ../requirements.txt\n-r last.txt",
      "parts/last.txt": "three",
      "limits.txt": "two<2\n",
    });
    expect(await readRequirements(folder)).toMatchObject({
      lines: ["two", "three", "one"],
      constraints: ["two<2"],
    });
  });

  it("reads wheels by path from the top level of the archive", async () => {
    const [one, top] = ["wheels/a-1-py3-none-any.whl", "top-1.0+x-2a-cp311.py3-abi3-linux_x86_64.whl"];
    const folder = await sourceFolder({
      "requirements.txt": `./${one}\n-r parts/more.txt`,
      [one]: "1",
      [top]: "t",
    });
    const url = pathToFileURL(join(folder, one)).href;
    await mkdir(join(folder, "parts"));
    await writeFile(join(folder, "parts/more.txt"), `${top}\nown @ ${url} ; python_version > '3'`);
    const { lines, wheelDigests } = await readRequirements(folder);
    expect(lines).toEqual([
      url,
      pathToFileURL(join(folder, top)).href,
      `own @ ${url} ; python_version > '3'`,
    ]);
    expect(new Set(wheelDigests).size).toBe(2);
  });
});

/** Rejected lines, each with a part of the error message. */
const MISLEADING_LINES: readonly (readonly [string, string])[] = [
  ["--index-url https://evil.example/simple", "--index-url sets where packages come from"],
  ["-i https://evil.example/simple", "-i sets where packages come from"],
  ["--extra-index-url=https://evil.example", "--extra-index-url sets where packages come from"],
  ["--find-links ./wheels", "--find-links sets where packages come from"],
  ["-f https://evil.example", "-f sets where packages come from"],
  ["--no-index", "--no-index sets where packages come from"],
  ["--trusted-host evil.example", "--trusted-host sets where packages come from"],
  ["-e ./own", "-e installs from a folder"],
  ["--editable=./own", "--editable installs from a folder"],
  ["--no-binary :all:", "--no-binary is a pip option"],
  ["--config-settings x=y", "--config-settings is a pip option"],
  ["pad --global-option=--x", "--global-option is a pip option"],
  ["pad --config-settings=x", "--config-settings is a pip option"],
  ["pad --hash=sha256:zz", "--hash is a pip option"],
  ["--target /etc", "--target is a pip option"],
  ["git+https://evil.example/x.git", "is in version control"],
  ["pad @ git+ssh://git@evil.example/x", "is in version control"],
  ["pad @ hg+file:///x", "is in version control"],
  ["git@evil.example:x.git", "is in version control"],
  ["./own", "./own is not a wheel"],
  ["own/", "own/ is not a wheel"],
  ["pad @ file:own", "file:own is not a wheel"],
  ["https://evil.example/x.tar.gz", "is not a wheel"],
  ["pad @ https://evil.example/x.zip", "is not a wheel"],
  ["x-1.0.tar.gz", "is not a wheel"],
  ["https://evil.example/x.tar.gz?x-1-py3-none-any.whl", "is not a wheel"],
  ["https://evil.example/x.tar.gz#x-1-py3-none-any.whl", "is not a wheel"],
  ["https://evil.example/x-1-py3-none-any.WHL", "is not a wheel"],
  ["https://evil.example/.whl", "is not a wheel"],
  ["https://x-1-py3-none-any.whl", "is not a wheel"],
  ["wheels/x-1.whl", "is not a wheel"],
  ["wheels/x-1-py3-none-any.WHL", "is not a wheel"],
  ["ftp://evil.example/x.whl", "is not a wheel"],
  ["../own-1.0.whl", "../own-1.0.whl is outside of the archive"],
  ["/etc/own.whl", "/etc/own.whl is outside of the archive"],
  ["pad @ file:///etc/own.whl", "/etc/own.whl is outside of the archive"],
  ["file:///%2e%2e/own.whl", "is outside of the archive"],
  ["./own.whl", "which the archive does not contain"],
  ["-r ../other.txt", "../other.txt is outside of the archive"],
  ["-r /etc/passwd", "/etc/passwd is outside of the archive"],
  ["-c ../limits.txt", "../limits.txt is outside of the archive"],
  ["-r https://evil.example/r.txt", "only files in the archive can be included"],
  ["-r file:///etc/passwd", "only files in the archive can be included"],
  ["-r none.txt", "none.txt, which the archive does not contain"],
  [`pad @ https://evil.example/$\{PIP_INDEX_URL}/x.whl`, "an environment variable"],
  ["pad\u2028--index-url https://evil.example", "only printable ASCII"],
  ["pad\u0085-e .", "only printable ASCII"],
  ["pad\f-e .", "only printable ASCII"],
  ["pad\0 -e .", "contains U+0000, but only printable ASCII"],
  ["p\u0430d", "contains U+0430, but only printable ASCII"],
  ["pad\uFEFF-e .", "contains U+FEFF, but only printable ASCII"],
  ["pad -C a=b", "-C is a pip option"],
  ["pad -Ca=b", "-Ca is a pip option"],
  ["pad\t-C a=b", "-C is a pip option"],
  ["pad==1 -C a=b", "-C is a pip option"],
  ["pad == --pre", "--pre is a pip option"],
  ["pad == -rother.txt", "-rother is a pip option"],
  ["pad ; python_version > '3' -C a=b", "-C is a pip option"],
  ["pad ; python_version > '3 -C a=b'", "-C is a pip option"],
  ["pad ; python_version > '3' --config-settings a=b", "--config-settings is a pip option"],
  ["pad --hash=sha256:ab12 -C a=b", "-C is a pip option"],
  ["pad --hash=sha256:ab12 --CONFIG=a", "--CONFIG is a pip option"],
  ["pad --hash=md5:ab12", "--hash is a pip option"],
  ["pad \\\n  -C a=b", "-C is a pip option"],
  ["./wheels/x-1-py3-none-any.WHL -C a=b", "-C is a pip option"],
  ["-C a=b", "-C is a pip option"],
  ["pad @ https://evil.example/pad-1.0-py3-none-any.whl", "packages cannot be installed from a URL"],
  ["https://evil.example/pad-1.0-py3-none-any.whl#sha256=ab12", "packages cannot be installed from a URL"],
  ["pad @ HTTP://evil.example/pad-1.0-py3-none-any.whl", "packages cannot be installed from a URL"],
  ["pad ; no_variable > '3'", "is not a valid requirement"],
  ["pad ; python_version > '3' @ file:///x.whl", "is not a valid requirement"],
  ["pad ; (python_version > '3'", "is not a valid requirement"],
  ["pad ;", "is not a valid requirement"],
  ["pad 1.0", "is not a valid requirement"],
  ["==1.0", "is not a valid requirement"],
  ["pad ; `id`", "is not a valid requirement"],
];

describe("readRequirements with unsafe requirements", () => {
  it.each(MISLEADING_LINES)("rejects the line %s", async (line, problem) => {
    const wheels = { "wheels/x-1.whl": "sdist", "wheels/x-1-py3-none-any.WHL": "sdist" };
    const message = await problemOf({ "requirements.txt": `flask\n${line}\n`, ...wheels });
    expect(message).toContain(problem);
    expect(message).toMatch(/^requirements\.txt, line 2: /);
  });

  it("rejects unsafe lines in included files too", async () => {
    const files = { "requirements.txt": "-r parts/more.txt", "parts/more.txt": "\n\n-e ../own" };
    expect(await problemOf(files)).toMatch(/^parts\/more\.txt, line 3: -e /);
  });

  it("rejects files that are too large or not UTF-8", async () => {
    expect(await problemOf({ "requirements.txt": "#".repeat(2 ** 20 + 1) })).toContain("1048577 bytes");
    const folder = await sourceFolder({ "requirements.txt": "" });
    await writeFile(join(folder, "requirements.txt"), Uint8Array.of(0xff, 0xfe, 0x61, 0));
    expect((await errorOf(readRequirements(folder))).message).toContain("is not UTF-8");
  });
});
