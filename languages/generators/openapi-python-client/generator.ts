import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import {
  checkPython,
  installPython,
  pythonStory,
  pythonTool,
  pythonVersion,
} from "../../src/tools/python.ts";

const generator: Generator = {
  tool: "openapi-python-client",
  language: "Python",
  version: () => pythonVersion("openapi-python-client"),
  needs: ["python3"],
  form: "3.1",
  settings: ["--meta none"],
  slice: ["edge/reference", "functions/v1/reference"],

  install: installPython,
  generate: async ({ spec, folder }) => {
    const output = ["--output-path", join(folder, "client")];
    const args = ["generate", "--path", spec, "--meta", "none", ...output];
    await runCommand({ program: pythonTool("openapi-python-client"), args, cwd: folder });
  },
  compile: (job) => checkPython(job, import.meta.url),
  run: (job) => pythonStory(job, import.meta.url),
};

export default generator;
