import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { fileSink, folderSink } from "../../src/exports/node.ts";
import { type DownloadableExport, downloadExport, type ExportDownloadError } from "../../src/exports.ts";
import type { CloudStorageFile } from "../../src/generated/v1/reference/index.gen.ts";
import {
  Breaker,
  breakingAt60Percent,
  bytesOf,
  clientOf,
  fileOf,
  md5,
  serve,
  startStorage,
} from "./storage.ts";

const objects = {
  "42/7/carol.mbox": bytesOf(1),
  "42/7/dave.mbox": bytesOf(2),
  "42/7/nested/Übersicht 1.zip": bytesOf(3),
};
const files = Object.entries(objects).map(([name, bytes]) => fileOf(name, bytes));
const [first] = files as [(typeof files)[0]];
const name = "42/7/carol.mbox";
const right = objects[name];

function exportOf(...list: CloudStorageFile[]): DownloadableExport {
  return { status: "COMPLETED", cloudStorageSink: { files: list } };
}

/** A folder that does not exist yet. Its parent is removed after the test. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-exports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "out");
}

/** Returns the paths of all files in a folder. */
async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(folder.length + 1)).sort();
}

/** Returns the error of the first failed file. */
async function failureOf(download: Promise<unknown>): Promise<Error | undefined> {
  const error = await download.catch((reason: unknown) => reason);
  return (error as ExportDownloadError).failures[0]?.error;
}

test("uses the full name of each object as its file path and leaves no other files", async () => {
  const { fault, onProgress } = breakingAt60Percent();
  const storage = await startStorage(objects, fault);
  const folder = await newFolder();
  await downloadExport(clientOf(storage), exportOf(...files), folderSink(folder), { onProgress });
  expect(await below(folder)).toEqual(Object.keys(objects).sort());
  for (const [path, bytes] of Object.entries(objects)) {
    expect((await readFile(join(folder, path))).equals(bytes), path).toBe(true);
  }
});

test("the next download resumes an interrupted one, even in another process", async () => {
  const folder = await newFolder();
  const { sendUpTo, onProgress } = new Breaker();
  const broken = await startStorage(objects, (request, response, bytes) => {
    if (request.headers.range) response.destroy();
    else sendUpTo(120_000, request, response, bytes);
    return "done";
  });
  const failed = downloadExport(clientOf(broken), exportOf(...files), folderSink(folder), { onProgress });
  expect(await failureOf(failed)).toMatchObject({ name: "NetworkError" });
  expect(await below(folder)).toEqual(
    Object.keys(objects)
      .map((path) => `${path}.partial`)
      .sort(),
  );

  const storage = await startStorage(objects);
  const reported: number[] = [];
  const downloaded = await downloadExport(clientOf(storage), exportOf(...files), folderSink(folder), {
    onProgress: ({ bytes }) => reported.push(bytes),
  });
  expect(downloaded.map(({ resumedFrom, md5 }) => [resumedFrom, md5])).toEqual(
    files.map((file) => [120_000, file.md5Hash]),
  );
  expect(storage.received.map(({ headers }) => headers.range)).toEqual(files.map(() => "bytes=120000-"));
  expect(Math.min(...reported)).toBeGreaterThan(120_000);
  for (const [path, bytes] of Object.entries(objects)) {
    expect((await readFile(join(folder, path))).equals(bytes), path).toBe(true);
  }
  expect(await below(folder)).toEqual(Object.keys(objects).sort());
});

test("a second download requests only the missing files", async () => {
  const folder = await newFolder();
  const storage = await startStorage(objects);
  const client = clientOf(storage);
  await downloadExport(client, exportOf(...files), folderSink(folder));
  await rm(join(folder, name));
  const again = await downloadExport(client, exportOf(...files), folderSink(folder));
  expect(storage.received.slice(files.length).map(({ object }) => object)).toEqual([name]);
  expect(again.map(({ resumedFrom }) => resumedFrom)).toEqual([0, 200_003, 200_003]);
});

describe("partial files that do not match the object", () => {
  const stale = bytesOf(50);

  test.each([
    [
      "part of another file",
      async (path: string) => writeFile(`${path}.partial`, stale.subarray(0, 1000)),
      2,
    ],
    ["the whole of another file", async (path: string) => writeFile(path, stale), 1],
    ["a file that is too long", async (path: string) => writeFile(path, Buffer.concat([right, stale])), 1],
    ["a file that was cut", async (path: string) => writeFile(path, right.subarray(0, 50)), 1],
    ["an empty file", async (path: string) => writeFile(path, ""), 1],
  ])("restarts the download if the partial file is %s", async (_, leave, requests) => {
    const folder = await newFolder();
    await mkdir(join(folder, "42/7"), { recursive: true });
    await leave(join(folder, name));
    const storage = await startStorage(objects);
    const [downloaded] = await downloadExport(clientOf(storage), exportOf(first), folderSink(folder));
    expect(downloaded?.md5).toBe(md5(right));
    expect((await readFile(join(folder, name))).equals(right)).toBe(true);
    expect(await below(folder)).toEqual([name]);
    expect(storage.received).toHaveLength(requests);
  });

  test("restarts the download after a 416 if the partial file is longer than the object", async () => {
    const folder = await newFolder();
    await mkdir(join(folder, "42/7"), { recursive: true });
    await writeFile(join(folder, `${name}.partial`), stale.subarray(0, 300));
    const storage = await startStorage(objects, ({ headers }, response) => {
      if (headers.range) response.writeHead(416).end();
      return headers.range ? "done" : undefined;
    });
    const [downloaded] = await downloadExport(clientOf(storage), exportOf(first), folderSink(folder));
    expect(downloaded).toMatchObject({ resumedFrom: 0, md5: md5(right) });
    expect(storage.received.map(({ headers }) => headers.range)).toEqual(["bytes=300-", undefined]);
  });

  test.each([{ resume: false }, { verify: false }])(
    "with %j, restarts the download even if the partial file is correct",
    async (options) => {
      const folder = await newFolder();
      await mkdir(join(folder, "42/7"), { recursive: true });
      await writeFile(join(folder, `${name}.partial`), right.subarray(0, 300));
      const storage = await startStorage(objects);
      await downloadExport(clientOf(storage), exportOf(first), folderSink(folder), options);
      expect(storage.received.map(({ headers }) => headers.range)).toEqual([undefined]);
      expect((await readFile(join(folder, name))).equals(right)).toBe(true);
    },
  );
});

test("downloads the whole file again from a server without range support", async () => {
  const { sendUpTo, onProgress } = new Breaker();
  const storage = await startStorage(objects, (request, response, bytes) => {
    const { range, ...headers } = request.headers;
    if (range) serve({ ...request, headers }, response, bytes);
    else sendUpTo(1000, request, response, bytes);
    return "done";
  });
  const folder = await newFolder();
  await downloadExport(clientOf(storage), exportOf(first), folderSink(folder), { onProgress });
  expect((await readFile(join(folder, name))).equals(right)).toBe(true);
});

test("restarts the download if there is no ETag and the pieces may come from two versions", async () => {
  const old = bytesOf(50);
  const size = right.byteLength;
  let broken: ServerResponse | undefined;
  const storage = await startStorage(objects, ({ headers }, response) => {
    if (!broken) {
      broken = response.writeHead(200, { "content-length": size });
      response.write(old.subarray(0, 1000));
    } else if (headers.range) {
      response
        .writeHead(206, { "content-range": `bytes 1000-${size - 1}/${size}` })
        .end(right.subarray(1000));
    } else return undefined;
    return "done";
  });
  const folder = await newFolder();
  const onProgress = ({ bytes }: { bytes: number }) => void (bytes === 1000 && broken?.destroy());
  await downloadExport(clientOf(storage), exportOf(first), folderSink(folder), { onProgress });
  expect(storage.received.map(({ headers }) => headers.range)).toEqual([undefined, "bytes=1000-", undefined]);
  expect((await readFile(join(folder, name))).equals(right)).toBe(true);
});

test("deletes a file with a wrong digest", async () => {
  const storage = await startStorage(objects);
  const folder = await newFolder();
  const wrong = { ...first, md5Hash: md5(bytesOf(4)) };
  expect(
    await failureOf(downloadExport(clientOf(storage), exportOf(wrong), folderSink(folder))),
  ).toMatchObject({
    name: "IntegrityError",
  });
  expect(await below(folder)).toEqual([]);
});

test("stores an empty object as an empty file", async () => {
  const storage = await startStorage({ empty: Buffer.alloc(0) });
  const folder = await newFolder();
  const [downloaded] = await downloadExport(
    clientOf(storage),
    exportOf(fileOf("empty", Buffer.alloc(0))),
    folderSink(folder),
  );
  expect(downloaded).toMatchObject({ bytes: 0, md5: "d41d8cd98f00b204e9800998ecf8427e" });
  expect(await below(folder)).toEqual(["empty"]);
});

test("keeps the received bytes after an abort, so the next download can resume immediately", async () => {
  const folder = await newFolder();
  const controller = new AbortController();
  const storage = await startStorage(objects);
  const client = clientOf(storage);
  const aborted = downloadExport(client, exportOf(first), folderSink(folder), {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  const [downloaded] = await downloadExport(client, exportOf(first), folderSink(folder));
  expect(downloaded?.resumedFrom).toBeGreaterThan(0);
  expect((await readFile(join(folder, name))).equals(right)).toBe(true);
});

describe("invalid names", () => {
  const hostile = [
    ...["../evil", "a/../../evil", "/etc/evil", "a//b", "a/", "", ".", "a/./b", "..\\evil", "a\\b"],
    ...[
      "C:evil",
      "C:/evil",
      "a:stream",
      "nul\0evil",
      "new\nline",
      "CON",
      "a/nul.txt",
      "com1",
      "LPT¹.log",
      "con .txt",
      "CONIN$",
    ],
    ...["ends.", "ends ", "a?b", "a*b", "<a>", 'a"b', "a|b", "x".repeat(248), "é".repeat(124), "\ud800"],
  ];

  test.each(hostile.map((objectName) => [JSON.stringify(objectName).slice(0, 40), objectName]))(
    "rejects the name %s before any request",
    async (_, objectName) => {
      const storage = await startStorage({ [objectName]: right });
      const folder = await newFolder();
      const failed = downloadExport(
        clientOf(storage),
        exportOf({ ...first, objectName }),
        folderSink(folder),
      );
      expect(await failureOf(failed)).toMatchObject({ name: "InvalidArgumentError" });
      expect(storage.received).toEqual([]);
      expect(await below(join(folder, ".."))).toEqual([]);
    },
  );

  test.each(["a", "...a", "a b/c.d", "console", "nullable", "com10", "x".repeat(247), "日本語.zip"])(
    "accepts the name %j",
    async (objectName) => {
      const storage = await startStorage({ [objectName]: right });
      const folder = await newFolder();
      await downloadExport(clientOf(storage), exportOf(fileOf(objectName, right)), folderSink(folder));
      expect(await below(folder)).toEqual([objectName]);
    },
  );
});

describe("name collisions", () => {
  test.each([
    ["with the same name in two buckets", first, { ...first, bucketName: "other" }],
    ["that differ only in case", fileOf("A/b", right), fileOf("a/B", right)],
    ["that differ in the form of sigma", fileOf("\u03c3", right), fileOf("\u03c2", right)],
    ["that encode an accent differently", fileOf("\u00e9", right), fileOf("e\u0301", right)],
    ["where one is named like the partial file of the other", fileOf("a", right), fileOf("a.partial", right)],
  ])("rejects the second of two objects %s", async (_, one, other) => {
    const storage = await startStorage({ [`${one.objectName}`]: right });
    const folder = await newFolder();
    const failed = downloadExport(clientOf(storage), exportOf(one, other), folderSink(folder));
    expect(await failureOf(failed)).toMatchObject({
      name: "InvalidArgumentError",
      message: expect.stringContaining("file.objectName is already used by another file"),
    });
    expect(await below(folder)).toEqual([one.objectName]);
  });
});

describe("symbolic links", () => {
  test("does not follow symbolic links out of the folder", async () => {
    const storage = await startStorage({ "a/b/c": right });
    const folder = await newFolder();
    const elsewhere = join(folder, "../elsewhere");
    await mkdir(elsewhere);
    await mkdir(folder);
    await symlink(elsewhere, join(folder, "a"));
    const failed = downloadExport(clientOf(storage), exportOf(fileOf("a/b/c", right)), folderSink(folder));
    expect(await failureOf(failed)).toMatchObject({ name: "InvalidArgumentError" });
    expect(await readdir(elsewhere)).toEqual([]);
    expect(storage.received).toEqual([]);
  });

  test.each(["a", "a.partial"])("does not follow a symbolic link at the file's path: %s", async (link) => {
    const storage = await startStorage({ a: right });
    const folder = await newFolder();
    const victim = join(folder, "../victim");
    await writeFile(victim, "mine");
    await mkdir(folder);
    await symlink(victim, join(folder, link));
    await downloadExport(clientOf(storage), exportOf(fileOf("a", right)), folderSink(folder)).catch(
      () => undefined,
    );
    expect(`${await readFile(victim)}`).toBe("mine");
  });
});

test("before any request, rejects a file whose name already belongs to a folder", async () => {
  const storage = await startStorage({ a: right });
  const folder = await newFolder();
  await mkdir(join(folder, "a"), { recursive: true });
  const failed = downloadExport(clientOf(storage), exportOf(fileOf("a", right)), folderSink(folder));
  expect(await failureOf(failed)).toMatchObject({ name: "InvalidArgumentError" });
  expect(storage.received).toEqual([]);
});

test("a function can choose the file names", async () => {
  const storage = await startStorage(objects);
  const folder = await newFolder();
  await mkdir(folder);
  const target = ({ md5Hash }: CloudStorageFile) => fileSink(join(folder, `${md5Hash}.mbox`));
  await downloadExport(clientOf(storage), exportOf(...files), target);
  expect(await below(folder)).toEqual(files.map((file) => `${file.md5Hash}.mbox`).sort());
  await truncate(join(folder, `${first.md5Hash}.mbox`), 7);
  await downloadExport(clientOf(storage), exportOf(...files), target);
  expect((await readFile(join(folder, `${first.md5Hash}.mbox`))).equals(right)).toBe(true);
});
