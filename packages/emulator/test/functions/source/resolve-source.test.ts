import { expect, it } from "vitest";
import { resolveArchiveId } from "../../../src/services/functions/source/resolve-source.ts";

it("says where a source is to be named that is named nowhere", async () => {
  for (const spec of [{}, { buildConfig: {} }, { buildConfig: { source: {} } }])
    await expect(resolveArchiveId({} as never, spec)).rejects.toThrow(/names no source\. Upload an archive/);
});
