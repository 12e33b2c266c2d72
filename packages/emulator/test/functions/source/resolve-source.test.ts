import { expect, it } from "vitest";
import { resolveArchiveId } from "../../../src/services/functions/source/resolve-source.ts";

it("the error of a function without a source says where to name it", async () => {
  for (const spec of [{}, { buildConfig: {} }, { buildConfig: { source: {} } }])
    await expect(resolveArchiveId({} as never, spec)).rejects.toThrow(/names no source\. Upload an archive/);
});
