import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { FunctionsCall } from "../functions-context.ts";
import { requireLocation } from "../locations/require-location.ts";
import type { SignedField } from "./signed-fields.ts";
import { signTarget } from "./signed-url.ts";
import { ensuredSigningKey } from "./signing-key.ts";
import { type UploadName, uploadId } from "./stored-upload.ts";
import { uploadPath } from "./upload-path.ts";

/** How long an archive may be uploaded to a URL, in milliseconds. */
const UPLOAD_MS = 30 * 60_000;

/** Somewhere to upload an archive to. */
export interface NewUpload {
  readonly uploadUrl: string;
  readonly name: UploadName;
}

/**
 * Makes a place for an archive, which nobody can guess, and a URL to upload it to.
 *
 * @param fields that the upload must bring
 * @throws Refusal 404
 */
export async function newUploadUrl(
  { context, request, resourceName = "" }: FunctionsCall,
  fields: readonly SignedField[],
): Promise<NewUpload> {
  requireLocation(context.world, resourceName.slice(resourceName.lastIndexOf("/") + 1));
  const key = await ensuredSigningKey(context);
  const name = { bucket: bucketOf(resourceName), object: `${bytesToHex(randomBytes(16))}.zip` };
  await context.state.change((transaction) =>
    transaction.put("uploads", uploadId(name), { ...name, generation: 0 }),
  );
  const signed = { path: uploadPath(name), expires: context.clock.now() + UPLOAD_MS, fields };
  return { uploadUrl: `${request.origin}${signTarget(key, "PUT", signed)}`, name };
}

/** Of a location's name. No client writes such letters in a path in another way. */
function bucketOf(location: string): string {
  const [, project = "", , id = ""] = location.split("/");
  return `emulator-sources-${project}-${id}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-");
}
