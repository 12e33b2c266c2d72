import type { ByteRange } from "../../../http/byte-range.ts";
import { fileAnswer } from "../../../service/file-answer.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { FurtherRoute } from "../../../service/service.ts";
import { openRoute } from "../access/open-route.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { readArchive } from "./read-archive.ts";
import { requireSignature } from "./require-signature.ts";

/** Where source archives are downloaded from: byte by byte what was uploaded. */
export const downloadArchive: FurtherRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "downloadSourceArchive",
  extensions: openRoute,
  method: "GET",
  path: /^\/downloads\/(?<archiveId>[^/]+)\/(?<file>[\w-]+\.zip)$/,
  summary: "Downloads a source archive from a signed URL.",
  async handle({ context, request, groups }) {
    await requireSignature(request, "GET", context);
    const { archiveId = "", file } = groups;
    const archive = await context.state.read((reader) => reader.get("archives", archiveId));
    if (!archive) throw new Refusal(404, "The source archive is no longer kept: its function was deleted.");
    const served = {
      etag: `"${archiveId}"`,
      size: archive.bytes,
      fields: () => ({
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${file}"`,
      }),
      read: (range: ByteRange) => context.state.read((reader) => readArchive(reader, archiveId, range)),
    };
    return fileAnswer(served, request);
  },
};
