import type { GenerateUploadUrlResponse } from "../../../generated/functions-v1.types.gen.ts";
import type { V1Call } from "../functions-context.ts";
import { newUploadUrl } from "./new-upload-url.ts";

/** A function of v1 names the URL as a whole, which is signed for a length, too. */
export async function generateUploadUrlV1(
  call: V1Call<"generateFunctionUploadUrl">,
): Promise<GenerateUploadUrlResponse> {
  const { uploadUrl } = await newUploadUrl(call, ["content-type", "x-goog-content-length-range"]);
  return { uploadUrl };
}
