import { expect, it } from "vitest";
import { resolveArchiveId } from "../../../src/services/functions/source/resolve-source.ts";

it("explains how to set the source of a function that has none", async () => {
  for (const spec of [{}, { buildConfig: {} }, { buildConfig: { source: {} } }])
    await expect(resolveArchiveId({} as never, spec)).rejects.toThrow(/has no source\. Upload an archive/);
});
