import { bytesOf, type HttpRequest } from "../../../http/http-request.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { FurtherRoute } from "../../../service/service.ts";
import { openRoute } from "../access/open-route.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { keepUpload } from "./keep-upload.ts";
import { prepareArchive } from "./prepare-archive.ts";
import { requireSignature } from "./require-signature.ts";
import { MOST_ARCHIVE_BYTES } from "./signed-fields.ts";
import { UPLOAD_PATH } from "./upload-path.ts";

/** Where source archives are uploaded to. Whether it is one, the deployment finds out. */
export const uploadArchive: FurtherRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "uploadSourceArchive",
  extensions: openRoute,
  method: "PUT",
  path: UPLOAD_PATH,
  summary: "Uploads a source archive to a signed URL.",
  async handle({ context, request, groups }) {
    await requireSignature(request, "PUT", context);
    const archive = await prepareArchive(archiveOfBody(request));
    const { bucket = "", object = "" } = groups;
    await context.state.change((transaction) => keepUpload(transaction, { bucket, object }, archive));
    return { status: 200, headers: { etag: `"${archive.archiveId}"` } };
  },
};

/** @throws Refusal 400, 413, 415 */
function archiveOfBody(request: HttpRequest): Uint8Array {
  if (request.headers.get("authorization") !== null)
    throw new Refusal(400, "The signature stands for credentials: leave the header Authorization out.", {
      field: "authorization",
    });
  if (request.body === "too-large")
    throw new Refusal(
      413,
      `The archive is longer than ${MOST_ARCHIVE_BYTES} bytes, which is the most it may have.`,
    );
  if (request.body === "not-decoded")
    throw new Refusal(415, "The body is not what its Content-Encoding says: send the archive as it is.");
  const bytes = bytesOf(request);
  if (!bytes?.length) throw new Refusal(400, "The body must be the source archive, and is empty.");
  return bytes;
}
