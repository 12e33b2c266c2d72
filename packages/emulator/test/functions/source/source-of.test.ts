import { expect, it } from "vitest";
import { archiveOf } from "../../../src/services/functions/source/source-of.ts";

it("says where a source is to be named that is named nowhere", async () => {
  for (const spec of [{}, { buildConfig: {} }, { buildConfig: { source: {} } }])
    await expect(archiveOf({} as never, spec)).rejects.toThrow(
      /says nothing of its source\. Upload an archive/,
    );
});
