import { type BundleExamples, bundleExamples } from "@seamline/contract-server/bundle-examples";
import { documents, type SpecDocument } from "@seamline/specs-retention";
import {
  bearer,
  createRetentionClient,
  type RetentionClient,
} from "../../src/generated/v1/reference/index.gen.ts";

const found = documents.find(({ service, profile }) => service === "retention" && profile === "reference");
if (!found) throw new Error("No reference document of retention is bundled.");

export const bundle: SpecDocument = found;
export const examples: BundleExamples = bundleExamples(bundle);

export function createClient(baseUrl: string): RetentionClient {
  return createRetentionClient({ baseUrl, auth: bearer("s3cret"), retry: false });
}
