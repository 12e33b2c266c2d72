import { expect, it } from "vitest";
import { CodeError } from "../../../src/index.ts";
import { deploymentFailure } from "../../../src/services/functions/deployment/deploy-function.ts";

it("the failure message ends with the output of the code", () => {
  const error = new CodeError("load", "index.js cannot be loaded", "Error: no settings\n");
  expect(deploymentFailure(error)).toEqual({
    code: 3,
    message: "index.js cannot be loaded\nError: no settings",
  });
});

it("the failure message does not repeat output that it already contains", () => {
  const error = new CodeError("package", "npm could not install ms: ETARGET", "ETARGET\n");
  expect(deploymentFailure(error).message).toBe("npm could not install ms: ETARGET");
});
