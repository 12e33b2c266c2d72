import type { GenerateUploadUrlResponse } from "../../../generated/functions-v2.types.gen.ts";
import type { V2Call } from "../functions-context.ts";
import { newUploadUrl } from "./new-upload-url.ts";

/** A function of the v2 family names the object that is uploaded. */
export async function generateUploadUrlV2(
  call: V2Call<"generateFunctionUploadUrl">,
): Promise<GenerateUploadUrlResponse> {
  const { uploadUrl, name } = await newUploadUrl(call, ["content-type"]);
  return { uploadUrl, storageSource: { ...name } };
}
