import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import { checkPython, installPython, pythonTool, pythonVersion } from "../../src/tools/python.ts";

const settings = [
  "--input-file-type openapi",
  "--output-model-type pydantic_v2.BaseModel",
  "--target-python-version 3.11",
  "--use-annotated",
  "--formatters builtin",
  // By default, `format: byte` would be decoded to text, but the content is rarely text.
  "--type-mappings byte=string",
];

/** Generates only models, no client. */
const generator: Generator = {
  tool: "datamodel-code-generator",
  language: "Python (models)",
  version: () => pythonVersion("datamodel-code-generator"),
  needs: ["python3"],
  form: "3.1",
  settings,
  install: installPython,
  generate: async ({ spec, folder }) => {
    const client = join(folder, "client");
    await mkdir(client);
    const files = ["--input", spec, "--output", join(client, "__init__.py")];
    const args = [...files, ...settings.flatMap((setting) => setting.split(" "))];
    await runCommand({ program: pythonTool("datamodel-codegen"), args, cwd: folder });
  },
  compile: (job) => checkPython(job, import.meta.url),
};

export default generator;
