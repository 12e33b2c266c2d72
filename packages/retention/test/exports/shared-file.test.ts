import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderSink } from "../../src/exports/node.ts";
import { downloadExport, type ExportDownloadError } from "../../src/exports.ts";
import type { CloudStorageFile } from "../../src/generated/v1/reference/index.gen.ts";
import { bytesOf, clientOf, type Fault, fileOf, serve, startStorage } from "./storage.ts";

const bytes = bytesOf(1);
const exported = { cloudStorageSink: { files: [fileOf("mail", bytes)] } };

async function newFolder(left: Uint8Array = new Uint8Array()): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "seamline-shared-")), "out");
  onTestFinished(() => rm(join(folder, ".."), { recursive: true }));
  await mkdir(folder);
  if (left.byteLength) await writeFile(join(folder, "mail.partial"), left);
  return folder;
}

type Options = NonNullable<Parameters<typeof downloadExport>[3]>;

/**
 * Runs two downloads concurrently. The second download starts after the first has sent its request. The last byte is
 * sent after both downloads have received all other bytes.
 */
async function race(folder: string, [one, other]: readonly [Options, Options]) {
  const waiting: (() => void)[] = [];
  const ending: (() => void)[] = [];
  let have = 0;
  const fault: Fault = (request, response, all) => {
    waiting.push(() => serve(request, response, all, all.byteLength - 1));
    if (waiting.length === 2) for (const give of waiting) give();
    ending.push(() => response.end(all.subarray(-1)));
    return "done";
  };
  const storage = await startStorage({ mail: bytes }, fault);
  const onProgress = (progress: { bytes: number }): void => {
    if (progress.bytes === bytes.byteLength - 1) have += 1;
    if (have === 2) for (const end of ending.splice(0)) end();
  };
  const begin = (options: Options) =>
    downloadExport(clientOf(storage), exported, folderSink(folder), { ...options, onProgress }).then(
      () => "done",
      (error: ExportDownloadError) => error.failures[0]?.error.message,
    );
  const first = begin(one);
  await expect.poll(() => waiting).toHaveLength(1);
  return Promise.all([first, begin(other)]);
}

test("two downloads that resume the same file write the same bytes at the same offsets", async () => {
  const folder = await newFolder(bytes.subarray(0, 1000));
  expect(await race(folder, [{}, {}])).toEqual(["done", "done"]);
  expect((await readFile(join(folder, "mail"))).equals(bytes)).toBe(true);
  expect(await readdir(folder)).toEqual(["mail"]);
});

test("if another download restarts the file, a download fails and the file stays correct", async () => {
  const folder = await newFolder();
  const ends = await race(folder, [{}, { resume: false }]);
  expect(ends).toEqual([expect.stringContaining("another download has started to write"), "done"]);
  expect((await readFile(join(folder, "mail"))).equals(bytes)).toBe(true);
  expect(await readdir(folder)).toEqual(["mail"]);
});

test("leaves no gap in a file that another download truncates", async () => {
  const folder = await newFolder(bytes.subarray(0, 1000));
  const storage = await startStorage({ mail: bytes }, () => {
    void writeFile(join(folder, "mail.partial"), "");
    return undefined;
  });
  const failed = downloadExport(clientOf(storage), exported, folderSink(folder));
  await expect(failed).rejects.toThrow("another download has started to write");
  expect(await readdir(folder)).toEqual(["mail.partial"]);
});

test("an abort stops reading a partial file", async () => {
  const controller = new AbortController();
  let read = 0;
  const target = () => ({
    size: async () => 1000,
    async *read() {
      for (; read < 1000; read += 1) {
        if (read === 3) controller.abort();
        yield new Uint8Array(1);
      }
    },
    ...{ write: async () => undefined, reset: async () => undefined, finish: async () => undefined },
    release: async () => undefined,
  });
  const storage = await startStorage({ mail: bytes });
  const aborted = downloadExport(clientOf(storage), exported, target, { signal: controller.signal });
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  expect(read).toBeLessThan(10);
});

test("an aborted download rejects only after every file is released", async () => {
  const files = ["a", "b", "c"].map((name) => fileOf(name, bytes));
  const controller = new AbortController();
  let open = 0;
  const target = ({ objectName }: CloudStorageFile) => {
    open += 1;
    return {
      ...{
        size: async () => 0,
        async *read() {},
        reset: async () => undefined,
        finish: async () => undefined,
      },
      async write() {
        if (objectName === "a") controller.abort();
      },
      async release() {
        if (objectName !== "a") await new Promise((resolve) => setTimeout(resolve, 20));
        open -= 1;
      },
    };
  };
  const storage = await startStorage(Object.fromEntries(files.map((file) => [`${file.objectName}`, bytes])));
  const { signal } = controller;
  const aborted = downloadExport(clientOf(storage), { cloudStorageSink: { files } }, target, { signal });
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  expect(open).toBe(0);
});
