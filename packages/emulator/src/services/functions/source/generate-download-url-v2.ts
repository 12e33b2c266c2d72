import type { GenerateDownloadUrlResponse } from "../../../generated/functions-v2.types.gen.ts";
import type { V2Call } from "../functions-context.ts";
import { newDownloadUrl } from "./new-download-url.ts";

/** Reference facts, "Upload/download". In milliseconds. */
const DOWNLOAD_MS = 30 * 60_000;

export async function generateDownloadUrlV2(
  call: V2Call<"generateFunctionDownloadUrl">,
): Promise<GenerateDownloadUrlResponse> {
  return { downloadUrl: await newDownloadUrl(call, DOWNLOAD_MS) };
}
