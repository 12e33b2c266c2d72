import type { GenerateDownloadUrlResponse } from "../../../generated/functions-v1.types.gen.ts";
import type { V1Call } from "../functions-context.ts";
import { newDownloadUrl } from "./new-download-url.ts";

/** Reference facts, "Upload/download": minutes. In milliseconds. */
const DOWNLOAD_MS = 5 * 60_000;

/** The source of the version that is asked for, or of the newest. */
export async function generateDownloadUrlV1(
  call: V1Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponse> {
  return { downloadUrl: await newDownloadUrl(call, DOWNLOAD_MS, call.body.versionId) };
}
