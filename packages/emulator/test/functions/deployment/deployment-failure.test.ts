import { expect, it } from "vitest";
import { CodeError } from "../../../src/index.ts";
import { deploymentFailure } from "../../../src/services/functions/deployment/deploy-function.ts";

it("the output of the code follows the message", () => {
  const error = new CodeError("load", "index.js cannot be loaded", "Error: no settings\n");
  expect(deploymentFailure(error)).toEqual({
    code: 3,
    message: "index.js cannot be loaded\nError: no settings",
  });
});

it("output that the message already contains is not repeated", () => {
  const error = new CodeError("package", "npm could not install ms: ETARGET", "ETARGET\n");
  expect(deploymentFailure(error).message).toBe("npm could not install ms: ETARGET");
});
