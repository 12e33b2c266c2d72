import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import { compileGo, goStory, goTool, goVersion, installGoTool } from "../../src/tools/go.ts";

const module = "github.com/oapi-codegen/oapi-codegen/v2";
const tool = `${module}/cmd/oapi-codegen`;

const settings = {
  /**
   * Suffix for operation response types. With the default, `Response`, these types would have the same names as
   * schemas, such as `ListMattersResponse`.
   */
  "output-options": { "response-type-suffix": "Result" },
  /** Otherwise, a constant is renamed as soon as another enum contains the same value. */
  compatibility: { "always-prefix-enum-values": true },
};

const generator: Generator = {
  tool: "oapi-codegen",
  language: "Go",
  version: () => goVersion(module),
  needs: ["go"],
  form: "3.1",
  settings: Object.entries(settings).flatMap(([section, values]) =>
    Object.entries(values).map(([name, value]) => `${section}: ${name}: ${value}`),
  ),
  slice: ["edge/reference", "retention/v1/reference"],
  install: () => installGoTool(tool),
  generate: async ({ spec, folder }) => {
    await mkdir(join(folder, "client"));
    const output = join(folder, "client/client.gen.go");
    const configuration = join(folder, "oapi-codegen.json");
    const what = { package: "client", generate: { models: true, client: true }, output };
    await writeFile(configuration, JSON.stringify({ ...what, ...settings }));
    await runCommand({ program: goTool(tool), args: ["-config", configuration, spec], cwd: folder });
  },
  compile: (job) => compileGo(job, import.meta.url),
  run: goStory,
};

export default generator;
