import { type BundleExamples, bundleExamples } from "@seamline/contract-server/bundle-examples";
import { documents, type SpecDocument } from "@seamline/specs-edge";
import { createEdgeClient, type EdgeClient } from "../../src/generated/reference/index.gen.ts";

const found = documents.find(({ service, profile }) => service === "edge" && profile === "reference");
if (!found) throw new Error("No reference document of edge is bundled.");

export const bundle: SpecDocument = found;
export const examples: BundleExamples = bundleExamples(bundle);

export function createClient(baseUrl: string): EdgeClient {
  return createEdgeClient({ baseUrl, accessKey: "s3cret", retry: false });
}
