import { describe, expect, test } from "vitest";
import { downloadExport, type ExportDownloadError, isIntegrityError } from "../../src/exports.ts";
import { exported, first, objects, one } from "./mailboxes.ts";
import {
  type Breaker,
  breakingAt60Percent,
  bytesOf,
  clientOf,
  type Fault,
  keeping,
  md5,
  startStorage,
} from "./storage.ts";

describe("files that differ from the export", () => {
  const name = `${first.objectName}`;
  const right = objects[name] as Buffer;
  const failing = async (bytes: Buffer, file = first, fault?: Fault, onProgress?: Breaker["onProgress"]) => {
    const storage = await startStorage({ [name]: bytes }, fault);
    const exportWithFile = { ...exported, cloudStorageSink: { files: [file] } };
    const failed = downloadExport(clientOf(storage), exportWithFile, keeping().target, { onProgress });
    const error = await failed.catch((reason: unknown) => reason);
    return { error: (error as ExportDownloadError).failures?.[0]?.error, received: storage.received };
  };

  test("rejects a file with a wrong digest", async () => {
    const wrong = Buffer.from(right);
    wrong[77] = (wrong[77] as number) ^ 1;
    const { error, received } = await failing(wrong);
    expect(error).toSatisfy(isIntegrityError);
    expect(error).toMatchObject({ expected: `md5 ${first.md5Hash}`, actual: `md5 ${md5(wrong)}` });
    expect(received).toHaveLength(1);
  });

  test("rejects a file with a wrong size before reading it", async () => {
    const { error } = await failing(right.subarray(1));
    expect(error).toMatchObject({ name: "IntegrityError", expected: "200003 bytes", actual: "200002 bytes" });
  });

  test("rejects a file with too many bytes if the server sends no length", async () => {
    const { error } = await failing(right, first, (_, response) => {
      response.writeHead(200).end(Buffer.concat([right, right]));
      return "done";
    });
    expect(error).toMatchObject({ name: "IntegrityError", actual: "more" });
  });

  test("requests the missing range if a file without a length ends early", async () => {
    const { error, received } = await failing(right, first, (each, response) => {
      if (each.headers.range) return undefined;
      response.writeHead(200).end(right.subarray(0, 1000));
      return "done";
    });
    expect(error).toBeUndefined();
    expect(received.map(({ headers }) => headers.range)).toEqual([undefined, "bytes=1000-"]);
  });

  test("rejects a response that contains a range other than the requested one", async () => {
    const { fault, onProgress } = breakingAt60Percent();
    const { error } = await failing(
      right,
      first,
      (request, response, bytes) => {
        if (fault(request, response, bytes)) return "done";
        response.writeHead(206, { "content-range": `bytes 5-${bytes.byteLength - 1}/${bytes.byteLength}` });
        response.end(bytes.subarray(5));
        return "done";
      },
      onProgress,
    );
    expect(error).toMatchObject({ name: "ApiError", status: 206 });
  });

  test("verify: false accepts a wrong digest, and a missing digest is always accepted", async () => {
    const wrong = bytesOf(99);
    const storage = await startStorage({ [name]: wrong });
    const unverified = await downloadExport(clientOf(storage), one, keeping().target, { verify: false });
    expect(unverified[0]?.md5).toBeUndefined();
    const exportWithoutDigest = {
      ...exported,
      cloudStorageSink: { files: [{ ...first, md5Hash: undefined }] },
    };
    const computed = await downloadExport(clientOf(storage), exportWithoutDigest, keeping().target);
    expect(computed[0]?.md5).toBe(md5(wrong));
  });
});

test("rejects a file larger than maxBytes if the export does not contain its size", async () => {
  const name = `${first.objectName}`;
  const storage = await startStorage({ [name]: objects[name] as Buffer });
  const files = [{ ...first, size: undefined }];
  const options = { maxBytes: 100_000 };
  const exportWithoutSize = { ...exported, cloudStorageSink: { files } };
  const failed = downloadExport(clientOf(storage), exportWithoutSize, keeping().target, options);
  const error = await failed.catch((reason: unknown) => reason);
  expect((error as ExportDownloadError).failures[0]?.error).toMatchObject({
    ...{ name: "ResponseTooLargeError", maxBytes: 100_000 },
    message: "the file has more than 100000 bytes (raise maxBytes)",
  });
  expect(storage.received).toHaveLength(1);
});
